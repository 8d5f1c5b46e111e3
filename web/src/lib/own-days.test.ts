import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = resolve(import.meta.dirname, '..');

/** These files use the tournament's zone: pictures and texts that many people read, and the editor. */
const OF_THE_TOURNAMENT = [
  'components/admin/sharing/links-list.tsx',
  'features/day/public/ticket/pride/own-picture.ts',
  'features/seasons/public/season-picture.ts',
  'features/tournaments/admin/editor/editor-sections.tsx',
];

/** The zone is the second argument of `dateText`, or the first of `startText` has it. */
const OTHER_ZONE =
  /\bdateText\((?:[^,()]|\([^()]*\))+, (?!ownTimeZone\(\))|\bstartText\((?!\{[^}]*timeZone: ownTimeZone\(\)).+\bdateText\)/;

const SOURCE_NAMES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /(?<!\.test|\.fixture)\.tsx?$/.test(name));

const found = (pattern: RegExp) =>
  SOURCE_NAMES.filter((name) => pattern.test(readFileSync(resolve(SOURCES, name), 'utf8')));

it('a screen shows the day of the reader, as it shows the hour of the reader', () => {
  expect(found(OTHER_ZONE).toSorted()).toEqual(OF_THE_TOURNAMENT);
});

/** These words depend on the hour at which they are read, such as `hoy` or `hace 3 minutos`. */
const NEAR_WORDS =
  'ownHour|ownAt|ownStart|hourInSentence|hourOnPage|fromToText|dayAndClock|dayAndDate|dayText|relativeTime';
const SAYS_NEAR_WORDS = String.raw`\b(?:${NEAR_WORDS})\(`;
const READ_ONCE = new RegExp(
  String.raw`const now = serverNow\(\)[^]*${SAYS_NEAR_WORDS}|${SAYS_NEAR_WORDS}(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\bserverNow\(\)`,
);

it('a component takes the hour from `useNow`, because a page stays open over midnight', () => {
  expect(READ_ONCE.test('words.sentAt(ownHour(report.sentAt, serverNow()))')).toBe(true);
  expect(READ_ONCE.test('ownAt(reviewEnd(tournament, window), serverNow())')).toBe(true);
  expect(READ_ONCE.test('const now = serverNow();\nreturn ownAt(from, now);')).toBe(true);
  expect(found(READ_ONCE).filter((name) => name.endsWith('.tsx'))).toEqual([]);
});
