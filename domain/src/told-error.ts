/**
 * The message of such an error is a Spanish text for people. The class is not in `errors.ts`, so that
 * visitors do not download the codes of `AppError`.
 */
export abstract class ToldError extends Error {}
