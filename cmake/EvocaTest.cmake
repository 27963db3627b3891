# evoca_add_test(NAME SOURCES file... LIBS lib... [LABELS label...] [TIMEOUT seconds])
# One Qt Test binary; label "headless" (the default) runs offscreen, "x11" needs a screen and a private D-Bus.
function(evoca_add_test name)
    cmake_parse_arguments(arg "" "TIMEOUT" "SOURCES;LIBS;LABELS" ${ARGN})
    if(NOT arg_LABELS)
        set(arg_LABELS headless)
    endif()
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 120)
    endif()
    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE evoca_options evoca_testsupport Qt6::Test ${arg_LIBS})
    target_compile_definitions(${name} PRIVATE
        EVOCA_SHARED_DIR="${CMAKE_SOURCE_DIR}/../shared"
        EVOCA_TEST_DATA="${CMAKE_SOURCE_DIR}/tests/data"
        EVOCA_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
        EVOCA_BINARY_DIR="${CMAKE_BINARY_DIR}")
    add_test(NAME ${name} COMMAND ${name})
    set(environment "LANG=C.UTF-8" "TZ=UTC")
    if(NOT "x11" IN_LIST arg_LABELS)
        list(APPEND environment "QT_QPA_PLATFORM=offscreen")
    endif()
    set_tests_properties(${name} PROPERTIES LABELS "${arg_LABELS}" TIMEOUT ${arg_TIMEOUT}
        ENVIRONMENT "${environment}" SKIP_RETURN_CODE 77)
endfunction()
