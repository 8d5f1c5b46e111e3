import { freeFireIdKey } from '@copa/domain/contact';
import { DAY_MS } from '@copa/domain/limits';
import { callRoll } from '../absence-rules.ts';
import { promote } from '../day-rules.ts';
import { withdrawUnit } from '../member-rules.ts';
import { decide } from '../registration-rules.ts';
import { UNIT_SHOWN } from '../units.ts';
import { later, type Mark, note, recordKey } from '../world.ts';
import { type Act, freeFireId, once, registrationId, tournamentId, uuid } from './act.ts';
import { planComing } from './player-acts.ts';
import { planJob } from './tournament-acts.ts';

/** Acts of days that are written down, each of one registration. */

export const job: Act = { plan: () => planJob(0) };

export const coming = (registration: number, player: number, tournament = 2): Act => ({
  plan: (world) => planComing({ registration, player, instance: 0, tournament }, world),
});

export const withdrawing = (registration: number): Act => ({
  plan: () => ({
    send: (site) => site.byCode(1, 'DELETE', 'unit', registrationId(registration), ['erased']),
    steps: (then) => withdrawUnit(then, registrationId(registration)),
  }),
});

export const deciding = (registration: number, status: 'approved' | 'rejected' | 'pending'): Act => ({
  plan: () => {
    const id = registrationId(registration);
    const fields = [...UNIT_SHOWN, 'placeAfter'];
    return {
      send: (site) => site.call(0, 'PATCH', `/registrations/${id}/status`, { status }, fields),
      steps: (then) => decide(then, id, { status, reason: null, expected: null }),
    };
  },
});

export const promoting = (registration: number): Act => ({
  plan: () => {
    const id = registrationId(registration);
    return {
      send: (site) =>
        site.call(1, 'POST', `/registrations/${id}/promote`, { reason: 'Le toca el cupo' }, UNIT_SHOWN),
      steps: (then) => promote(then, id),
    };
  },
});

const DAYS = 7;

/** The player of the registration has its number. */
export const suspending = (registration: number): Act => ({
  plan: () => {
    const id = registrationId(registration);
    const player = freeFireIdKey(freeFireId(registration));
    const requestId = uuid(9, registration);
    const body = { requestId, kind: 'ban', days: DAYS, reason: 'Usó un programa para apuntar.' };
    return {
      send: (site) => site.call(0, 'POST', `/registrations/${id}/members/${id}/record`, body, ['key']),
      steps: (then) =>
        once(() => {
          const until = later(then.now, DAYS * DAY_MS);
          const entry = { id: requestId, kind: 'ban', until, tournamentId: tournamentId(2) } as const;
          then.records[player] = [...(then.records[player] ?? []), entry];
          note(then, `record.add records/${recordKey(player)}`);
          return { key: recordKey(player) };
        }),
    };
  },
});

/** The roll of a match has that mark for the unit. */
export const calling = (
  registration: number,
  state: Mark['state'] | null,
  tournament: number,
  instance = 0,
): Act => ({
  plan: () => {
    const [unit, played, match] = [registrationId(registration), tournamentId(tournament), 1];
    const body = { marks: { [unit]: state } };
    return {
      send: (site) => site.call(instance, 'PUT', `/tournaments/${played}/roll/${match}`, body, ['id']),
      steps: (then) => callRoll(then, played, match, unit, state),
    };
  },
});
