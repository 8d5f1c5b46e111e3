/** Messages for the operator of the server; unknown errors arrive whole, with their cause. */
export interface Logger {
  info(message: string): void;
  warn(message: string): void;
  error(message: string, error: unknown): void;
}
