/** `vite.config.ts` sets it. In Vite's environment it would be part of every visitor's first download. */
declare const __PUSH_PUBLIC_KEY__: string;
