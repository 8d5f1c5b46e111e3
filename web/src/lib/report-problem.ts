export function reportProblem(what: string, cause: unknown): void {
  console.warn(`[copa] ${what}`, cause);
}
