# libstemmer ships neither a CMake package nor a pkg-config file.
find_path(STEMMER_INCLUDE_DIR libstemmer.h REQUIRED)
find_library(STEMMER_LIBRARY stemmer REQUIRED)
if(NOT TARGET Stemmer::Stemmer)
    add_library(Stemmer::Stemmer UNKNOWN IMPORTED)
    set_target_properties(Stemmer::Stemmer PROPERTIES
        IMPORTED_LOCATION "${STEMMER_LIBRARY}"
        INTERFACE_INCLUDE_DIRECTORIES "${STEMMER_INCLUDE_DIR}")
endif()
