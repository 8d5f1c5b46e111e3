import { expect, it } from 'vitest';
import { withoutSummary } from './without-summaries.ts';

it('removes only the summary of a call', () => {
  const call = (summary: string) => `endpoint('a', {\n  summary:${summary},\n  access: 'public',\n});\n`;
  for (const summary of [" 'One of them; it\\'s here.'", "\n    'On a line of its own.'"]) {
    expect(withoutSummary(call(summary))).toBe(call(" ''"));
  }
});
