import { MINUTE_MS } from '@copa/domain/limits';
import fc from 'fast-check';
import { confirm, endReview, extend, readmit, ready } from '../day-rules.ts';
import { windowOf } from '../place-rules.ts';
import { promote, takePlaceBack } from '../promotion-rules.ts';
import { codes, ticketIdOf } from '../units.ts';
import { later, type World } from '../world.ts';
import {
  type ActOf,
  actOf,
  ask,
  type Plan,
  registration,
  registrationId,
  tournament,
  tournamentId,
} from './act.ts';

const kind = fc.constantFrom('entry', 'entry', 'match', 'match' as const);

function ticketOf({ units }: World, id: string, isOld: boolean): string {
  const unit = units[id];
  if (unit === undefined) return codes.ticketOf(id, 0);
  return isOld ? codes.ticketOf(id, Math.max(0, unit.ticket - 1)) : ticketIdOf(id, unit);
}
const isOld = fc.constantFrom(false, false, false, false, true);

const REASON = 'Avisó por el grupo';

const confirmation = { registration, kind, isOld };
type Confirming = ActOf<typeof confirmation>;

export function planConfirming(act: Confirming, world: World): Plan {
  const ticketId = ticketOf(world, registrationId(act.registration), act.isOld);
  const line = 'POST /registrations/ticket/confirmation';
  const steps = (then: World) => confirm(then, ticketId, act.kind);
  return ask(act, line, steps, { window: act.kind }, { 'Ticket-Id': ticketId });
}

const saying = { registration, isOld };

export function planReady(act: ActOf<typeof saying>, world: World): Plan {
  const ticketId = ticketOf(world, registrationId(act.registration), act.isOld);
  const steps = (then: World) => ready(then, ticketId);
  return ask(act, 'POST /registrations/ticket/ready', steps, undefined, { 'Ticket-Id': ticketId });
}

export const tapping = [
  actOf('confirm', confirmation, planConfirming),
  actOf('confirm again', { ...confirmation, isOld: fc.constant(false) }, planConfirming),
  actOf('say ready', saying, planReady),
];

export function planPromoting(act: Pick<Confirming, 'instance' | 'registration'>): Plan {
  const id = registrationId(act.registration);
  return ask(act, `POST /registrations/${id}/promote`, (then) => promote(then, id), { reason: REASON });
}

function planTakingBack(act: Pick<Confirming, 'instance' | 'registration'>): Plan {
  const id = registrationId(act.registration);
  return ask(act, `DELETE /registrations/${id}/promote`, (then) => takePlaceBack(then, id));
}

const looking = [
  actOf('readmit', { registration, kind }, (act) => {
    const id = registrationId(act.registration);
    const steps = (then: World) => readmit(then, id, act.kind);
    return ask(act, `POST /registrations/${id}/readmit`, steps, { window: act.kind, reason: REASON });
  }),
  actOf('promote', { registration }, planPromoting),
  actOf('take a place back', { registration }, planTakingBack),
  actOf('end review', { tournament, kind }, (act) => {
    const id = tournamentId(act.tournament);
    const steps = (then: World) => endReview(then, id, act.kind);
    return ask(act, `POST /tournaments/${id}/windows/${act.kind}/end-review`, steps);
  }),
  actOf('extend', { tournament, kind, by: fc.constantFrom(10, 10, -10, 600) }, (act, world) => {
    const id = tournamentId(act.tournament);
    const found = world.tournaments[id];
    const before = found === undefined ? undefined : windowOf(found, act.kind)?.closesAt;
    const closesAt = later(before ?? world.now, act.by * MINUTE_MS);
    const steps = (then: World) => extend(then, id, act.kind, closesAt);
    return ask(act, `POST /tournaments/${id}/windows/${act.kind}/extend`, steps, { closesAt });
  }),
];

export const dayActs = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(...tapping) },
  { weight: 1, arbitrary: fc.oneof(...looking) },
);
