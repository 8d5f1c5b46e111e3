import { expect, it } from 'vitest';
import { bytesOf, onRecord } from './operation.ts';

it.each([
  ['a letter', 'n', 1],
  ['a letter with an accent', 'ñ', 2],
  ['an emoji', '🔥', 4],
])('an operation weighs the bytes of %s', (_, character, bytes) => {
  const empty = onRecord('u1', (_ledger, unit) => unit);
  const weigh = (nick: string) => bytesOf({ ...empty, sent: { nick } });
  expect(weigh(character.repeat(10)) - weigh('')).toBe(10 * bytes);
});
