import { MINUTE_MS } from '@copa/domain/limits';
import fc from 'fast-check';
import { confirm, endReview, extend, promote, readmit, ready } from '../day-rules.ts';
import { windowOf } from '../place-rules.ts';
import { codes, ticketIdOf, UNIT_SHOWN } from '../units.ts';
import { later, type World } from '../world.ts';
import { actOf, instance, type Plan, registration, registrationId, tournament, tournamentId } from './act.ts';

const kind = fc.constantFrom('entry', 'entry', 'match', 'match' as const);

/** The ticket that the unit has, or the one before it. */
function ticketOf({ units }: World, id: string, isOld: boolean): string {
  const unit = units[id];
  if (unit === undefined) return codes.ticketOf(id, 0);
  return isOld ? codes.ticketOf(id, Math.max(0, unit.ticket - 1)) : ticketIdOf(id, unit);
}
const isOld = fc.constantFrom(false, false, false, false, true);

const REASON = 'Avisó por el grupo';

interface Confirming {
  readonly instance: number;
  readonly registration: number;
  readonly kind: 'entry' | 'match';
  readonly isOld: boolean;
}

export function planConfirming(act: Confirming, world: World): Plan {
  const ticketId = ticketOf(world, registrationId(act.registration), act.isOld);
  return {
    send: (site) => site.byTicket(act.instance, 'confirmation', ticketId, { window: act.kind }),
    steps: (then) => confirm(then, ticketId, act.kind),
  };
}

/** Holders of tickets send these calls. */
export const tapping = [
  actOf('confirm', fc.record({ instance, registration, kind, isOld }), planConfirming),
  actOf(
    'confirm again',
    fc.record({ instance, registration, kind, isOld: fc.constant(false) }),
    planConfirming,
  ),
  actOf('say ready', fc.record({ instance, registration, isOld }), (act, world) => {
    const ticketId = ticketOf(world, registrationId(act.registration), act.isOld);
    return {
      send: (site) => site.byTicket(act.instance, 'ready', ticketId),
      steps: (then) => ready(then, ticketId),
    };
  }),
];

/** Organisers send these calls. */
const looking = [
  actOf('readmit', fc.record({ instance, registration, kind }), (act) => {
    const id = registrationId(act.registration);
    const body = { window: act.kind, reason: REASON };
    return {
      send: (site) => site.call(act.instance, 'POST', `/registrations/${id}/readmit`, body, UNIT_SHOWN),
      steps: (then) => readmit(then, id, act.kind),
    };
  }),
  actOf('promote', fc.record({ instance, registration }), (act) => {
    const id = registrationId(act.registration);
    const body = { reason: REASON };
    return {
      send: (site) => site.call(act.instance, 'POST', `/registrations/${id}/promote`, body, UNIT_SHOWN),
      steps: (then) => promote(then, id),
    };
  }),
  actOf('end review', fc.record({ instance, tournament, kind }), (act) => {
    const id = tournamentId(act.tournament);
    return {
      send: (site) =>
        site.call(act.instance, 'POST', `/tournaments/${id}/windows/${act.kind}/end-review`, undefined, [
          'id',
        ]),
      steps: (then) => endReview(then, id, act.kind),
    };
  }),
  actOf(
    'extend',
    fc.record({ instance, tournament, kind, by: fc.constantFrom(10, 10, -10, 600) }),
    (act, world) => {
      const id = tournamentId(act.tournament);
      const found = world.tournaments[id];
      const closesAt = found === undefined ? undefined : windowOf(found, act.kind)?.closesAt;
      const moved = later(closesAt ?? world.now, act.by * MINUTE_MS);
      const path = `/tournaments/${id}/windows/${act.kind}/extend`;
      return {
        send: (site) => site.call(act.instance, 'POST', path, { closesAt: moved }, ['id']),
        steps: (then) => extend(then, id, act.kind, moved),
      };
    },
  ),
];

export const dayActs = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(...tapping) },
  { weight: 1, arbitrary: fc.oneof(...looking) },
);
