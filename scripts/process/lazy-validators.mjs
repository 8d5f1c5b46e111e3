import { createRequire } from 'node:module';

/** @typedef {{ middleware: (document: object, options: object) => unknown }} CallRouter */

const require = createRequire(import.meta.url);

/**
 * The Auth emulator compiles about a thousand validators when it starts, which takes half of the start's
 * time. Its router has an option, which the CLI does not use, to compile each one when a call needs it.
 */
export function compileAtFirstUse() {
  const requireAsCli = createRequire(require.resolve('firebase-tools/lib/bin/firebase.js'));
  const router = /** @type {CallRouter} */ (requireAsCli('exegesis-express'));
  const { middleware } = router;
  router.middleware = (document, settings) =>
    middleware(document, { ...settings, lazyCompileValidationSchemas: true });
}
