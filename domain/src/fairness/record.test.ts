import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  DAY_MS,
  NO_SHOWS_KEPT_DAYS,
  REVOKED_KEPT_DAYS,
  STRIKES_KEPT_DAYS,
  WARNINGS_KEPT_DAYS,
} from '../limits.ts';
import {
  activeBan,
  decidedFor,
  type EntryKind,
  entryEndOf,
  idEndOf,
  isOfOthers,
  keepsFromPlaces,
  recordOf,
  type StoredEntry,
  StoredEntrySchema,
  waitsBehind,
  weighedFor,
  withoutAged,
} from './record.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS);

function entry(
  kind: EntryKind,
  length: number | null = null,
  changes: Partial<StoredEntry> = {},
): StoredEntry {
  const fields = {
    id: kind,
    kind,
    from: NOW,
    until: entryEndOf(kind, NOW, length),
    reason: 'Insultó en la sala',
  };
  return { ...z.parse(StoredEntrySchema, { ...fields, by: { uid: 'admin-1' } }), ...changes };
}

describe('a suspension', () => {
  it.each([
    ['before it begins', days(-1), false],
    ['from its first moment on', NOW, true],
    ['to its last day', days(6.9), true],
    ['not from its end on', days(7), false],
  ] as const)('counts %s', (_, now, isBanned) => {
    expect(activeBan(recordOf('key', [entry('ban', 7)]), now) !== null).toBe(isBanned);
  });

  it('without an end counts until somebody revokes it', () => {
    expect(activeBan(recordOf('key', [entry('ban')]), days(3000))).not.toBeNull();
    expect(activeBan(recordOf('key', [entry('ban', null, { revokedAt: NOW })]), days(1))).toBeNull();
  });

  it('is the one that lasts the longest', () => {
    const short = entry('ban', 7, { id: 'short' });
    const open = entry('ban', null, { id: 'open' });
    expect(activeBan(recordOf('key', [open, short]), NOW)?.id).toBe('open');
    expect(activeBan(recordOf('key', [short, entry('ban', 30, { id: 'long' })]), NOW)?.id).toBe('long');
  });

  it('is no other kind of entry, and nobody without a record has one', () => {
    expect(activeBan(recordOf('key', [entry('warning'), entry('strike'), entry('no_show')]), NOW)).toBeNull();
    expect(activeBan(null, NOW)).toBeNull();
  });
});

describe('waiting behind others', () => {
  const absence = (tournamentId: string, changes: Partial<StoredEntry> = {}) =>
    entry('no_show', null, { id: tournamentId, tournamentId, contacts: ['own'], ...changes });

  it.each([
    [['copa-1', 'copa-2'], {}, 'own', true],
    [['copa-1', 'copa-2'], {}, 'another', false],
    [['copa-1', 'copa-2'], { contacts: [] }, 'own', false],
    [['copa-1', 'copa-2'], { revokedAt: NOW }, 'own', false],
    [['copa-1', 'copa-2'], { until: NOW }, 'own', false],
    [['copa-1', 'copa-1'], {}, 'own', false],
    [['copa-1'], {}, 'own', false],
  ] as const)('absent from %j, the last one %j, asked by %j: %s', (missed, last, contact, isBehind) => {
    const entries = missed.map((id, index) => absence(id, index === missed.length - 1 ? last : {}));
    expect(waitsBehind({ entries }, contact, NOW)).toBe(isBehind);
  });

  it('follows from no other entry', () => {
    const strikes = ['copa-1', 'copa-2'].map((id) => absence(id, { kind: 'strike' }));
    expect(waitsBehind({ entries: strikes }, 'own', NOW)).toBe(false);
  });
});

describe('a kind of entry', () => {
  it.each([
    ['warning', WARNINGS_KEPT_DAYS, '', false],
    ['no_show', NO_SHOWS_KEPT_DAYS, '', true],
    ['strike', STRIKES_KEPT_DAYS, '6789', false],
    ['ban', 7, '6789', true],
  ] as const)(
    '%s lasts %s days, keeps the digits "%s", and keeps from places: %s',
    (kind, lasts, digits, keeps) => {
      expect(entryEndOf(kind, NOW, 7)).toEqual(days(lasts));
      expect([idEndOf(kind, '123456789'), keepsFromPlaces({ kind })]).toEqual([digits, keeps]);
    },
  );
});

describe('the document', () => {
  it('has the end of the longest entry, leaves out revoked entries, and names its absences', () => {
    const bans = [entry('ban', 7, { id: 'a' }), entry('ban', 30, { id: 'b' }), entry('ban', 14, { id: 'c' })];
    expect(recordOf('key', bans)).toMatchObject({ bannedUntil: days(30), erasedAt: days(7), noShows: [] });
    const revoked = entry('ban', 90, { id: 'd', revokedAt: NOW });
    expect(recordOf('key', [...bans, revoked])).toMatchObject({
      bannedUntil: days(30),
      listedUntil: days(30),
    });
    expect(recordOf('key', [entry('ban'), entry('no_show'), entry('warning')])).toMatchObject({
      id: 'key',
      bannedUntil: new Date('9999-12-31T00:00:00Z'),
      noShows: ['no_show'],
    });
  });

  it('says until when a suspension counts, and until when it is listed', () => {
    const record = recordOf('key', [entry('ban', 7), entry('strike')]);
    expect(record).toMatchObject({ bannedUntil: days(7), listedUntil: entry('strike').until });
    expect(recordOf('key', [entry('warning')])).toMatchObject({ bannedUntil: null, listedUntil: null });
    expect(recordOf('key', [])).toBeNull();
  });

  it('loses each entry at its end, and itself with the last one', () => {
    const record = recordOf('key', [entry('ban', 7), entry('warning')]);
    if (record === null) throw new Error('no record');
    expect(record.erasedAt).toEqual(days(7));
    expect(withoutAged(record, days(6.9))).toEqual(record);
    expect(withoutAged(record, days(7))?.entries.map(({ kind }) => kind)).toEqual(['warning']);
    expect(withoutAged(record, days(WARNINGS_KEPT_DAYS))).toBeNull();
  });

  it('keeps what was revoked for a while, and a suspension without an end for as long as it stands', () => {
    const revoked = recordOf('key', [entry('ban', null, { revokedAt: NOW })]);
    expect(revoked?.erasedAt).toEqual(days(REVOKED_KEPT_DAYS));
    expect(recordOf('key', [entry('ban')])?.erasedAt).toBeNull();
    expect(recordOf('key', [entry('ban', 7, { revokedAt: NOW })])?.erasedAt).toEqual(days(7));
  });
});

describe('an absence of somebody with another mailbox', () => {
  const absence = { contacts: ['absent'], others: [] };

  it('is of nobody else if the absent contact is unknown, or is the same', () => {
    expect([isOfOthers({ contacts: [], others: [] }, 'ana'), isOfOthers(absence, 'absent')]).toEqual([
      false,
      false,
    ]);
    expect([isOfOthers(absence, 'ana'), decidedFor(absence, 'ana')]).toEqual([true, null]);
  });

  it('counts for a contact as an organiser last decided, and for nobody else', () => {
    const counted = weighedFor(weighedFor(absence, 'ana', true), 'ana', true);
    expect(counted).toEqual({ contacts: ['absent', 'ana'], others: [] });
    expect([decidedFor(counted, 'ana'), isOfOthers(counted, 'ana')]).toEqual([true, true]);
    expect(decidedFor(counted, 'beto')).toBeNull();
    const taken = weighedFor(counted, 'ana', false);
    expect(taken).toEqual({ contacts: ['absent'], others: ['ana'] });
    expect(decidedFor(taken, 'ana')).toBe(false);
    expect(weighedFor(taken, 'ana', true)).toEqual(counted);
  });
});
