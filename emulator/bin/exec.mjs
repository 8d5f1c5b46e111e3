import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { launchEnvironment } from './launch-environment.mjs';
import { runEmulator } from './program.cjs';

const NOT_FOUND = 127;
const NO_COMMAND = 2;
const SAY = 'Say what to run: firestore-emulator exec -- firebase emulators:start\n';

/** @param {string[]} args */
export function exec(args) {
  const [command, ...rest] = args[0] === '--' ? args.slice(1) : args;
  if (args[0] === '--help') {
    runEmulator(['--help'], { cli: false });
    return;
  }
  if (command === undefined || (args[0] !== '--' && command.startsWith('-'))) {
    process.stderr.write(command === undefined ? SAY : `exec has no option ${command}. ${SAY}`);
    process.exitCode = NO_COMMAND;
    return;
  }
  const child = spawn(command, rest, { stdio: 'inherit', env: launchEnvironment({ env: process.env }) });
  process.on('SIGINT', () => {
    // In a terminal SIGINT is not passed on, because Ctrl-C reaches the child too. A second SIGINT can make
    // the Firebase CLI skip its clean shutdown.
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', (error) => {
    const where = `A program that npm installed in this folder is node_modules/.bin/${command}`;
    const reason =
      'code' in error && error.code === 'ENOENT' ? `it is not on the PATH. ${where}` : error.message;
    process.stderr.write(`${command} could not be started: ${reason}\n`);
    process.exitCode = NOT_FOUND;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
  });
}
