/**
 * `vite.config.ts` sets this constant. Vite would copy a variable of `import.meta.env` into `config/env.ts`,
 * which every visitor loads.
 */
declare const __PUSH_PUBLIC_KEY__: string;
