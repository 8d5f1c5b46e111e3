/** A failure whose message is Spanish, and for whoever reads it: apart from the codes, which no visitor downloads. */
export abstract class ToldError extends Error {}
