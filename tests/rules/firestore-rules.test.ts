import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { API_ONLY } from './rows/api-only.ts';
import { DAY } from './rows/day.ts';
import { USER_REQUESTS } from './rows/people.ts';
import { PLAY } from './rows/play.ts';
import { QUESTIONS_AND_FORMS } from './rows/questions-and-forms.ts';
import { REGISTRATIONS } from './rows/registrations.ts';
import { ROOMS } from './rows/rooms.ts';
import { SEASONS } from './rows/seasons.ts';
import { AUDIT_AND_SETTINGS } from './rows/site.ts';
import { TICKETS } from './rows/tickets.ts';
import { TOURNAMENTS } from './rows/tournaments.ts';
import { writeDocuments } from './support/documents.ts';
import { blocksOf, missingRows } from './support/missing-rows.ts';
import { openRules, RULES } from './support/rules-environment.ts';

const TABLES = {
  tournaments: TOURNAMENTS,
  registrations: REGISTRATIONS,
  tickets: TICKETS,
  rooms: ROOMS,
  day: DAY,
  play: PLAY,
  seasons: SEASONS,
  'questions and forms': QUESTIONS_AND_FORMS,
  'user requests': USER_REQUESTS,
  'audit and settings': AUDIT_AND_SETTINGS,
  'what only the API does': API_ONLY,
};
const ROWS = Object.values(TABLES).flat();

const { withoutRules, firestoreOf, conditions, statusOf } = await openRules();

// The last test reads which conditions the others have made true and false.
describe('firestore.rules', { shuffle: false }, () => {
  beforeAll(() => withoutRules(writeDocuments));

  describe.each(Object.entries(TABLES))('%s', (_name, rows) => {
    it.each(rows.filter(({ allowed }) => allowed))('$who $what', async ({ who, act }) => {
      await expect(assertSucceeds(act(firestoreOf(who)))).resolves.not.toThrow();
    });

    it.each(rows.filter(({ allowed }) => !allowed))('not: $who $what', async ({ who, act }) => {
      await expect(assertFails(act(firestoreOf(who)))).resolves.toMatchObject({
        code: 'permission-denied',
      });
    });
  });

  it.each([
    ['tournaments', 'status', { stringValue: 'published' }],
    ['tournamentChanges', 'listed', { booleanValue: true }],
    ['questions', 'active', { booleanValue: true }],
    ['forms', 'isActive', { booleanValue: true }],
  ])('not: stranger lists %s after skipping some, which are read too', async (collectionId, path, value) => {
    const where = { fieldFilter: { field: { fieldPath: path }, op: 'EQUAL', value } };
    const skipping = (offset: number) => statusOf({ from: [{ collectionId }], where, limit: 1, offset });
    expect([await skipping(0), await skipping(1)]).toEqual([200, 403]);
  });

  it('has rows in which each condition holds, and rows in which it fails', async () => {
    const oneSided = (await conditions()).flatMap(({ sourcePosition, values = [] }) => {
      if (values.some(({ value }) => 'pathValue' in value)) return [];
      const holds = values.some(({ value }) => value['boolValue'] === true);
      const fails = values.some(({ value }) => value['boolValue'] !== true);
      return holds && fails ? [] : [`line ${sourcePosition.line}: ${holds ? 'never fails' : 'never holds'}`];
    });
    expect(oneSided).toEqual([]);
  });
});

describe('the rows', () => {
  it('prove every method of every block allowed and denied', () => {
    expect(missingRows(RULES, ROWS)).toEqual([]);
  });

  it('name only blocks that exist', () => {
    const named = new Set(ROWS.flatMap(({ block }) => block ?? []));
    expect([...named].filter((block) => !blocksOf(RULES).includes(block))).toEqual([]);
  });

  it('would not pass for a block that nobody tried', () => {
    const more = RULES.replace(
      'match /settings/site {',
      'match /prizes/{prize} { allow read: if true; }\n match /settings/site {',
    );
    expect(missingRows(more, ROWS)).toEqual([
      '/prizes/{prize} get allowed',
      '/prizes/{prize} get denied',
      '/prizes/{prize} list allowed',
      '/prizes/{prize} list denied',
    ]);
  });
});
