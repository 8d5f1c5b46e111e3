/**
 * `vite.config.ts` sets this constant. As a variable of `import.meta.env` it would be part of every visitor's
 * first download.
 */
declare const __PUSH_PUBLIC_KEY__: string;
