/** Set by `vite.config.ts`, and not by its environment: that stands in the first download of every visitor. */
declare const __PUSH_PUBLIC_KEY__: string;
