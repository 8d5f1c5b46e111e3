import type { Logger } from '../transports/logger.ts';

/** Lines on stdout, which the Firebase CLI copies to `firestore-debug.log`. */
export const consoleLogger: Logger = {
  info(message) {
    console.log(message);
  },
  warn(message) {
    console.log(`WARNING: ${message}`);
  },
  error(message, error) {
    console.log(`ERROR: ${message}`, error);
  },
};
