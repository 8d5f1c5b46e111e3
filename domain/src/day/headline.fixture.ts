import { NO_CONFIRMATIONS, NONE_LATE } from '../registrations/confirmation.ts';
import type { PublicMember } from '../registrations/member.ts';

/** Units before anything has happened. */

export const HOUR = 3_600_000;

const member = (slot: number, changes: Partial<PublicMember> = {}): PublicMember => ({
  slot,
  role: slot === 1 ? 'captain' : 'player',
  state: 'accepted',
  name: `Jugador ${slot}`,
  ...changes,
});

export const DAY = {
  confirmations: NO_CONFIRMATIONS,
  late: NONE_LATE,
  readyAt: null,
  placedAt: new Date('2026-11-29T20:00:00Z'),
  promotedAt: null,
  confirmBy: null,
  releasedBy: null,
  lobby: null,
  rooms: [],
};

export const UNITS = {
  complete: [member(1), member(2)],
  alone: [member(1)],
  'without a substitute': [1, 2, 3].map((slot) =>
    slot === 3 ? member(slot, { role: 'substitute', state: 'invited', name: '' }) : member(slot),
  ),
  'one missing': [member(1), member(2, { state: 'invited', name: '' })],
  'two missing': [
    member(1),
    member(2),
    member(3, { state: 'invited', name: '' }),
    member(4, { state: 'invited', name: '' }),
  ],
} as const;
