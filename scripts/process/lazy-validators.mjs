import { createRequire } from 'node:module';

/** @typedef {{ middleware: (document: object, options: object) => unknown }} CallRouter */

const require = createRequire(import.meta.url);

/**
 * The Auth emulator compiles all its validators when it starts, which slows the start down. With
 * `lazyCompileValidationSchemas`, which the CLI does not set, the emulator's router compiles a validator when
 * a call needs it.
 */
export function compileAtFirstUse() {
  const requireAsCli = createRequire(require.resolve('firebase-tools/lib/bin/firebase.js'));
  const router = /** @type {CallRouter} */ (requireAsCli('exegesis-express'));
  const { middleware } = router;
  router.middleware = (document, settings) =>
    middleware(document, { ...settings, lazyCompileValidationSchemas: true });
}
