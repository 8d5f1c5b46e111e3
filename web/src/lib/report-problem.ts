/** A problem that the visitor cannot help and should not see; it stays readable in the console. */
export function reportProblem(what: string, cause: unknown): void {
  console.warn(`[copa] ${what}`, cause);
}
