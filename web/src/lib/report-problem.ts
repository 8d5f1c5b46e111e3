/** Logs a problem that the visitor cannot solve to the console. */
export function reportProblem(what: string, cause: unknown): void {
  console.warn(`[copa] ${what}`, cause);
}
