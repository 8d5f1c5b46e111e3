import fc from 'fast-check';
import { dismiss, invite, reinvite } from '../captain-rules.ts';
import {
  accept,
  correct,
  leave,
  look,
  removeMember,
  reticket,
  reticketOwn,
  type Seating,
  seat,
  withdrawUnit,
} from '../member-rules.ts';
import { NOBODY } from '../site.ts';
import type { Steps } from '../steps.ts';
import { codes, membersOf } from '../units.ts';
import type { World } from '../world.ts';
import {
  type ActOf,
  actOf,
  ageOf,
  ask,
  type CallPlan,
  declared,
  freeFireId,
  PLAYERS,
  type Plan,
  registration,
  registrationId,
  upTo,
  uuid,
  zeros,
} from './act.ts';
import { answered, answersOf, contactOf, keys, personOf } from './player-acts.ts';

const member = upTo(3);
const captain = fc.constantFrom(1, 1, 1, 2);
const request = upTo(4);

const requestOf = (number: number) => uuid(6, number);

export function memberIdOf({ units }: World, number: number, which: number): string {
  const id = registrationId(number);
  const unit = units[id];
  const members = unit === undefined ? [] : membersOf(unit);
  return members[(which - 1) % Math.max(1, members.length)]?.id ?? id;
}

function revisionOf({ units }: World, id: string, isOld: boolean): number {
  const current = units[id]?.invite.revision ?? 0;
  return isOld ? Math.max(0, current - 1) : current;
}

export const askByCode = (
  act: { readonly instance: number },
  line: string,
  memberId: string,
  steps: Plan['steps'],
  body?: object,
): CallPlan => ask(act, line, steps, body, { 'Private-Code': codes.codeOf(memberId) });

const newcomer = { registration, request, zeros, player: upTo(PLAYERS) };
const acceptance = {
  ...newcomer,
  answers: answered,
  isOtherAge: ageOf,
  isOld: fc.constantFrom(false, false, false, false, true),
};
type Accepting = ActOf<typeof acceptance>;

export const accepting = actOf('accept', acceptance, planAccepting);

export const planJoining = (
  act: Pick<Accepting, 'registration' | 'player' | 'isOtherAge'>,
  world: World,
): Plan => {
  const usual = { instance: 1, request: act.player, zeros: '', answers: [], isOld: false };
  return planAccepting({ ...usual, ...act }, world);
};

function planAccepting(act: Accepting, world: World): Plan {
  const id = registrationId(act.registration);
  const revision = revisionOf(world, id, act.isOld);
  const requestId = requestOf(act.request);
  const memberId = keys.member(id, requestId);
  const { ageBand, ...guarded } = declared(act.player, act.isOtherAge);
  const person = {
    ...personOf(act.player, act.zeros),
    nick: '',
    answers: answersOf(act.answers),
    ageBand: ageBand ?? 'adult',
    ...guarded,
  } as const;
  const invitationCode = codes.invitationOf(id, revision);
  const body = { ...person, ...contactOf(act.player), requestId, invitationCode };
  const steps = (then: World) => accept(then, { id, revision, memberId, ...person });
  return ask(act, 'POST /registrations/invitation', steps, body, NOBODY);
}

export const planWithdrawingUnit = (act: { readonly instance: number }, memberId: string): CallPlan =>
  askByCode(act, 'DELETE /registrations/unit', memberId, (then) => withdrawUnit(then, memberId));

const STATUS = '/registrations/status';
const oneOf = { registration, member };

const plainly = (name: string, line: string, rule: (world: World, memberId: string) => Steps) =>
  actOf(name, oneOf, (act, world) => {
    const memberId = memberIdOf(world, act.registration, act.member);
    return askByCode(act, line, memberId, (then) => rule(then, memberId));
  });

export const own = [
  plainly('leave', `DELETE ${STATUS}`, leave),
  plainly('withdraw unit', 'DELETE /registrations/unit', withdrawUnit),
  plainly('look at one', `GET ${STATUS}`, look),
  actOf('open invitation', { registration, member: captain, open: fc.boolean() }, (act, world) => {
    const memberId = memberIdOf(world, act.registration, act.member);
    const { open } = act;
    const steps = (then: World) => invite(then, memberId, open);
    return askByCode(act, `PUT ${STATUS}/invitation`, memberId, steps, { open });
  }),
  actOf(
    'replace invitation',
    { registration, member: captain, isOld: fc.constantFrom(false, false, true) },
    (act, world) => {
      const memberId = memberIdOf(world, act.registration, act.member);
      const id = registrationId(act.registration);
      const revision = revisionOf(world, id, act.isOld);
      const steps = (then: World) => reinvite(then, memberId, revision);
      const body = { invitationCode: codes.invitationOf(id, revision) };
      return askByCode(act, `POST ${STATUS}/invitation`, memberId, steps, body);
    },
  ),
  actOf(
    'remove teammate',
    { registration, member: captain, removed: fc.constantFrom(2, 2, 3, 1) },
    (act, world) => {
      const memberId = memberIdOf(world, act.registration, act.member);
      const removed = memberIdOf(world, act.registration, act.removed);
      const steps = (then: World) => dismiss(then, memberId, removed);
      return askByCode(act, `DELETE ${STATUS}/members/${removed}`, memberId, steps);
    },
  ),
  plainly('replace own ticket', `POST ${STATUS}/ticket`, reticketOwn),
];

const REASON = 'Lo pidió el equipo';

function planSeating(act: ActOf<typeof newcomer>, seating: Seating): Plan {
  const id = registrationId(act.registration);
  const requestId = requestOf(act.request);
  const memberId = keys.member(id, requestId);
  const person = { ...personOf(act.player, act.zeros), nick: '' };
  const { slot, replaced } = seating;
  const added = { ...person, ...contactOf(act.player), requestId, reason: REASON };
  const [line, body] =
    replaced === null
      ? [`POST /registrations/${id}/members`, { ...added, slot: slot ?? undefined }]
      : [`PUT /registrations/${id}/members/${replaced}`, added];
  return ask(act, line, (then) => seat(then, id, memberId, seating, { ...person, answers: {} }), body);
}

export const byOrganiser = [
  actOf('replace ticket', { registration }, (act) => {
    const id = registrationId(act.registration);
    return ask(act, `POST /registrations/${id}/ticket`, (then) => reticket(then, id));
  }),
  actOf('add member', { ...newcomer, slot: fc.constantFrom(null, null, 2, 3) }, (act) =>
    planSeating(act, { slot: act.slot, replaced: null }),
  ),
  actOf('replace member', { ...newcomer, member }, (act, world) =>
    planSeating(act, { slot: null, replaced: memberIdOf(world, act.registration, act.member) }),
  ),
  actOf('correct member', { registration, member, player: upTo(PLAYERS), zeros }, (act, world) => {
    const id = registrationId(act.registration);
    const memberId = memberIdOf(world, act.registration, act.member);
    const body = { freeFireId: freeFireId(act.player, act.zeros) };
    const steps = (then: World) => correct(then, id, memberId, body.freeFireId);
    return ask(act, `PATCH /registrations/${id}/members/${memberId}`, steps, body);
  }),
  actOf('remove member', { registration, member }, (act, world) => {
    const id = registrationId(act.registration);
    const memberId = memberIdOf(world, act.registration, act.member);
    const steps = (then: World) => removeMember(then, id, memberId);
    return ask(act, `POST /registrations/${id}/members/${memberId}/remove`, steps, { reason: REASON });
  }),
];
