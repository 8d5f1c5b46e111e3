import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { playerKeysOf, StoredMemberSchema } from './member.ts';

const AT = new Date('2026-11-20T12:00:00.000Z');
const KEYS = ['a', 'b'].map((letter) => letter.repeat(26));

const accepted = (slot: number, playerKey: string | null) =>
  z.parse(StoredMemberSchema, {
    slot,
    role: slot === 1 ? 'captain' : 'player',
    state: 'accepted',
    id: `member-${slot}`,
    fullName: 'Ana Torres',
    freeFireId: '12345678',
    email: 'ana@correo.example',
    phone: '+52 55 1234 5678',
    codeHash: 'hash',
    playerKey,
    acceptedAt: AT,
  });
const invited = z.parse(StoredMemberSchema, { slot: 3, role: 'player', state: 'invited' });

it('the pages of units are those of their members who switched one on, each once', () => {
  const [first = '', second = ''] = KEYS;
  const units = [
    { members: [accepted(1, first), accepted(2, null), invited] },
    { members: [accepted(1, second), accepted(2, first)] },
  ];
  expect(playerKeysOf(units)).toEqual([first, second]);
  expect(playerKeysOf([])).toEqual([]);
});
