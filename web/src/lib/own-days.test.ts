import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = resolve(import.meta.dirname, '..');

/** Many people read a picture, and the editor has the times of the tournament. */
const OF_THE_TOURNAMENT = [
  'features/day/public/ticket/pride/own-picture.ts',
  'features/seasons/public/season-picture.ts',
  'features/tournaments/admin/editor/editor-sections.tsx',
];

/** The zone is the second argument of `dateText`, or the first of `startText` has it. */
const OTHER_ZONE =
  /\bdateText\((?:[^,()]|\([^()]*\))+, (?!ownTimeZone\(\))|\bstartText\((?!\{[^}]*timeZone: ownTimeZone\(\)).+\bdateText\)/;

it('a screen shows the day of the reader, as it shows the hour of the reader', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /(?<!\.test|\.fixture)\.tsx?$/.test(name));
  const others = files.filter((name) => OTHER_ZONE.test(readFileSync(resolve(SOURCES, name), 'utf8')));
  expect(others.toSorted()).toEqual(OF_THE_TOURNAMENT);
});
