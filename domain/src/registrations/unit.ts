import * as z from 'zod/mini';
import { described } from '../described.ts';
import { UNIT_NAME_MAX, UNIT_TAG_MAX } from '../limits.ts';
import { publicName } from '../public-name.ts';
import { LARGEST_UNIT, UNIT_SIZES } from '../tournaments/modality.ts';
import type { Tournament } from '../tournaments/tournament.ts';
import { type Aged, needsConsent, publicNickOf } from './consent/age-band.ts';
import type { Member } from './member.ts';
import type { MemberRole, PublicMember } from './names/public-member.ts';
import type { RegistrationStatus } from './places/unit-day.ts';
import { playerNumber, teamNumber } from './words/unit.ts';

export const UnitSchema = z.object({
  name: publicName(described(z.string(), { maxLength: UNIT_NAME_MAX })),
  tag: z._default(publicName(described(z.string(), { maxLength: UNIT_TAG_MAX })), ''),
  /** The number of players, without substitutes, that the unit needed when it registered. */
  size: described(z._default(z.int().check(z.minimum(1)), 1), { maximum: LARGEST_UNIT }),
});
export type Unit = z.output<typeof UnitSchema>;

/** A tournament gives each number once, in the order of registration. */
export const UnitNumberSchema = z.int().check(z.minimum(1));

export function slotsOf(
  { modality, substitutes }: Pick<Tournament, 'modality' | 'substitutes'>,
  isTeam: boolean,
): readonly MemberRole[] {
  const size = isTeam ? UNIT_SIZES[modality] : 1;
  const extra = size === 1 ? 0 : substitutes;
  return [
    'captain',
    ...Array.from({ length: size - 1 }, (): MemberRole => 'player'),
    ...Array.from({ length: extra }, (): MemberRole => 'substitute'),
  ];
}

type TeamSlot = Pick<Member, 'slot' | 'role' | 'state'>;

export function missingPlayers(members: readonly TeamSlot[]): number {
  return members.filter(({ role, state }) => role !== 'substitute' && state === 'invited').length;
}

export function isComplete(members: readonly TeamSlot[]): boolean {
  return missingPlayers(members) === 0;
}

export function isApprovable(members: readonly (TeamSlot & Aged)[]): boolean {
  return isComplete(members) && !members.some(needsConsent);
}

/** Also true of a unit that waits or lost its place. */
export function isDecidable({
  status,
  members,
}: {
  readonly status: RegistrationStatus;
  readonly members: Parameters<typeof isApprovable>[0];
}): boolean {
  return status === 'pending' && isApprovable(members);
}

interface Named {
  readonly number: number;
  readonly unit: Pick<Unit, 'name'>;
  readonly members: readonly (TeamSlot & Aged)[];
}

function publicNameOf(number: number, member: Aged & { readonly slot: number }): string {
  return publicNickOf(member) || numberName(number, member);
}

export function numberName(number: number, { slot }: { readonly slot: number }): string {
  return playerNumber(slot === 1 ? `${number}` : `${number}-${slot}`);
}

export function unitNameOf({ number, unit, members }: Named): string {
  if (unit.name !== '') return unit.name;
  const captain = members.find(({ role }) => role === 'captain');
  return publicNameOf(number, captain ?? { slot: 1 });
}

export function forgottenName({
  number,
  unit,
}: {
  readonly number: number;
  readonly unit: Pick<Unit, 'size'>;
}) {
  return unit.size > 1 ? teamNumber(number) : numberName(number, { slot: 1 });
}

export function publicMembersOf({ number, members }: Omit<Named, 'unit'>): readonly PublicMember[] {
  return members.map((member) => {
    const { slot, role, state } = member;
    const name = state === 'accepted' ? publicNameOf(number, member) : '';
    return { slot, role, state, name, needsConsent: needsConsent(member) };
  });
}

/** An approval mails a unit that it has a place. */
export function isToldByApproval({
  status,
  decidedAt,
  placedAt,
}: {
  readonly status: RegistrationStatus;
  readonly decidedAt: Date | null;
  readonly placedAt: Date | null;
}): boolean {
  return status === 'approved' && decidedAt !== null && placedAt !== null && decidedAt >= placedAt;
}
