import { MINUTE_MS } from '@copa/domain/limits';
import { confirmableUntil, owedWindows } from '@copa/domain/registrations/confirmation';
import { needsConsent } from '@copa/domain/registrations/consent/age-band';
import { sentence } from '@copa/domain/sentence';
import { dateText } from '@copa/domain/time/days';
import { hourInSentence, namedInSentence } from '@copa/domain/time/hours';
import { inZone } from '@copa/domain/time/words/zones';
import type { ConfirmationWindow, WindowKind } from '@copa/domain/tournaments/places/window';
import type { Letter } from '../../mail.ts';
import type { PushContext, PushWords } from '../../notices/notice.ts';
import { greeting, privateLink } from '../../words.ts';

export const releasedLetter = (
  tournament: string,
  released: { readonly byConfirmation: boolean; readonly wentToWaiter: boolean; readonly waits: boolean },
): Letter => ({
  subject: `Perdiste tu cupo: ${tournament}`,
  paragraphs: [
    greeting,
    released.byConfirmation
      ? `No recibimos tu confirmación a tiempo y tu cupo en «${tournament}» ${released.wentToWaiter ? 'pasó a otra persona' : 'quedó libre'}.`
      : `Tu equipo no se completó a tiempo y su cupo en «${tournament}» quedó libre.`,
    released.waits
      ? 'Tu equipo pasó al final de la lista de espera: puede recibir otro cupo cuando estén todos.'
      : released.byConfirmation
        ? 'Escribe a la organización: si queda un cupo libre, puede dártelo.'
        : 'Si las inscripciones siguen abiertas y hay cupos, pueden inscribirse otra vez.',
    privateLink,
  ],
});

export const promotedLetter = (tournament: string, seeYou: string, confirm: string): Letter => ({
  subject: `¡Tienes cupo!: ${tournament}`,
  paragraphs: [greeting, `Hay un cupo en «${tournament}» y ahora es tuyo. ${seeYou}`, confirm, privateLink],
});

export const confirmUntil = (deadline: string, isLost: boolean) =>
  `Confirma a más tardar el ${deadline}${isLost ? '; si no, pierdes tu cupo.' : '.'}`;
const confirmFinalUntil = (deadline: string, isLost: boolean) =>
  `Confirma a más tardar el ${deadline}${isLost ? '; si no, tu lugar pasa al siguiente de la tabla.' : '.'}`;

export const consentLetter = (tournament: string, deadline: string): Letter => ({
  subject: `Falta un permiso: ${tournament}`,
  paragraphs: [
    greeting,
    `Todavía falta el permiso de tu adulto responsable para «${tournament}»: sin él no puedes jugar. Pídeselo antes del ${deadline}.`,
    'En «Mi torneo» puedes pasarle otra vez el enlace: ábrelo en el teléfono con el que te inscribiste, o desde tu enlace privado.',
  ],
});

const openedLetter = (subject: string, tournament: string, paragraphs: readonly string[]): Letter => ({
  subject: `${subject}: ${tournament}`,
  paragraphs: [
    greeting,
    ...paragraphs,
    'Se confirma en «Mi torneo»: ábrelo con el enlace privado que salió cuando te inscribiste.',
  ],
});

interface Opened {
  readonly tournament: string;
  readonly seeYou: string;
  readonly deadline: string;
  readonly isLost: boolean;
  readonly isComplete: boolean;
}

const firstComplete = (isComplete: boolean) =>
  isComplete ? '' : 'Para confirmar, tu equipo primero tiene que estar completo.';

export const openedLetters = {
  entry: ({ tournament, seeYou, deadline, isLost, isComplete }: Opened) =>
    openedLetter('Confirma que vas a jugar', tournament, [
      `Ya puedes confirmar que juegas «${tournament}». ${seeYou}`,
      confirmUntil(deadline, isLost),
      firstComplete(isComplete),
    ]),
  match: ({ tournament, seeYou, deadline, isLost, isComplete }: Opened) =>
    openedLetter('Confirma que estás listo para la partida', tournament, [
      `Falta poco para «${tournament}»: confirma que estás listo para la partida. ${seeYou}`,
      confirmUntil(deadline, isLost),
      firstComplete(isComplete),
    ]),
  final: ({ tournament, deadline, isLost, isComplete }: Opened) =>
    openedLetter('Confirma la final', tournament, [
      `¡Pasaste a la final de «${tournament}»! Confirma que la juegas.`,
      confirmFinalUntil(deadline, isLost),
      firstComplete(isComplete),
    ]),
};

const OPENING_TITLES: Readonly<Record<WindowKind, string>> = {
  entry: 'Confirma que vas a jugar',
  match: 'Confirma que estás listo',
  final: 'Confirma la final',
};
const PLACE_LOST = ' Si no, pierdes tu cupo.';
const LOST: Readonly<Record<WindowKind, string>> = {
  entry: PLACE_LOST,
  match: PLACE_LOST,
  final: ' Si no, tu lugar pasa al siguiente de la tabla.',
};

export function roomPush({ about, unit, name }: PushContext): PushWords | null {
  const room = unit.rooms.find(({ id }) => id === about);
  if (room === undefined) return null;
  return {
    title: 'La sala ya está abierta',
    body: `Partida ${room.match} de ${name}: toca para ver tu casilla y cómo entrar.`,
    tag: `room-${room.match}`,
  };
}

export function promotedPush(context: PushContext): PushWords {
  const { unit, tournament, now, name } = context;
  const [open] = owedWindows(unit, tournament, now);
  const confirm = open === undefined ? '' : ` Confirma: tienes ${timeLeft(open, context)}`;
  return { title: '¡Tienes cupo!', body: `Hay un cupo en ${name} y es tuyo.${confirm}`, tag: 'place' };
}

export function openingPush(context: PushContext): PushWords | null {
  const asked = askedOf(context);
  return asked && { title: OPENING_TITLES[asked.window.kind], body: asked.body, tag: context.about };
}

export function closingPush(context: PushContext): PushWords | null {
  const asked = askedOf(context);
  if (asked === null) return null;
  const minutes = Math.max(1, Math.round((asked.until.getTime() - context.now.getTime()) / MINUTE_MS));
  const left = minutes === 1 ? 'Queda 1 minuto' : `Quedan ${minutes} minutos`;
  return { title: `${left} para confirmar`, body: asked.body, tag: context.about };
}

export function consentPush({ unit, name }: PushContext): PushWords | null {
  if (!unit.members.some(needsConsent)) return null;
  return {
    title: 'Falta el permiso de un adulto',
    body: `Sin él no se puede jugar ${name}: toca para pasarle el enlace otra vez.`,
    tag: 'consent',
  };
}

function askedOf(context: PushContext) {
  const { about, unit, tournament, now, name } = context;
  const window = owedWindows(unit, tournament, now).find(({ kind }) => kind === about);
  if (window === undefined) return null;
  const until = confirmableUntil(window, unit);
  return { window, until, body: `${name}: tienes ${timeLeft(window, context)}` };
}

/** A phone may show the push on another day, so it says neither `hoy` nor `mañana`. */
function hourOnPhone(at: Date, timeZone: string, now: Date): string {
  return dateText(at, timeZone, now) === dateText(now, timeZone, now)
    ? `${hourInSentence(at, now, timeZone)} ${inZone(timeZone)}`
    : namedInSentence(at, timeZone, now);
}

function timeLeft(window: ConfirmationWindow, { unit, tournament, now }: PushContext): string {
  const lost = window.onMissing === 'release' ? LOST[window.kind] : '';
  const until = hourOnPhone(confirmableUntil(window, unit), tournament.timeZone, now);
  return sentence(`hasta ${until}`) + lost;
}
