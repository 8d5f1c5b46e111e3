/** `vite.config.ts` sets it. In the environment of Vite it would be in the first download of every visitor. */
declare const __PUSH_PUBLIC_KEY__: string;
