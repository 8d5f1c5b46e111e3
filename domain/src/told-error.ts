/** Not in `errors.ts`, so that visitors do not download the codes of `AppError`. The message is Spanish. */
export abstract class ToldError extends Error {}
