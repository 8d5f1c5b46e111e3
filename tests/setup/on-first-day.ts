/** The arguments of Node for tests whose clock begins at the same moment in each run. */
export const onFirstDay = ['--import', new URL('first-day.mjs', import.meta.url).href];
