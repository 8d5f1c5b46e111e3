import { ACCOUNT_LEVELS } from '@copa/domain/forms/account-level';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { TERMS_VERSION } from '@copa/domain/registrations/acceptance';
import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import type { StoredAccepted, StoredMember } from '@copa/domain/registrations/member';
import type { MemberRole } from '@copa/domain/registrations/names/public-member';
import type { RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
import { type StoredRegistration, StoredRegistrationSchema } from '@copa/domain/registrations/registration';
import { isComplete, slotsOf } from '@copa/domain/registrations/unit';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { RegistrationCodes } from '../../functions/src/desk/code.ts';
import { newMember, openSlot } from '../../functions/src/registrations/slots.ts';
import { withDefaults } from '../../functions/src/store/documents.ts';
import { rulesVersion } from '../../functions/src/tournaments/rules-version.ts';
import { OWNER } from './accounts.ts';
import { SOLO_FORM, TEAM_FORM } from './forms.ts';
import { type Player, playerOf, teamOf } from './players.ts';
import type { CastMember } from './season-cast.ts';
import type { TournamentSeed } from './tournament-seed.ts';

const COUNTRIES = ['México', 'Colombia', 'Perú', 'Argentina', 'Chile', 'Ecuador'];
const HEARD = ['Grupo de WhatsApp', 'Un amigo', 'Redes sociales', 'Ya había participado'];
const ROLES = ['Rusher', 'Francotirador', 'Soporte', 'Líder'];
const REASONS = ['No está en el grupo oficial.', 'La cuenta no llega al nivel 40.', 'Datos incompletos.'];

export const GUARDIAN = { name: 'Rosa Domínguez', phone: '+57 300 555 0134' };

interface UnitState {
  readonly status: RegistrationStatus;
  readonly complete: boolean;
  readonly released: boolean;
  readonly isMinor: boolean;
  /** The captain's entry in the season's cast; null if the captain is not in the cast. */
  readonly known: CastMember | null;
}

function answersOf(player: Player, formId: string | null): Record<string, string> {
  const at = (list: readonly string[]) => list[player.number % list.length] ?? '';
  const answers: Record<string, string> = { enterado: at(HEARD) };
  if (player.number % 5 === 0) answers['mensaje'] = '¡Gracias por organizar! Nos vemos en la sala.';
  if (formId !== SOLO_FORM && formId !== TEAM_FORM) return answers;
  const level = { pais: at(COUNTRIES), nivel: at(ACCOUNT_LEVELS) };
  return { ...answers, ...level, ...(formId === TEAM_FORM && { rol: at(ROLES) }) };
}

function statesOf({ units, cast = [] }: TournamentSeed): readonly UnitState[] {
  const many = (count: number | undefined, status: RegistrationStatus, complete = true, released = false) =>
    Array<UnitState>(count ?? 0).fill({
      status,
      complete,
      released,
      isMinor: false,
      known: null,
    });
  const states = [
    ...many(units.rejected, 'rejected', true, true),
    ...many(units.released, 'pending', false, true),
    ...many(units.approved, 'approved'),
    ...many(units.pending, 'pending'),
    ...many(units.incomplete, 'pending', false),
    ...many(units.minors, 'pending').map((state) => ({ ...state, isMinor: true })),
    ...many(units.behind, 'pending'),
  ];
  return states.map((state, index) => {
    const known = cast[index] ?? null;
    return known === null ? state : { ...state, known, isMinor: known.isHiddenMinor };
  });
}

export function unitsOf(
  tournament: Tournament,
  seed: TournamentSeed,
  codes: RegistrationCodes,
  now: Date,
): readonly StoredRegistration[] {
  const states = statesOf(seed);
  const opened = now.getTime() - (seed.publishedDaysAgo ?? 0) * DAY_MS;
  const closed = Math.min(
    now.getTime(),
    tournament.cancelledAt?.getTime() ?? Number.POSITIVE_INFINITY,
    tournament.date?.getTime() ?? Number.POSITIVE_INFINITY,
  );
  return states.map((state, index) => {
    const share = (index + 1) / (states.length + 1);
    const createdAt = new Date(opened + (closed - opened) * share);
    return unitOf(tournament, index, state, codes, { createdAt, closed, now });
  });
}

function unitOf(
  tournament: Tournament,
  index: number,
  { status, complete, released, isMinor, known }: UnitState,
  codes: RegistrationCodes,
  { createdAt, closed, now }: { createdAt: Date; closed: number; now: Date },
): StoredRegistration {
  const captain = { ...playerOf(tournament.id, index), ...known };
  const { registrationId: id, number } = captain;
  const roles = slotsOf(tournament, true);
  const isTeam = UNIT_SIZES[tournament.modality] > 1;
  const seated = complete ? roles.filter((role) => takesPart(role, index)).length : halfOf(roles);
  const member = (role: MemberRole, place: number): StoredMember => {
    const slot = { slot: place + 1, role };
    if (place >= seated) return openSlot(slot);
    const player = place === 0 ? captain : playerOf(`${tournament.id}/${index}`, place);
    const at = new Date(Math.min(createdAt.getTime() + place * 9 * MINUTE_MS, closed));
    const person = { ...player, ageBand: isMinor ? 'minor' : 'adult' } as const;
    const member = newMember(codes, player.registrationId, slot, person, at);
    const consent = known?.isHiddenMinor === true ? hiddenNick(new Date(at.getTime() + HOUR_MS)) : null;
    return accepted(tournament, { ...member, consent }, player);
  };
  const members = roles.map(member);
  const decidedAt = new Date(
    Math.min(createdAt.getTime() + (40 + number * 2) * MINUTE_MS, closed, now.getTime() - MINUTE_MS),
  );
  const isDecided = status !== 'pending';
  if (complete !== isComplete(members)) throw new Error(`unit ${id} is not as complete as it says`);
  return withDefaults(StoredRegistrationSchema, {
    id,
    tournamentId: tournament.id,
    number: 1,
    unit: { ...(isTeam ? teamOf(index) : { name: '', tag: '' }), size: UNIT_SIZES[tournament.modality] },
    members,
    status,
    reason: status === 'rejected' ? (REASONS[number % REASONS.length] ?? null) : null,
    place: released ? 'released' : 'held',
    createdAt,
    decidedAt: isDecided ? (decidedAt < createdAt ? createdAt : decidedAt) : null,
    decidedBy: isDecided ? OWNER.uid : null,
    ticketId: codes.ticketOf(id, 0),
    inviteHashes: members.length > 1 ? [codes.hashOf(codes.invitationOf(id, 0))] : [],
  });
}

const hiddenNick = (at: Date) => ({
  version: CONSENT_VERSION,
  at,
  showsNick: false,
  shownAt: null,
  cameAbout: null,
});

function takesPart(role: MemberRole, index: number): boolean {
  return role !== 'substitute' || index % 2 === 0;
}

function halfOf(roles: readonly MemberRole[]): number {
  return Math.max(1, Math.floor(roles.filter((role) => role !== 'substitute').length / 2));
}

function accepted(
  tournament: Pick<Tournament, 'rules' | 'linkedFormId'>,
  member: StoredAccepted,
  player: Player,
): StoredAccepted {
  return {
    ...member,
    answers: answersOf(player, tournament.linkedFormId),
    acceptance: { version: `${TERMS_VERSION}.${rulesVersion(tournament)}`, at: member.acceptedAt },
  };
}
