import { freeFireIdKey } from '@copa/domain/contact';
import { DAY_MS } from '@copa/domain/limits';
import { createRecordKeys } from '../../../../functions/src/desk/record-keys.ts';
import { STATUS_CODE_SECRET } from '../program.ts';
import { type Act, freeFireId, once, registrationId, uuid } from './acts/act.ts';
import { planSigningUp } from './acts/player-acts.ts';
import { promote } from './day-rules.ts';
import type { Wave } from './days.ts';
import { withdrawUnit } from './member-rules.ts';
import { decide } from './registration-rules.ts';
import { UNIT_SHOWN } from './units.ts';
import { later, note } from './world.ts';

const keys = createRecordKeys(STATUS_CODE_SECRET);
const REASON = 'Usó un programa para apuntar.';
const DAYS = 7;

/** In these days the player of a registration has its number. */
const suspending = (registration: number): Act => ({
  plan: () => {
    const id = registrationId(registration);
    const player = freeFireId(registration);
    const key = keys.recordOf(player);
    const body = { requestId: uuid(9, registration), kind: 'ban', days: DAYS, reason: REASON };
    return {
      send: (site) => site.call(0, 'POST', `/registrations/${id}/members/${id}/record`, body, ['key']),
      steps: (then) =>
        once(() => {
          then.bans[freeFireIdKey(player)] = later(then.now, DAYS * DAY_MS);
          note(then, `record.add records/${key}`);
          return { key };
        }),
    };
  },
});

const withdrawing = (registration: number): Act => ({
  plan: () => ({
    send: (site) => site.byCode(1, 'DELETE', 'unit', registrationId(registration), ['erased']),
    steps: (then) => withdrawUnit(then, registrationId(registration)),
  }),
});

const deciding = (registration: number, status: 'approved' | 'rejected' | 'pending'): Act => ({
  plan: () => {
    const id = registrationId(registration);
    const fields = [...UNIT_SHOWN, 'placeAfter'];
    return {
      send: (site) => site.call(0, 'PATCH', `/registrations/${id}/status`, { status }, fields),
      steps: (then) => decide(then, id, { status, reason: null, expected: null }),
    };
  },
});

const promoting = (registration: number): Act => ({
  plan: () => {
    const id = registrationId(registration);
    return {
      send: (site) =>
        site.call(1, 'POST', `/registrations/${id}/promote`, { reason: 'Le toca el cupo' }, UNIT_SHOWN),
      steps: (then) => promote(then, id),
    };
  },
});

const coming = (registration: number, player: number): Act => ({
  plan: (world) =>
    planSigningUp(
      {
        registration,
        player,
        instance: 0,
        tournament: 2,
        zeros: '',
        named: true,
        address: null,
        typed: 'as it is',
        answers: [0],
        isTeam: false,
        nick: '',
        isOtherAge: false,
      },
      world,
    ),
});

/**
 * After DAY_OPENING, where two have the places and the third waits before the fourth. A suspension changes no registration, and
 * keeps its player out of every place that is given from then on.
 */
export const SUSPENDED: Readonly<Record<string, readonly Wave[]>> = {
  'who waits: the queue passes over them, and nobody gives them a place': [
    { passes: 1, acts: [suspending(3)], waiting: 2 },
    { passes: 1, acts: [deciding(3, 'approved')], waiting: 2 },
    { passes: 1, acts: [withdrawing(1)], waiting: 1 },
    { passes: 1, acts: [withdrawing(2)], waiting: 1 },
    { passes: 1, acts: [promoting(3)], waiting: 1 },
    { passes: 1, acts: [withdrawing(3)], waiting: 0 },
    { passes: 1, acts: [coming(5, 3), coming(6, 6)], waiting: 0 },
  ],
  'who has a place: it stays until an organiser takes it, and is not given back': [
    { passes: 1, acts: [suspending(1), deciding(2, 'approved')] },
    { passes: 1, acts: [deciding(1, 'approved')] },
    { passes: 1, acts: [deciding(1, 'rejected')], waiting: 1 },
    { passes: 1, acts: [deciding(1, 'pending')], waiting: 1 },
  ],
};
