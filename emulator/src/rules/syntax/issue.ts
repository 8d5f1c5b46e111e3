import type { SourcePosition } from './source-text.ts';

export interface Issue {
  readonly severity: 'ERROR' | 'WARNING';
  readonly message: string;
  readonly span: SourcePosition;
}

/** The text of the INVALID_ARGUMENT that refuses a ruleset. */
export function compileErrorText(issues: readonly Issue[]): string {
  const lines = issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ message, span }) => `L${span.line}:${span.column} ${message}`);
  return ['Error compiling rules:', ...lines].join('\n');
}
