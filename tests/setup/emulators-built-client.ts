export { startWithBuiltClient as default } from './emulators.ts';
