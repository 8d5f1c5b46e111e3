/** A failure that the person at the terminal can act upon; only its sentence is shown, without a stack. */
export class Problem extends Error {
  /**
   * @param {string} message
   * @param {{ exitCode?: number, cause?: unknown }} [options]
   */
  constructor(message, options = {}) {
    super(message, { cause: options.cause });
    this.name = 'Problem';
    this.exitCode = options.exitCode ?? 1;
  }
}
