export { runEmulator } from './main.ts';
export { startEmulator } from './start-emulator.ts';
