import { DAY_MS, MINUTE_MS } from '@copa/domain/limits';
import type { RegistrationStatus, StoredRegistration } from '@copa/domain/registrations/registration';
import { OWNER } from './accounts.ts';
import { DUO_FORM, SOLO_FORM } from './forms.ts';
import { type Player, playerOf } from './players.ts';
import type { TournamentSeed } from './tournaments.ts';

const COUNTRIES = ['México', 'Colombia', 'Perú', 'Argentina', 'Chile', 'Ecuador'];
const HEARD = ['Grupo de WhatsApp', 'Un amigo', 'Redes sociales', 'Ya había participado'];
const REASONS = ['No está en el grupo oficial.', 'La cuenta no llega al nivel 40.', 'Datos incompletos.'];

type RegistrationDraft = Omit<StoredRegistration, 'statusCodeHash' | 'networkKey' | 'acceptance' | 'mailIds'>;

function answersOf(player: Player, formId: string | null | undefined): Record<string, string> {
  const at = (list: readonly string[]) => list[player.number % list.length] ?? '';
  const answers: Record<string, string> = { nick: player.nick, enterado: at(HEARD) };
  if (player.number % 5 === 0) answers['mensaje'] = '¡Gracias por organizar! Nos vemos en la sala.';
  if (formId === SOLO_FORM)
    return { ...answers, pais: at(COUNTRIES), nivel: String(40 + (player.number % 35)) };
  if (formId !== DUO_FORM) return answers;
  const partner = playerOf('dúo', player.number);
  return {
    ...answers,
    equipo: `Dúo ${player.nick}`,
    companero: partner.fullName,
    companero_id: partner.freeFireId,
    pais: at(COUNTRIES),
  };
}

/** Registrations spread from the day of publication to now; the latest ones are the pending ones. */
export function registrationsOf(
  tournamentId: string,
  { data, stored, players, publishedDaysAgo }: TournamentSeed,
  now: Date,
): readonly { readonly id: string; readonly data: RegistrationDraft }[] {
  const statuses: readonly RegistrationStatus[] = [
    ...Array<RegistrationStatus>(players.rejected).fill('rejected'),
    ...Array<RegistrationStatus>(players.approved).fill('approved'),
    ...Array<RegistrationStatus>(players.pending).fill('pending'),
  ];
  const opened = now.getTime() - (publishedDaysAgo ?? 0) * DAY_MS;
  const closed = Math.min(
    now.getTime(),
    stored?.cancelledAt?.getTime() ?? Number.POSITIVE_INFINITY,
    data.date === null ? Number.POSITIVE_INFINITY : new Date(data.date as Date).getTime(),
  );
  return statuses.map((status, index) => {
    const player = playerOf(tournamentId, index);
    const share = (index + 1) / (statuses.length + 1);
    const createdAt = new Date(opened + (closed - opened) * share);
    const decidedAt = new Date(
      Math.min(
        createdAt.getTime() + 20 * MINUTE_MS + player.number * 2 * MINUTE_MS,
        closed,
        now.getTime() - MINUTE_MS,
      ),
    );
    const waiting = status === 'pending';
    return {
      id: player.registrationId,
      data: {
        tournamentId,
        fullName: player.fullName,
        freeFireId: player.freeFireId,
        email: player.email,
        phone: player.phone,
        answers: answersOf(player, data.linkedFormId),
        status,
        reason: status === 'rejected' ? (REASONS[player.number % REASONS.length] ?? null) : null,
        createdAt,
        decidedAt: waiting ? null : decidedAt < createdAt ? createdAt : decidedAt,
        decidedBy: waiting ? null : OWNER.uid,
      },
    };
  });
}
