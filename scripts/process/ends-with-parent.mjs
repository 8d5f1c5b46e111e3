/** Loaded with `--import`: ends the program with its parent, even a killed one, because that closes the pipe. */
process.stdin.on('end', () => process.exit()).resume();
