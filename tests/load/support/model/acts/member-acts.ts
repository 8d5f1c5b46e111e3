import fc from 'fast-check';
import { dismiss, invite, reinvite } from '../captain-rules.ts';
import {
  ACCEPTANCE_RECEIPT,
  accept,
  correct,
  decideNames,
  leave,
  look,
  removeMember,
  rename,
  reticket,
  reticketOwn,
  seat,
  withdrawUnit,
} from '../member-rules.ts';
import { codes, memberOf, membersOf, OWN_SHOWN, UNIT_SHOWN } from '../units.ts';
import type { World } from '../world.ts';
import {
  actOf,
  ageOf,
  declared,
  freeFireId,
  instance,
  PLAYERS,
  type Plan,
  registration,
  registrationId,
  upTo,
  uuid,
  zeros,
} from './act.ts';
import { answered, answersOf, keys, nick } from './player-acts.ts';

const member = upTo(3);
/** Mostly the captain, who is the first as a rule. */
const captain = fc.constantFrom(1, 1, 1, 2);
const request = upTo(4);

/** Few, so that they are sent again and used for something else. */
const requestOf = (number: number) => uuid(6, number);

/** Picks the first, second or third member of the unit at the time of the call. */
export function memberIdOf({ units }: World, number: number, which: number): string {
  const id = registrationId(number);
  const unit = units[id];
  const members = unit === undefined ? [] : membersOf(unit);
  return members[(which - 1) % Math.max(1, members.length)]?.id ?? id;
}

const personOf = (player: number, zero: string) => ({
  freeFireId: freeFireId(player, zero),
  email: `jugadora${player}@correo.example`,
});
const contactOf = (player: number) => ({ fullName: `Jugadora ${player}`, phone: '+52 55 1234 5678' });

interface Accepting {
  readonly instance: number;
  readonly registration: number;
  readonly request: number;
  readonly zeros: string;
  readonly nick: string;
  readonly answers: readonly number[];
  readonly player: number;
  readonly isOtherAge: boolean;
  readonly isOld: boolean;
}

export const accepting = actOf(
  'accept',
  fc.record({
    instance,
    registration,
    request,
    zeros,
    nick,
    answers: answered,
    player: upTo(PLAYERS),
    isOtherAge: ageOf,
    isOld: fc.constantFrom(false, false, false, false, true),
  }),
  planAccepting,
);

/** The site sends the invitation as it is now. */
export const planJoining = (
  act: Pick<Accepting, 'registration' | 'player' | 'isOtherAge'>,
  world: World,
): Plan =>
  planAccepting(
    {
      ...act,
      instance: 1,
      request: act.player,
      zeros: '',
      nick: 'Lince',
      answers: [],
      isOld: false,
    },
    world,
  );

function planAccepting(act: Accepting, { units }: World): Plan {
  const id = registrationId(act.registration);
  const current = units[id]?.invite.revision ?? 0;
  const revision = act.isOld ? Math.max(0, current - 1) : current;
  const requestId = requestOf(act.request);
  const memberId = keys.member(id, requestId);
  const { ageBand, ...guarded } = declared(act.player, act.isOtherAge);
  const person = {
    ...personOf(act.player, act.zeros),
    nick: act.nick,
    answers: answersOf(act.answers),
    ageBand: ageBand ?? 'adult',
    ...guarded,
  } as const;
  const body = {
    ...person,
    ...contactOf(act.player),
    requestId,
    invitationCode: codes.invitationOf(id, revision),
  };
  return {
    send: (site) =>
      site.call(act.instance, 'POST', '/registrations/invitation', body, ACCEPTANCE_RECEIPT, null),
    steps: (then) => accept(then, { id, revision, memberId, ...person }),
  };
}

export const own = [
  actOf('leave', fc.record({ instance, registration, member }), (act, world) => {
    const memberId = memberIdOf(world, act.registration, act.member);
    return {
      send: (site) => site.byCode(act.instance, 'DELETE', 'status', memberId, ['erased']),
      steps: (then) => leave(then, memberId),
    };
  }),
  actOf('withdraw unit', fc.record({ instance, registration, member }), (act, world) => {
    const memberId = memberIdOf(world, act.registration, act.member);
    return {
      send: (site) => site.byCode(act.instance, 'DELETE', 'unit', memberId, ['erased']),
      steps: (then) => withdrawUnit(then, memberId),
    };
  }),
  actOf('look at one', fc.record({ instance, registration, member }), (act, world) => {
    const memberId = memberIdOf(world, act.registration, act.member);
    return {
      send: (site) => site.byCode(act.instance, 'GET', 'status', memberId, OWN_SHOWN),
      steps: (then) => look(then, memberId),
    };
  }),
  actOf(
    'rename',
    fc.record({
      instance,
      registration,
      member,
      nick: fc.constantFrom(undefined, 'Nova', 'Lince'),
      unit: fc.constantFrom(undefined, { name: 'Las Águilas', tag: '' }),
    }),
    (act, world) => {
      const memberId = memberIdOf(world, act.registration, act.member);
      const body = { nick: act.nick, unit: act.unit };
      return {
        send: (site) => site.byCode(act.instance, 'PATCH', 'status', memberId, OWN_SHOWN, body),
        steps: (then) => rename(then, memberId, act.nick ?? null, act.unit ?? null),
      };
    },
  ),
  actOf(
    'open invitation',
    fc.record({ instance, registration, member: captain, open: fc.boolean() }),
    ({ instance: at, registration: number, member: which, open }, world) => {
      const memberId = memberIdOf(world, number, which);
      return {
        send: (site) => site.byCode(at, 'PUT', 'status/invitation', memberId, OWN_SHOWN, { open }),
        steps: (then) => invite(then, memberId, open),
      };
    },
  ),
  actOf(
    'replace invitation',
    fc.record({ instance, registration, member: captain, isOld: fc.constantFrom(false, false, true) }),
    (act, world) => {
      const memberId = memberIdOf(world, act.registration, act.member);
      const id = registrationId(act.registration);
      const current = world.units[id]?.invite.revision ?? 0;
      const revision = act.isOld ? Math.max(0, current - 1) : current;
      const body = { invitationCode: codes.invitationOf(id, revision) };
      return {
        send: (site) => site.byCode(act.instance, 'POST', 'status/invitation', memberId, OWN_SHOWN, body),
        steps: (then) => reinvite(then, memberId, revision),
      };
    },
  ),
  actOf(
    'remove teammate',
    fc.record({ instance, registration, member: captain, removed: fc.constantFrom(2, 2, 3, 1) }),
    (act, world) => {
      const memberId = memberIdOf(world, act.registration, act.member);
      const removed = memberIdOf(world, act.registration, act.removed);
      const path = `status/members/${removed}`;
      return {
        send: (site) => site.byCode(act.instance, 'DELETE', path, memberId, OWN_SHOWN),
        steps: (then) => dismiss(then, memberId, removed),
      };
    },
  ),
  actOf('replace own ticket', fc.record({ instance, registration, member }), (act, world) => {
    const memberId = memberIdOf(world, act.registration, act.member);
    return {
      send: (site) => site.byCode(act.instance, 'POST', 'status/ticket', memberId, OWN_SHOWN),
      steps: (then) => reticketOwn(then, memberId),
    };
  }),
];

const REASON = 'Lo pidió el equipo';

export const byOrganiser = [
  actOf('replace ticket', fc.record({ instance, registration }), (act) => {
    const id = registrationId(act.registration);
    return {
      send: (site) => site.call(act.instance, 'POST', `/registrations/${id}/ticket`, undefined, UNIT_SHOWN),
      steps: (then) => reticket(then, id),
    };
  }),
  actOf(
    'add member',
    fc.record({
      instance,
      registration,
      request,
      zeros,
      nick,
      player: upTo(PLAYERS),
      slot: fc.constantFrom(undefined, undefined, 2, 3),
    }),
    (act) => {
      const id = registrationId(act.registration);
      const requestId = requestOf(act.request);
      const memberId = keys.member(id, requestId);
      const person = { ...personOf(act.player, act.zeros), nick: act.nick };
      const body = {
        ...person,
        ...contactOf(act.player),
        requestId,
        reason: REASON,
        slot: act.slot,
      };
      return {
        send: (site) => site.call(act.instance, 'POST', `/registrations/${id}/members`, body, UNIT_SHOWN),
        steps: (then) =>
          seat(then, id, memberId, { slot: act.slot ?? null, replaced: null }, { ...person, answers: {} }),
      };
    },
  ),
  actOf(
    'replace member',
    fc.record({ instance, registration, member, request, zeros, nick, player: upTo(PLAYERS) }),
    (act, world) => {
      const id = registrationId(act.registration);
      const replaced = memberIdOf(world, act.registration, act.member);
      const requestId = requestOf(act.request);
      const memberId = keys.member(id, requestId);
      const person = { ...personOf(act.player, act.zeros), nick: act.nick };
      const body = { ...person, ...contactOf(act.player), requestId, reason: REASON };
      const path = `/registrations/${id}/members/${replaced}`;
      return {
        send: (site) => site.call(act.instance, 'PUT', path, body, UNIT_SHOWN),
        steps: (then) => seat(then, id, memberId, { slot: null, replaced }, { ...person, answers: {} }),
      };
    },
  ),
  actOf(
    'correct member',
    fc.record({ instance, registration, member, player: upTo(PLAYERS), zeros }),
    (act, world) => {
      const id = registrationId(act.registration);
      const memberId = memberIdOf(world, act.registration, act.member);
      const body = { freeFireId: freeFireId(act.player, act.zeros) };
      const path = `/registrations/${id}/members/${memberId}`;
      return {
        send: (site) => site.call(act.instance, 'PATCH', path, body, UNIT_SHOWN),
        steps: (then) => correct(then, id, memberId, body.freeFireId),
      };
    },
  ),
  actOf(
    'decide names',
    fc.record({
      instance,
      registration,
      member,
      taken: fc.boolean(),
      isOld: fc.constantFrom(false, false, false, true),
    }),
    (act, world) => {
      const id = registrationId(act.registration);
      const memberId = memberIdOf(world, act.registration, act.member);
      const unit = world.units[id];
      const current = (unit === undefined ? undefined : memberOf(unit, memberId))?.wish?.revision ?? 1;
      const revision = act.isOld ? Math.max(1, current - 1) : current;
      const path = `/registrations/${id}/members/${memberId}/names`;
      const body = { taken: act.taken, revision };
      return {
        send: (site) => site.call(act.instance, 'POST', path, body, UNIT_SHOWN),
        steps: (then) => decideNames(then, id, memberId, act.taken, revision),
      };
    },
  ),
  actOf('remove member', fc.record({ instance, registration, member }), (act, world) => {
    const id = registrationId(act.registration);
    const memberId = memberIdOf(world, act.registration, act.member);
    const path = `/registrations/${id}/members/${memberId}/remove`;
    return {
      send: (site) => site.call(act.instance, 'POST', path, { reason: REASON }, UNIT_SHOWN),
      steps: (then) => removeMember(then, id, memberId),
    };
  }),
];
