import { MINUTE_MS } from '../../limits.ts';
import { owedWindows } from '../../registrations/confirmation.ts';
import { needsConsent } from '../../registrations/consent/consent.ts';
import type { StoredRegistration } from '../../registrations/registration.ts';
import { sentence } from '../../sentence.ts';
import { hourInSentence } from '../../time/hours.ts';
import { zoneName } from '../../time/words/zones.ts';
import type { ConfirmationWindow, WindowKind } from '../../tournaments/places/window.ts';
import type { Tournament } from '../../tournaments/tournament.ts';
import type { Push, PushMessage } from '../push.ts';

const OPENING_TITLES: Readonly<Record<WindowKind, string>> = {
  entry: 'Confirma que vas a jugar',
  match: 'Confirma que estás listo',
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
> & { readonly members: readonly Parameters<typeof needsConsent>[0][] };
type Words = Pick<PushMessage, 'title' | 'body' | 'tag'>;
type Notice = Pick<Push, 'kind' | 'about'>;

/** Null where it is outdated or useless. A locked screen shows them to anybody: no name, and nothing that opens a room. */
export function pushWords(push: Notice, unit: Told, tournament: Tournament, now: Date): Words | null {
  const { cancelledAt, status, id } = tournament;
  if (unit.place !== 'held' || cancelledAt !== null || status !== 'published') return null;
  const words = WORDS[push.kind]({ about: push.about, unit, tournament, now, name: `«${tournament.name}»` });
  return words === null ? null : { ...words, tag: `${id}-${words.tag}` };
}

interface PushContext {
  readonly about: string;
  readonly unit: Told;
  readonly tournament: Tournament;
  readonly now: Date;
  readonly name: string;
}

/** Each kind has its own: another one does not compile before somebody wrote them. */
const WORDS: Readonly<Record<Push['kind'], (context: PushContext) => Words | null>> = {
  room: ({ about, unit, name }) => {
    const room = unit.rooms.find(({ id }) => id === about);
    if (room === undefined) return null;
    return {
      title: 'La sala ya está abierta',
      body: `Partida ${room.match} de ${name}: toca para ver tu casilla y cómo entrar.`,
      tag: `room-${room.match}`,
    };
  },
  result: ({ about, unit, name }) => {
    const words = resultWords(unit.results[about], unit.unit.size > 1, name);
    return words === null ? null : { ...words, tag: `stage-${about}` };
  },
  protest: ({ about, name }) => ({
    title: 'Protesta resuelta',
    body: `Ya hay una decisión en ${name}: toca para leerla.`,
    tag: `protest-${about}`,
  }),
  promoted: (context) => {
    const { unit, tournament, now, name } = context;
    const [open = null] = owedWindows(unit, tournament, now);
    const until = unit.confirmBy ?? open?.closesAt ?? null;
    const confirm = until === null ? '' : ` Confirma: tienes ${deadlineOf(open, until, context)}`;
    return { title: '¡Tienes cupo!', body: `Hay un cupo en ${name} y es tuyo.${confirm}`, tag: 'place' };
  },
  opening: (context) => {
    const asked = askedOf(context);
    return asked && { title: OPENING_TITLES[asked.window.kind], body: asked.body, tag: context.about };
  },
  consent: ({ unit, name }) =>
    unit.members.some(needsConsent)
      ? {
          title: 'Falta el permiso de un adulto',
          body: `Sin él no se puede jugar ${name}: toca para pasarle el enlace otra vez.`,
          tag: 'consent',
        }
      : null,
  closing: (context) => {
    const asked = askedOf(context);
    if (asked === null) return null;
    const minutes = Math.max(1, Math.round((asked.until.getTime() - context.now.getTime()) / MINUTE_MS));
    const left = minutes === 1 ? 'Queda 1 minuto' : `Quedan ${minutes} minutos`;
    return { title: `${left} para confirmar`, body: asked.body, tag: context.about };
  },
};

function askedOf(context: PushContext) {
  const { about, unit, tournament, now, name } = context;
  const window = owedWindows(unit, tournament, now).find(({ kind }) => kind === about);
  if (window === undefined) return null;
  const until = unit.confirmBy ?? window.closesAt;
  return { window, until, body: `${name}: tienes ${deadlineOf(window, until, context)}` };
}

function deadlineOf(
  window: ConfirmationWindow | null,
  until: Date,
  { tournament, now }: Pick<PushContext, 'tournament' | 'now'>,
): string {
  const lost = window === null || window.onMissing === 'release' ? LOST[window?.kind ?? 'entry'] : '';
  const { timeZone } = tournament;
  // The phone's zone is not known, and the message arrives now.
  const hour = hourInSentence(until, timeZone, now, timeZone);
  return sentence(`hasta ${hour}, ${zoneName(timeZone)}`) + lost;
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
