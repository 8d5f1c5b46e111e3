import { expect, it } from 'vitest';
import { complaintsAboutLimits, TOLD_LIMITS } from './told-limits.ts';

it('names each sentence of a document that tells another number than the limit', () => {
  const told = { 'docs/a.md': ['opens at 19:45', 'for 30 minutes'] };
  expect(complaintsAboutLimits({ 'docs/a.md': 'It opens at 19:45, for 30 minutes.' }, told)).toEqual([]);
  expect(complaintsAboutLimits({ 'docs/a.md': 'It opens at 19:45, for 20 minutes.' }, told)).toEqual([
    'docs/a.md: by domain/src/limits.ts it has to say "for 30 minutes"',
  ]);
  expect(complaintsAboutLimits({}, told)).toHaveLength(2);
});

it('knows the hours of the day of a tournament', () => {
  expect(TOLD_LIMITS['docs/dia-del-torneo.md']).toContain('| 19:45 | La sala se abre');
});
