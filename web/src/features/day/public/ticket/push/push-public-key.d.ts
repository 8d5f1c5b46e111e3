/**
 * `vite.config.ts` sets this constant. `config/env.ts` loads all of `import.meta.env` for every visitor, so
 * the key is a constant of its own.
 */
declare const __PUSH_PUBLIC_KEY__: string;
