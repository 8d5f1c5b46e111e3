import { describe, expect, it } from 'vitest';
import { optionsIn } from './options.ts';

const anySeed = () => 7;

describe('the options of the soak', () => {
  it.each([
    [[], { minutes: 10, seed: 7 }],
    [['--minutes', '60'], { minutes: 60, seed: 7 }],
    [['--minutes', '0.5', '--seed', '123'], { minutes: 0.5, seed: 123 }],
  ])('%j are %j', (args, expected) => {
    expect(optionsIn(args, anySeed)).toEqual(expected);
  });

  it.each([
    [['--minutes', 'an hour']],
    [['--seed', '-1']],
    [['--seed', '1.5']],
    [['--hours', '1']],
    [['60']],
  ])('refuse %j with what is possible', (args) => {
    expect(() => optionsIn(args, anySeed)).toThrow('"npm run soak" takes --minutes');
  });
});
