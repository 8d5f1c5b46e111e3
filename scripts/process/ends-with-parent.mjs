/**
 * Loaded with `--import`: ends the program with its parent, even a killed one. The standard input must be a pipe
 * of the parent, because its end closes the pipe.
 */
process.stdin.on('end', () => process.exit()).resume();
