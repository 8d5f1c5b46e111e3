import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import fc from 'fast-check';
import {
  CONSENT_PAGE,
  giveConsent,
  lookAtConsent,
  refuseConsent,
  replaceGuardian,
} from '../consent-rules.ts';
import { codes, membersOf, OWN_SHOWN } from '../units.ts';
import type { World } from '../world.ts';
import { actOf, guardianOf, instance, type Plan, registration, registrationId, upTo } from './act.ts';
import { memberIdOf } from './member-acts.ts';

const isOld = fc.constantFrom(false, false, false, false, true);
const minor = upTo(4);

/** The code of the adult of one of the minors who are there, as it is, or as it was before another adult. */
function codeOf({ units }: World, which: number, old: boolean): string {
  const minors = Object.values(units).flatMap((unit) =>
    membersOf(unit).filter(({ guardian }) => guardian !== null),
  );
  const nobody = { id: registrationId(which), guardian: null };
  const { id: memberId, guardian } = minors[(which - 1) % Math.max(1, minors.length)] ?? nobody;
  const revision = guardian?.revision ?? 0;
  return codes.consentOf(memberId, old ? Math.max(0, revision - 1) : revision);
}

const adult = { instance, minor, isOld };

interface Consenting {
  readonly instance: number;
  readonly minor: number;
  readonly isOld: boolean;
}

export function planGiving(act: Consenting & { readonly showsNick: boolean }, world: World): Plan {
  const code = codeOf(world, act.minor, act.isOld);
  const body = { version: CONSENT_VERSION, showsNick: act.showsNick };
  return {
    send: (site) => site.byConsent(act.instance, 'PUT', code, CONSENT_PAGE, body),
    steps: (then) => giveConsent(then, code, act.showsNick),
  };
}

export function planWithdrawing(act: Consenting, world: World): Plan {
  const code = codeOf(world, act.minor, act.isOld);
  return {
    send: (site) => site.byConsent(act.instance, 'DELETE', code, ['erased']),
    steps: (then) => refuseConsent(then, code),
  };
}

const [giving, withdrawing, reading, naming] = [
  actOf('give consent', fc.record({ ...adult, showsNick: fc.constantFrom(true, true, false) }), planGiving),
  actOf('withdraw consent', fc.record(adult), planWithdrawing),
  actOf('read what to consent to', fc.record(adult), (act, world) => {
    const code = codeOf(world, act.minor, act.isOld);
    return {
      send: (site) => site.byConsent(act.instance, 'GET', code, CONSENT_PAGE),
      steps: (then) => lookAtConsent(then, code),
    };
  }),
  actOf(
    'name another adult',
    fc.record({ instance, registration, member: upTo(3), guardian: upTo(3) }),
    (act, world) => {
      const memberId = memberIdOf(world, act.registration, act.member);
      const guardian = guardianOf(act.guardian);
      return {
        send: (site) => site.byCode(act.instance, 'PUT', 'status/guardian', memberId, OWN_SHOWN, guardian),
        steps: (then) => replaceGuardian(then, memberId, guardian),
      };
    },
  ),
] as const;

/** Adults whom minors named send these calls, and so do minors who name another one. */
export const consenting = fc.oneof(
  { weight: 4, arbitrary: giving },
  { weight: 2, arbitrary: withdrawing },
  { weight: 1, arbitrary: reading },
  { weight: 2, arbitrary: naming },
);
