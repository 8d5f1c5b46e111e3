/**
 * Loaded with `--import`: ends the program when its parent ends, even if the parent is killed. The standard
 * input must be a pipe from the parent, because the parent closes this pipe when it ends.
 */
process.stdin.on('end', () => process.exit()).resume();
