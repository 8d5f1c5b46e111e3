/**
 * `vite.config.ts` sets this constant. A variable in `import.meta.env` would be part of `config/env.ts`,
 * which every visitor loads.
 */
declare const __PUSH_PUBLIC_KEY__: string;
