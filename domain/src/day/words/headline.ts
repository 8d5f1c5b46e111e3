import { missingPlayers } from '../../registrations/unit.ts';
import { capitalized, sentence } from '../../sentence.ts';
import { atHour, hourInSentence } from '../../time/hours.ts';
import type { WindowKind } from '../../tournaments/places/window.ts';
import { type HeadlineKind, type Told, untilOf } from '../headline-kind.ts';

type Words = (told: Told) => string;

/** An hour after «desde» or «hasta», with the day where it is another one. */
function moment(date: Date, { tournament: { timeZone }, now }: Told): string {
  return hourInSentence(date, timeZone, now);
}

const until: Words = (told) =>
  told.window === null ? '' : `hasta ${moment(untilOf(told.window, told.unit), told)}`;

const from: Words = (told) => (told.window === null ? '' : `desde ${moment(told.window.opensAt, told)}`);

const inQueue: Words = ({ position }) =>
  position === null ? 'Estás en la lista de espera' : `Eres el ${position}.º en espera`;

const missing: Words = ({ unit: { members } }) => {
  const count = missingPlayers(members);
  return count === 1 ? 'falta que acepte 1 jugador' : `falta que acepten ${count} jugadores`;
};

const byWindow = (words: Readonly<Record<WindowKind, string>>): Words => {
  return ({ window }) => words[window?.kind ?? 'entry'];
};

const asked = byWindow({
  entry: 'Confirma que vas a jugar',
  match: 'Confirma que ya estás para la partida',
  final: 'Pasaste a la final: confírmala',
});

export const SENTENCES: Readonly<Record<HeadlineKind, Words>> = {
  cancelled: () => 'Este torneo fue cancelado.',
  rejected: () => 'Esta inscripción no fue aprobada.',
  released: () => 'El cupo se liberó.',
  'released-incomplete': () => 'El plazo para completar el equipo terminó y el cupo se liberó.',
  lost: () => 'No llegó tu confirmación a tiempo y el cupo se liberó.',
  'lost-late': () => 'Tu confirmación llegó tarde y el cupo se liberó.',
  over: () => 'El torneo terminó.',
  incomplete: (told) => {
    const { incompleteUntil } = told.unit;
    const who = capitalized(missing(told));
    return incompleteUntil === null ? `${who}.` : sentence(`${who}: hasta ${moment(incompleteUntil, told)}`);
  },
  waiting: (told) => `${inQueue(told)}.`,
  'waiting-incomplete': (told) => `${inQueue(told)}, pero ${missing(told)}.`,
  'waiting-asked': (told) => `${inQueue(told)}: avisa que estás listo por si se libera un cupo.`,
  'waiting-ready': (told) => `${inQueue(told)} y ya avisaste que estás listo.`,
  waited: () => 'La lista de espera terminó sin un cupo para ti.',
  promoted: (told) => sentence(`¡Tienes cupo! Confirma ${until(told)}`),
  open: (told) => sentence(`${asked(told)} ${until(told)}`),
  review: () => 'La confirmación ya cerró y no llegó la tuya.',
  late: () => 'Tu confirmación llegó tarde: le avisamos al equipo del torneo.',
  pending: () => 'La inscripción está en revisión.',
  'pending-in-play': () => 'El torneo ya empezó y la inscripción sigue en revisión.',
  'in-play': () => 'El torneo está en juego.',
  final: () => '¡Confirmado! Juegas la final.',
  confirmed: ({ tournament: { date, timeZone }, now }) =>
    date === null ? '¡Confirmado!' : sentence(`¡Confirmado! Se juega ${atHour(date, timeZone, now)}`),
  'confirmed-next': (told) => sentence(`¡Asistencia confirmada! Falta la de la partida, ${from(told)}`),
  coming: (told) =>
    told.window?.kind === 'match'
      ? sentence(`Tienes lugar: confirma que estás para la partida ${from(told)}`)
      : sentence(`Tienes lugar: confirma tu asistencia ${from(told)}`),
  undated: () => 'Tienes lugar. La fecha está por confirmar.',
  dated: ({ tournament: { date, timeZone }, now }) =>
    date === null ? 'Tienes lugar.' : sentence(`Tienes lugar: se juega ${atHour(date, timeZone, now)}`),
};

const WRITE = 'Escribe al equipo del torneo: si queda un cupo libre, puede dártelo.';
const IF_NOT = 'Si no confirmas a tiempo, el cupo pasa a otra persona.';
const IF_NOT_IN_FINAL = 'Si no, pasa al siguiente de la tabla.';

const ifNot: Words = ({ window }) => {
  if (window?.onMissing !== 'release') return 'Así el equipo del torneo sabe que cuenta contigo.';
  return window.kind === 'final' ? IF_NOT_IN_FINAL : IF_NOT;
};

const OPEN_ROOM = 'La sala está abierta: sus datos están aquí abajo.';

/** Uses the words of the room once it is open, and the given words before. */
const untilTheRoom = (words: string): Words => {
  return ({ unit: { rooms }, now }) => (rooms.some(({ openAt }) => openAt <= now) ? OPEN_ROOM : words);
};

const roomSoon = untilTheRoom('Los datos de la sala salen aquí antes de la partida.');

export const NEXT: Readonly<
  Record<Exclude<HeadlineKind, 'incomplete' | 'waiting-incomplete'>, (told: Told) => string | null>
> = {
  cancelled: ({ tournament: { cancelReason } }) =>
    cancelReason === '' ? 'Elige otro torneo de la lista.' : `Motivo: ${cancelReason}`,
  rejected: () => 'Si crees que es un error, escribe al equipo del torneo.',
  released: () => 'Si todavía hay cupos, puedes inscribirte otra vez.',
  'released-incomplete': () => 'Si todavía hay cupos, el equipo puede inscribirse otra vez.',
  lost: () => WRITE,
  'lost-late': () => 'Si queda un cupo libre, puede dártelo.',
  over: () => null,
  waiting: ({ tournament: { waitlist } }) =>
    waitlist.mode === 'manual'
      ? 'Los cupos que se liberan los da el equipo del torneo.'
      : 'Si se libera un cupo y te toca, es tuyo al momento: te avisamos por correo y aquí.',
  'waiting-asked': () => 'Los cupos de último momento son para quienes avisan que ya están.',
  'waiting-ready': () => 'Si se libera un cupo y te toca, es tuyo al momento.',
  waited: () => 'Elige otro torneo de la lista.',
  promoted: ifNot,
  open: ifNot,
  review: () => 'Avisa que sí vas: el equipo del torneo decide.',
  late: () => 'El equipo del torneo decide.',
  pending: () => 'Te avisamos por correo cuando el equipo del torneo decida.',
  'pending-in-play': () => 'Escribe al equipo del torneo.',
  'in-play': untilTheRoom('Sigue las indicaciones del equipo del torneo.'),
  final: roomSoon,
  confirmed: roomSoon,
  'confirmed-next': () => 'Guarda la fecha en tu calendario y vuelve a esa hora.',
  coming: () => 'Guarda la fecha en tu calendario y vuelve a esa hora.',
  undated: () => 'Te avisamos por correo cuando haya fecha.',
  dated: () => 'Guarda la fecha en tu calendario.',
};
