/** Tokens carry whole seconds. */
export const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000);
