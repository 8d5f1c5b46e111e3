import { sentence } from '@copa/domain/sentence';
import { namedInSentence } from '@copa/domain/time/hours';
import type { TournamentPhase } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { counted, ordinal } from '@copa/domain/words/counted';
import { inDollars } from '@copa/domain/words/in-dollars';
import type { Letter } from '../mail.ts';
import { greeting, privateLink } from '../words.ts';

export const tournamentMissing = 'El torneo que buscas no existe o ha sido eliminado de la arena.';
export const beingErased =
  'Los datos de sus jugadores se están borrando todavía. Inténtalo de nuevo en una hora o crea otro torneo.';
export const playedAlready =
  'Este torneo ya se jugó y sus tablas quedan públicas. Para jugar otra vez, usa «Repetir».';
export const placesTaken = (taken: number) =>
  `Ya hay ${counted(taken, 'cupo ocupado', 'cupos ocupados')}; no puede haber menos.`;
export const modalityFixed = 'Ya hay inscripciones: la modalidad no se puede cambiar.';
export const erasesPlayers =
  'Con esa fecha, el torneo habría terminado hace días y se borrarían datos de sus jugadores. Revisa el mes y el año.';
export const formMissing = 'El formulario vinculado no existe.';
export const formInactive = 'El formulario vinculado no está activo.';
export const imageMissing = 'La imagen no existe.';
export const hasRegistrations = 'El torneo tiene inscripciones. Elimínalo junto con ellas si estás seguro.';
export const moreRegistrations = (count: number) =>
  `Mientras decidías llegaron inscripciones: ahora ${count === 1 ? 'hay 1' : `son ${count}`}. Si estás seguro, elimínalo otra vez.`;

type Dated = Pick<Tournament, 'date' | 'timeZone' | 'cancelledAt'>;

export const playedOn = ({ date, timeZone }: Dated, now: Date) =>
  date === null
    ? 'con fecha por confirmar'
    : `que ${date <= now ? 'empezó' : 'se juega'} ${namedInSentence(date, timeZone, now)}`;

export function seeYouOn({ date, timeZone, cancelledAt }: Dated, now: Date): string {
  if (cancelledAt !== null) return 'Por ahora el torneo está cancelado.';
  if (date === null) return 'La fecha está por confirmar; te avisaremos por correo.';
  return date <= now ? 'El torneo ya empezó.' : `Te esperamos ${namedInSentence(date, timeZone, now)}.`;
}

const changeLetter = (subject: string, tournament: string, paragraphs: readonly string[]): Letter => ({
  subject: `${subject}: ${tournament}`,
  paragraphs: [greeting, ...paragraphs, privateLink],
});

export const cancelledLetter = (tournament: string, reason: string) =>
  changeLetter('Torneo cancelado', tournament, [
    `«${tournament}» fue cancelado y no se jugará.`,
    reason === '' ? '' : `Motivo: ${reason}`,
  ]);

const newDate = (date: string | null) =>
  date === null ? 'La nueva fecha está por confirmar.' : sentence(`Se juega el ${date}`);

const rulesChanged = (rules: string) =>
  `${rules} cambiaron después de que las aceptaste. Léelas en la página del torneo; si no estás de acuerdo, puedes retirar tu inscripción.`;
const newRules = (concerned: boolean) => (concerned ? rulesChanged('Las reglas') : '');

export const resumedLetter = (tournament: string, date: string | null, readsNewRules: boolean) =>
  changeLetter('El torneo sigue en pie', tournament, [
    `«${tournament}» ya no está cancelado. ${newDate(date)}`,
    newRules(readsNewRules),
  ]);

export const datedLetter = (tournament: string, date: string | null, readsNewRules: boolean) =>
  changeLetter('Ya hay fecha', tournament, [
    `«${tournament}» ya tiene fecha. ${newDate(date)}`,
    newRules(readsNewRules),
  ]);

export const movedLetter = (
  tournament: string,
  before: string,
  date: string | null,
  readsNewRules: boolean,
) =>
  changeLetter('Cambió de fecha', tournament, [
    `«${tournament}» cambió de fecha. Antes: ${before}. ${newDate(date)}`,
    newRules(readsNewRules),
  ]);

export const rulesLetter = (tournament: string) =>
  changeLetter('Cambiaron las reglas', tournament, [rulesChanged(`Las reglas de «${tournament}»`)]);

export const PHASE_LABELS: Partial<Record<TournamentPhase, string>> = {
  in_play: 'En juego',
  completed: 'Finalizado',
  cancelled: 'Cancelado',
};
export const wonBy = (names: readonly string[]) => `${ordinal(1)} ${names.join(', ')}`;
export const placesCount = (count: number) => counted(count, 'cupo', 'cupos');
export const entry = (fee: string | null) =>
  fee === null ? 'Inscripción gratis' : `Inscripción: ${inDollars(fee)}`;
export const prize = (prize: string, rank: number | null) =>
  rank === null ? `Premio: ${prize}` : `Premio del ${ordinal(rank)}: ${prize}`;
