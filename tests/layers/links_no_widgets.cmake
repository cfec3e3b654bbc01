# Fails where PROGRAM loads a library of windows. The command line must run where there is none.
execute_process(COMMAND ldd ${PROGRAM} OUTPUT_VARIABLE libraries COMMAND_ERROR_IS_FATAL ANY)
if(NOT libraries MATCHES "libQt6Core")
  message(FATAL_ERROR "ldd shows no QtCore for ${PROGRAM}; is it the program?\n${libraries}")
endif()
if(libraries MATCHES "libQt6(Widgets|Gui|PrintSupport)")
  message(FATAL_ERROR "${PROGRAM} links ${CMAKE_MATCH_0}\n${libraries}")
endif()
