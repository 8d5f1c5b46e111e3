import { MINUTE_MS } from '../limits.ts';
import type { StoredRegistration } from '../registrations/registration.ts';
import { clockTime, longDate, zonedDateTime } from '../time/date-format.ts';
import type { Tournament } from '../tournaments/tournament.ts';
import { owedWindows } from './confirmation.ts';
import type { Push, PushMessage } from './push.ts';
import type { WindowKind } from './window.ts';

const OPENING_TITLES: Readonly<Record<WindowKind, string>> = {
  entry: 'Confirma tu asistencia',
  match: 'Confirma que ya estás',
  final: 'Confirma la final',
};
const PLACE_LOST = ' Si no, tu cupo pasa a otra persona.';
const LOST: Readonly<Record<WindowKind, string>> = {
  entry: PLACE_LOST,
  match: PLACE_LOST,
  final: ' Si no, tu lugar pasa al siguiente de la tabla.',
};

type Told = Pick<
  StoredRegistration,
  'place' | 'confirmations' | 'placedAt' | 'confirmBy' | 'rooms' | 'results' | 'unit' | 'lobby'
>;
type Words = Pick<PushMessage, 'title' | 'body' | 'tag'>;
type Notice = Pick<Push, 'kind' | 'about'>;

/**
 * What a phone says of it, where it is still true and of use; null where it is not. A locked screen shows it to whoever holds
 * the phone: no name of a person or a team, and nothing that opens a room.
 */
export function pushWords(push: Notice, unit: Told, tournament: Tournament, now: Date): Words | null {
  const { cancelledAt, status, id } = tournament;
  if (unit.place !== 'held' || cancelledAt !== null || status !== 'published') return null;
  const words = wordsOf(push, unit, tournament, now);
  return words === null ? null : { ...words, tag: `${id}-${words.tag}` };
}

function wordsOf({ kind, about }: Notice, unit: Told, tournament: Tournament, now: Date): Words | null {
  const name = `«${tournament.name}»`;
  if (kind === 'room') {
    const room = unit.rooms.find(({ id }) => id === about);
    if (room === undefined) return null;
    return {
      title: 'La sala ya está abierta',
      body: `Partida ${room.match} de ${name}: toca para ver tu puesto y cómo entrar.`,
      tag: `room-${room.match}`,
    };
  }
  if (kind === 'result') {
    const words = resultWords(unit.results[about], unit.unit.size > 1, name);
    return words === null ? null : { ...words, tag: `stage-${about}` };
  }
  const owed = owedWindows(unit, tournament, now);
  const open = owed.find((window) => kind === 'promoted' || window.kind === about) ?? null;
  const until = unit.confirmBy ?? open?.closesAt ?? null;
  const deadline = until === null ? '' : `hasta ${hourOf(until, tournament.timeZone, now)}`;
  const lost = open === null || open.onMissing === 'release' ? LOST[open?.kind ?? 'entry'] : '';
  if (kind === 'promoted') {
    const confirm = until === null ? '' : ` Confirma: tienes ${deadline}.${lost}`;
    return {
      title: '¡Tienes cupo!',
      body: `Se liberó un cupo en ${name} y es tuyo.${confirm}`,
      tag: 'place',
    };
  }
  if (open === null || until === null) return null;
  const body = `${name}: tienes ${deadline}.${lost}`;
  if (kind === 'opening') {
    return { title: OPENING_TITLES[open.kind], body, tag: about };
  }
  const minutes = Math.max(1, Math.round((until.getTime() - now.getTime()) / MINUTE_MS));
  const left = minutes === 1 ? 'Queda 1 minuto' : `Quedan ${minutes} minutos`;
  return { title: `${left} para confirmar`, body, tag: about };
}

function resultWords(
  result: string | undefined,
  isTeam: boolean,
  name: string,
): Pick<Words, 'title' | 'body'> | null {
  switch (result) {
    case undefined:
      return null;
    case 'passed':
      return {
        title: isTeam ? '¡Tu equipo clasificó!' : '¡Clasificaste!',
        body: `${isTeam ? 'Pasan' : 'Pasas'} a la fase siguiente de ${name}: toca para ver lo que sigue.`,
      };
    case 'out':
      return {
        title: 'Terminó la fase',
        body: `Esta vez ${isTeam ? 'tu equipo no clasificó' : 'no clasificaste'} en ${name}. ¡Gracias por jugar!`,
      };
    case '1':
      return {
        title: isTeam ? '¡Tu equipo es campeón!' : '¡Eres campeón!',
        body: `${isTeam ? 'Ganaron' : 'Ganaste'} ${name}. ¡Felicitaciones!`,
      };
    default:
      return {
        title: isTeam ? `Tu equipo quedó ${result}.º` : `Quedaste ${result}.º`,
        body: `Terminó ${name}: toca para ver la tabla. ¡Gracias por jugar!`,
      };
  }
}

/** With the day where it is not today's. */
function hourOf(moment: Date, timeZone: string, now: Date): string {
  const isToday = longDate(moment, timeZone) === longDate(now, timeZone);
  return isToday ? clockTime(moment, timeZone) : `el ${zonedDateTime(moment, timeZone)}`;
}
