/**
 * A failure with a Spanish message for its reader. It is not in `errors.ts`, so that visitors do not
 * download the codes of `AppError`.
 */
export abstract class ToldError extends Error {}
