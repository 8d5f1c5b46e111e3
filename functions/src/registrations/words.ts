import { GUARDIANS_PER_DAY_MAX, NICKS_SHOWN_PER_DAY_MAX, TICKETS_PER_DAY_MAX } from '@copa/domain/limits';
import type { NameChange } from '@copa/domain/registrations/names/seen-names';
import { PLAYER_NAMES } from '@copa/domain/registrations/words/player-data';
import { sentence } from '@copa/domain/sentence';
import { inZone } from '@copa/domain/time/words/zones';
import type { Letter } from '../mail.ts';
import { greeting, privateLink } from '../words.ts';

export const playersErased = 'Los jugadores de este torneo ya se borraron: no se puede agregar a nadie.';
export const noTeams = 'En este torneo se juega en solitario.';
export const noOpenSlot = 'Este equipo no tiene lugares libres.';
export const ticketTooOften = `El enlace ya se cambió ${TICKETS_PER_DAY_MAX} veces en un día. Si alguien lo sigue cambiando, escríbele a la organización.`;
export const slotTaken = 'Este lugar ya está ocupado.';

export const invitationFull =
  'Otras personas entraron antes y el equipo ya está completo. Habla con el capitán.';
export const invitationChanged =
  'El capitán cambió el enlace del equipo y este ya no sirve. Pídele el nuevo.';
export const invitationClosedByCaptain =
  'El capitán cerró el enlace: por ahora no entra nadie más. Si te espera, pídele que lo abra.';
export const invitationTooLate = 'El plazo para completar el equipo terminó. Habla con el capitán.';
export const invitationPlaceLost = 'Este equipo ya no tiene cupo en el torneo. Habla con el capitán.';
export const invitationBegun = 'El torneo ya empezó: a este equipo ya no entra nadie más.';
export const invitationOver = 'Este torneo ya terminó.';
export const invitationDrawn =
  'Las salas del torneo ya están sorteadas: a este equipo ya no entra nadie más.';
export const teamDrawn =
  'Las salas del torneo ya están sorteadas: para cambiar algo del equipo, escríbele a la organización.';
export const captainTooOften =
  'Ya cambiaste muchas veces el equipo y su enlace en un día. Inténtalo más tarde, o escríbele a la organización.';
export const joinTooOften =
  'Con este enlace ya se intentó entrar muchas veces en un día. Pídele otro a quien te invitó, o escríbele a la organización.';
export const captainStays = 'Para irte tú, usa «Salir del equipo».';

export const noConsentNeeded = 'Tu adulto responsable ya respondió: no hace falta otro.';
export const shownTooOften = `Ya volviste a mostrar su nick ${NICKS_SHOWN_PER_DAY_MAX} veces en un día. Inténtalo más tarde, o escríbele a la organización.`;
export const guardianTooOften = `Ya cambiaste ${GUARDIANS_PER_DAY_MAX} veces a tu adulto responsable en un día. Inténtalo más tarde, o escríbele a la organización.`;
export const otherConsentText =
  'El texto cambió mientras lo leías. Abre el enlace otra vez y léelo de nuevo.';

export const invitedTo = (team: string) => `Únete a ${team}`;
export const invitedToTeam = 'Te invitan a un equipo';
export const invitedToTournament = (tournament: string, start: string) => sentence(`${tournament}. ${start}`);
export const invitationHow = 'Abre el enlace, lee las reglas y pon tus datos.';

export const registeredElsewhere = 'Este ID de Free Fire ya está inscrito en el torneo.';
export const suspended = (name: string | null, until: string | null) =>
  `${name ?? 'Este jugador'} tiene una suspensión ${until === null ? 'sin fecha de fin' : `hasta ${until}`} y no puede jugar.`;

export const correctedMeanwhile = 'Otra persona corrigió estos datos mientras los editabas.';
const nowIn = (status: string) => `la inscripción está en «${status}».`;
export const decidedMeanwhile = (status: string) => `Otra persona ya decidió: ${nowIn(status)}`;
export const decidedBy = (name: string, status: string) => `${name} ya decidió: ${nowIn(status)}`;
export const youDecided = (status: string) => `Ya habías decidido: ${nowIn(status)}`;
const quoted = (name: string, none: string) => (name === '' ? none : `«${name}»`);
const renamedTo = ({ of, from, to }: NameChange) =>
  of === 'tag'
    ? `Su sigla era ${quoted(from, 'ninguna')}, ahora ${quoted(to, 'ninguna')}.`
    : `${from === '' ? 'No tenía nombre' : `Se llamaba «${from}»`}, ahora ${quoted(to, 'sin nombre')}.`;
export const renamed = (changes: readonly NameChange[]) => changes.map(renamedTo).join(' ');
export const registeredAgain =
  'Este jugador volvió a inscribirse en el torneo: decide sobre su otra inscripción.';
export const otherModality =
  'La modalidad del torneo cambió y este equipo ya no cabe en él: tiene que inscribirse otra vez.';
export const noPlaceLeft = 'El torneo está completo: no queda un cupo para esta inscripción.';
export const requestChanged = 'El jugador cambió lo que pidió: míralo otra vez.';
export const nameDecided = 'Otra persona ya decidió sobre este nombre.';

export const receivedLetter = (tournament: string, played: string): Letter => ({
  subject: `Recibimos tu inscripción: ${tournament}`,
  paragraphs: [
    greeting,
    `Recibimos tu inscripción en «${tournament}», ${played}.`,
    `La organización la revisa y te avisa por correo. ${privateLink}`,
    'Si no te inscribiste tú, ignora este mensaje.',
  ],
});

const ifNotAsked = 'Si no lo pediste, avísale a quien organiza el torneo y borrará tus datos.';

export const addedWithPlaceLetter = (tournament: string, seeYou: string): Letter => ({
  subject: `Ya tienes cupo: ${tournament}`,
  paragraphs: [
    greeting,
    `La organización te inscribió en «${tournament}» y ya tienes cupo. ${seeYou}`,
    ifNotAsked,
  ],
});

export const addedWaitingLetter = (tournament: string): Letter => ({
  subject: `Te inscribieron: ${tournament}`,
  paragraphs: [
    greeting,
    `La organización te inscribió en «${tournament}», pero todavía no tienes cupo: estás en la lista de espera. Te avisamos por correo si te toca uno.`,
    ifNotAsked,
  ],
});

export const addedLetter = (tournament: string, played: string): Letter => ({
  subject: `Te inscribieron: ${tournament}`,
  paragraphs: [greeting, `La organización te inscribió en «${tournament}», ${played}.`, ifNotAsked],
});

export const approvedLetter = (tournament: string, seeYou: string): Letter => ({
  subject: `Tu inscripción está aprobada: ${tournament}`,
  paragraphs: [greeting, `¡Ya tienes cupo en «${tournament}»! ${seeYou}`, privateLink],
});

export const approvedWaitingLetter = (tournament: string): Letter => ({
  subject: `Tu inscripción está aprobada: ${tournament}`,
  paragraphs: [
    greeting,
    `Tu inscripción en «${tournament}» está aprobada, pero todavía no tienes cupo: estás en la lista de espera. Te avisamos por correo si te toca uno.`,
    privateLink,
  ],
});

export const pendingLetter = (tournament: string): Letter => ({
  subject: `Tu inscripción vuelve a revisión: ${tournament}`,
  paragraphs: [
    greeting,
    `La organización volvió a poner en revisión tu inscripción en «${tournament}»: lo que te avisamos antes ya no vale. Cuando decida, te avisa por correo.`,
    privateLink,
  ],
});

interface Left {
  readonly missing: number;
  readonly until: string;
  readonly isAgain: boolean;
  readonly isNewCaptain: boolean;
}

export const leftLetter = (tournament: string, { missing, until, isAgain, isNewCaptain }: Left): Letter => ({
  subject: `Alguien salió de tu equipo: ${tournament}`,
  paragraphs: [
    greeting,
    isNewCaptain
      ? `El capitán salió de tu equipo en «${tournament}»: ahora eres tú.`
      : `Alguien salió de tu equipo en «${tournament}».`,
    `${missing === 1 ? 'Falta 1 jugador' : `Faltan ${missing} jugadores`}. Tienen hasta el ${until}; si no, pierden su cupo.`,
    `La invitación está en «Mi torneo»: mándasela a quien entra.${isAgain ? ' Cuando estén completos, la organización los aprueba otra vez.' : ''}`,
    privateLink,
  ],
});

export const rejectedLetter = (tournament: string, reason: string | null): Letter => ({
  subject: `Tu inscripción no fue aprobada: ${tournament}`,
  paragraphs: [
    greeting,
    `Esta vez tu inscripción en «${tournament}» no fue aprobada.`,
    reason ? `Motivo: ${reason}` : '',
    privateLink,
  ],
});

export const provenElsewhere =
  'Otra persona comprobó con su inscripción de la temporada que ese ID es suyo. Si es tuyo, escribe a la organización.';

export const fileHeader = (timeZone: string) => [
  'Inscripción',
  'Equipo',
  'Sigla',
  'Rol',
  ...Object.values(PLAYER_NAMES),
  'Estado',
  'Cupo',
  'Suspendido',
  'Motivo',
  `Inscrito (hora ${inZone(timeZone)})`,
  `Decidido (hora ${inZone(timeZone)})`,
  `Aceptó las reglas (hora ${inZone(timeZone)})`,
  'Edad',
  'Permiso',
];
export const fileNotAccepted = '(sin aceptar)';
export const fileSuspended = 'Sí';
export const fileSuspendedUntil = (moment: string) => `Hasta ${moment}`;
export const fileNotDeclared = 'No declarada';

const replace = (names: readonly string[]) =>
  names.length === 1
    ? `Es menor: ${names.join()}. Reemplázalo`
    : `Son menores: ${names.join(', ')}. Reemplázalos`;
export const minorsPlay = (names: readonly string[], isTeam: boolean) =>
  isTeam
    ? `Este torneo es solo para mayores de edad. ${replace(names)} o rechaza la inscripción.`
    : 'Este torneo es solo para mayores de edad: rechaza la inscripción.';

export const twiceInList = 'Este ID está dos veces en la lista.';
