import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import { atDesk } from './day-rules.ts';
import { countIn } from './entry-rules.ts';
import { byCode, go, own } from './member-rules.ts';
import { keep } from './place-rules.ts';
import { countWithdrawal } from './registration-rules.ts';
import { existing, Refused, type Steps } from './steps.ts';
import {
  type Contact,
  consentCodeOf,
  consentShown,
  type Member,
  memberOf,
  membersOf,
  needsConsent,
  numberName,
  type Unit,
  withSeat,
} from './units.ts';
import type { World } from './world.ts';

const GUARDIANS_A_DAY = 5;

interface Minor {
  readonly id: string;
  readonly unit: Unit;
  readonly member: Member;
}

function byConsentCode({ units }: World, code: string): Minor {
  for (const [id, unit] of Object.entries(units)) {
    const member = membersOf(unit).find((each) => each.guardian !== null && consentCodeOf(each) === code);
    if (member !== undefined) return { id, unit, member };
  }
  throw new Refused('not-found');
}

function page(world: World, { unit, member }: Minor): object {
  const { name, date } = existing(world.tournaments, unit.tournamentId);
  return {
    tournamentName: name,
    tournamentDate: date,
    firstName: 'Jugadora',
    publicNumber: numberName(unit.number, member),
    consent: consentShown(member),
  };
}

export function* lookAtConsent(world: World, code: string): Steps {
  const found = byConsentCode(world, code);
  yield;
  return page(world, found);
}

/**
 * A second consent keeps the time of the first one and changes only whether the nick is shown. A consent
 * deletes the guardian's contact, because the tournaments of the model have no prizes.
 */
export function* giveConsent(world: World, code: string, showsNick: boolean): Steps {
  const { unit: found } = byConsentCode(world, code);
  yield;
  yield* atDesk(world, found.tournamentId);
  const { id, unit, member } = byConsentCode(world, code);
  const seconds = Math.floor((Date.parse(world.now) - Date.parse(member.acceptedAt)) / 1000);
  const cameAbout = { seconds, sameNetwork: null };
  const earlier = member.consent ?? { version: CONSENT_VERSION, at: world.now, shownAt: null, cameAbout };
  const shownAt = showsNick ? world.now : earlier.shownAt;
  const guardian = { revision: member.guardian?.revision ?? 0, contact: null };
  const given = { ...member, guardian, consent: { ...earlier, showsNick, shownAt } };
  if (member.consent?.showsNick !== showsNick) keep(world, id, withSeat(unit, given));
  yield;
  return page(world, { id, unit, member: given });
}

export function* refuseConsent(world: World, code: string): Steps {
  const { id, unit: found, member: minor } = byConsentCode(world, code);
  const { tournamentId } = found;
  yield;
  yield* atDesk(world, tournamentId);
  const then = world.units[id];
  const isGone = then === undefined || memberOf(then, minor.id) === undefined;
  if (isGone) return { erased: true };
  const { unit, member } = byConsentCode(world, code);
  go(world, id, unit, member);
  countWithdrawal(world, unit);
  return { erased: true };
}

export function* replaceGuardian(world: World, memberId: string, contact: Contact): Steps {
  yield* atDesk(world, byCode(world, memberId).unit.tournamentId);
  const { id, unit, member } = byCode(world, memberId);
  if (!needsConsent(member)) throw new Refused('conflict');
  countIn(world, world.traces.guardians, memberId, GUARDIANS_A_DAY);
  const revision = (member.guardian?.revision ?? 0) + 1;
  keep(world, id, withSeat(unit, { ...member, guardian: { revision, contact } }));
  return yield* own(world, id, memberId);
}
