/**
 * A program that loads this file by `--import` ends with its parent, even if the parent is killed. Its
 * standard input must be a pipe from the parent, which closes when the parent ends.
 */
process.stdin.on('end', () => process.exit()).resume();
