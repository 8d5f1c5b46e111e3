import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import fc from 'fast-check';
import { giveConsent, lookAtConsent, refuseConsent, replaceGuardian } from '../consent-rules.ts';
import { codes, membersOf } from '../units.ts';
import type { World } from '../world.ts';
import { type ActOf, actOf, ask, guardianOf, type Plan, registration, registrationId, upTo } from './act.ts';
import { askByCode, memberIdOf } from './member-acts.ts';

const isOld = fc.constantFrom(false, false, false, false, true);
const adult = { minor: upTo(4), isOld };
type Consenting = ActOf<typeof adult>;

function codeOf({ units }: World, which: number, old: boolean): string {
  const minors = Object.values(units).flatMap((unit) =>
    membersOf(unit).filter(({ guardian }) => guardian !== null),
  );
  const nobody = { id: registrationId(which), guardian: null };
  const { id: memberId, guardian } = minors[(which - 1) % Math.max(1, minors.length)] ?? nobody;
  const revision = guardian?.revision ?? 0;
  return codes.consentOf(memberId, old ? Math.max(0, revision - 1) : revision);
}

const planned =
  (method: string, stepsOf: (code: string) => Plan['steps'], body?: object) =>
  (act: Consenting, world: World): Plan => {
    const code = codeOf(world, act.minor, act.isOld);
    return ask(act, `${method} /registrations/consent`, stepsOf(code), body, { 'Consent-Code': code });
  };

const planGiving = (act: Consenting & { readonly showsNick: boolean }, world: World): Plan => {
  const { showsNick } = act;
  const body = { version: CONSENT_VERSION, showsNick };
  return planned('PUT', (code) => (then) => giveConsent(then, code, showsNick), body)(act, world);
};

const planWithdrawing = planned('DELETE', (code) => (then) => refuseConsent(then, code));

const [giving, withdrawing, reading, naming] = [
  actOf('give consent', { ...adult, showsNick: fc.constantFrom(true, true, false) }, planGiving),
  actOf('withdraw consent', adult, planWithdrawing),
  actOf(
    'read what to consent to',
    adult,
    planned('GET', (code) => (then) => lookAtConsent(then, code)),
  ),
  actOf('name another adult', { registration, member: upTo(3), guardian: upTo(3) }, (act, world) => {
    const memberId = memberIdOf(world, act.registration, act.member);
    const guardian = guardianOf(act.guardian);
    const steps = (then: World) => replaceGuardian(then, memberId, guardian);
    return askByCode(act, 'PUT /registrations/status/guardian', memberId, steps, guardian);
  }),
] as const;

export const consenting = fc.oneof(
  { weight: 4, arbitrary: giving },
  { weight: 2, arbitrary: withdrawing },
  { weight: 1, arbitrary: reading },
  { weight: 2, arbitrary: naming },
);
