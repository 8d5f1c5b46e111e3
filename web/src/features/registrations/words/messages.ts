import { sentence } from '@copa/domain/sentence';

const subject = (team: string | null) =>
  team === null ? 'tu inscripción' : `la inscripción de tu equipo ${team}`;

const what = (team: string | null, tournament: string, freeFireId: string) =>
  `${subject(team)} en ${tournament} con el ID ${freeFireId}`;

export const someTournament = 'el torneo';
export const greeting = (player: string, brand: string) => `Hola, ${player}. Te escribimos de ${brand}.`;
export const placeReleased = (...about: Parameters<typeof what>) => `El cupo de ${what(...about)} se liberó.`;
export const stillWantsToPlay = 'Si todavía quieres jugar, responde a este mensaje.';
export const received = (...about: Parameters<typeof what>) => `Recibimos ${what(...about)}.`;
export const tellUsWho = (missing: string) => `${missing}: mándanos sus datos y agregamos a quien falta.`;
export const captainInvites = (missing: string) => `${missing}: el capitán tiene el enlace del equipo.`;
export const inReview = (...about: Parameters<typeof what>) =>
  `Recibimos ${what(...about)} y la estamos revisando.`;
export const toldWhenApproved = 'Te avisamos en cuanto la aprobemos.';
export const approved = (...about: Parameters<typeof what>) => {
  const sentence = what(...about);
  return `¡${sentence.charAt(0).toUpperCase()}${sentence.slice(1)} quedó aprobada!`;
};
export const stillWaits = 'Todavía está en la lista de espera: te avisamos si le toca un cupo.';
export const dateOpen = 'La fecha está por confirmar.';
export const starts = (moment: string) => sentence(`Empieza el ${moment}`);
export const confirmFirst = 'Confirma que vas a jugar en «Mi torneo».';
export const seeYou = '¡Nos vemos en la sala!';
export const notApproved = (...about: Parameters<typeof what>) => `No pudimos aprobar ${what(...about)}.`;
export const reason = (reason: string) => `Motivo: ${reason}`;
export const answerIfWrong = 'Si crees que es un error, responde a este mensaje.';

export const hereYouSee = (team: string | null, tournament: string) =>
  `Aquí ves cómo va ${subject(team)} en ${tournament} y lo que falta:`;
export const teamEnters = (team: string | null, tournament: string) =>
  `Con este enlace entran los que faltan en tu equipo${team === null ? '' : ` ${team}`} para ${tournament}:`;
export const onlyForTeam = 'Compártelo solo con tus compañeros: quien lo abra puede entrar.';

export const keepLink = 'Guárdalo y no lo publiques en el grupo.';

export const nick = (nick: string) => `Nick: ${nick}`;
export const team = (team: string, role: string) => `Equipo: ${team} (${role})`;
export const freeFireId = (id: string) => `ID de Free Fire: ${id}`;
export const phone = (phone: string) => `Teléfono: ${phone}`;
export const mail = (mail: string) => `Correo: ${mail}`;
export const tournament = (tournament: string) => `Torneo: ${tournament}`;
export const status = (status: string) => `Estado: ${status}`;
export const sendConsentLink =
  'Falta el permiso de tu adulto responsable: mándale el enlace que está en Mi torneo.';
