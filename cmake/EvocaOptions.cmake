# One interface target carries warnings, Qt's strict macros and the sanitizers; every Evoca target links it.
add_library(evoca_options INTERFACE)
target_compile_options(evoca_options INTERFACE -Wall -Wextra -Wpedantic -Wno-missing-field-initializers)
if(EVOCA_WARNINGS_AS_ERRORS)
    target_compile_options(evoca_options INTERFACE -Werror)
endif()
target_compile_definitions(evoca_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
    QT_NO_KEYWORDS QT_NO_FOREACH QT_NO_CONTEXTLESS_CONNECT QT_STRICT_ITERATORS QT_USE_QSTRINGBUILDER
    QT_DISABLE_DEPRECATED_UP_TO=0x060800)
if(EVOCA_SANITIZE)
    target_compile_options(evoca_options INTERFACE -fsanitize=address,undefined -fno-omit-frame-pointer)
    target_link_options(evoca_options INTERFACE -fsanitize=address,undefined)
endif()
# With Clang's libFuzzer (tests/fuzz): what is fuzzed must tell the fuzzer where it has been.
if(EVOCA_FUZZ)
    target_compile_options(evoca_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
# Debug builds stay quick to compile and link, and still usable on large histories.
set(CMAKE_CXX_FLAGS_DEBUG "-Og -g1")
