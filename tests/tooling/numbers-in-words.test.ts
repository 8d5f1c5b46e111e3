import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FREE_FIRE_ID_MAX, FREE_FIRE_ID_MIN } from '@copa/domain/limits';
import { PASTED_PLAYERS_MAX } from '@copa/domain/registrations/pasted/pasted-players';
import { SiteSettingsInputSchema } from '@copa/domain/site/settings';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { repositoryRoot } from '../../scripts/process/repository.mjs';
import { wordsFiles } from './words-files.ts';

/** Matches a single digit only after a word such as `máximo`. */
const NUMBER =
  /(?<![\w.,:+{-])\d{2,}(?![\w:])|(?<=\b(?:máximo|Hasta|entre|de|menos) )[2-9](?= (?!de\b|en\b))/g;

const numbersIn = (file: string) =>
  [
    ...readFileSync(join(repositoryRoot, file), 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      .replaceAll(/\$\{[^}]*\}/g, '')
      .matchAll(/'[^'\n]*'|`[^`]*`/g),
  ].flatMap(([text]) => [...text.matchAll(NUMBER)].map(([number]) => number));

const ids = [FREE_FIRE_ID_MIN, FREE_FIRE_ID_MAX].map(String);
const list = String(PASTED_PLAYERS_MAX);
const { community } = SiteSettingsInputSchema.shape;
const link = { label: 'Chat', url: 'https://chat.example' };
const fits = (links: number) =>
  z.safeParse(
    community,
    Array.from({ length: links }, () => link),
  ).success;
const mostLinks = String(Array.from({ length: 50 }, (_, links) => links).findLast(fits));

/**
 * Maps a file to the limits that it writes as numbers. Other numbers in `words` files must be in `OTHERS` or
 * `EXAMPLES`.
 */
const LIMITS: Readonly<Record<string, readonly string[]>> = {
  'domain/src/registrations/words/import.ts': [list],
  'domain/src/registrations/words/player.ts': ids,
  'domain/src/site/words.ts': [mostLinks],
  'web/src/features/registrations/words/importing.ts': [list, list],
  'web/src/features/registrations/words/register.tsx': ids,
};

/**
 * Numbers that are not limits: examples, laws, a proportion (9 of 10), and the sizes of pictures and screens.
 */
const OTHERS = new Set(
  '10 13 1080 1200 1234 1581 1920 2012 2018 2234567890 4321 55 5678 630 8765'.split(' '),
);
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'domain/src/tournaments/words/fields.ts': ['1000'],
  'web/src/features/play/words/match.ts': ['12'],
  'web/src/features/play/words/stage-editor.ts': ['3', '12'],
  'web/src/features/registrations/words/phone.ts': ['300', '123', '4567'],
  'web/src/features/site/words/questions-playing.ts': ['3'],
  'web/src/features/site/words/terms.ts': ['3', '12'],
};

it('writes no limit as a number that could differ from it', () => {
  const found = wordsFiles
    .map((file) => [file, numbersIn(file).filter((number) => !OTHERS.has(number))] as const)
    .filter(([, numbers]) => numbers.length > 0);
  expect(Object.fromEntries(found)).toEqual({ ...LIMITS, ...EXAMPLES });
});
