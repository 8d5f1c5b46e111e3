/** `runScript` shows only the message of a `Problem`, without a stack. */
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
