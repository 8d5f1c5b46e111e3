/**
 * A failure whose Spanish message its reader may see. It is separate from `AppError`, whose codes no visitor
 * downloads.
 */
export abstract class ToldError extends Error {}
