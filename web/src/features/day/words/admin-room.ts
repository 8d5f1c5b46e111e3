import { sentence } from '@copa/domain/sentence';
import { counted } from '@copa/domain/words/counted';
import { otherNetwork } from '@copa/domain/words/other-network';
import { ofLobby } from '../../../components/words/admin.ts';

export const lobby = 'Lobby';
export const lobbyNamed = (letter: string) => `Lobby ${letter}`;
export const lobbyWithoutRoom = (letter: string) => `Lobby ${letter} · sin sala`;
export const match = 'Partida';
export const matchNumbered = (number: number) => `Partida ${number}`;

export const inPlay = 'En juego';
export const resultFirst = (match: number, lobby: string | null) =>
  `Primero publica la partida ${match}${ofLobby(lobby)}, para que todos vean la tabla.`;
export const lobbyFirst =
  'Primero arma el lobby: sin él no se anota ninguna partida. Después sigue el pase de lista.';
export const drawFirst = (lobbySize: number) =>
  `Juegan en lobbies de ${lobbySize}, y cada lobby tiene su sala: se pone después del sorteo.`;

export const setRoomOf = (lobby: string) => `Poner la sala del Lobby ${lobby.toUpperCase()}`;
export const roomTitle = (match: number, lobby: string | null) =>
  `Sala de la partida ${match}${ofLobby(lobby)}`;
export const roomMissing = (start: string) => `Falta la sala: empieza ${start}`;
export const roomMissingNow = 'Falta la sala: es la partida que sigue';
export const otherRoomsMissing = (lobbies: readonly string[]) =>
  `También falta la sala: ${lobbies.map((lobby) => lobbyNamed(lobby.toUpperCase())).join(', ')}`;
export const loading = 'Cargando la sala…';
export const change = 'Cambiar la sala';
export const remove = 'Quitarla';
export const removeTitle = (match: number, lobby: string | null) =>
  `Quitar la sala de la partida ${match}${ofLobby(lobby)}`;
export const removeConfirm = 'Quitar';
export const removeText = 'Desaparece de todos los teléfonos.';
export const copyId = 'Copiar ID';
export const password = 'Contraseña';
export const copyPassword = 'Copiar contraseña';
export const noPassword = 'Sin contraseña';
export const openSince = (hour: string, fromNow: string) => sentence(`Abierta desde ${hour}, ${fromNow}`);
export const opensWhen = (hour: string, fromNow: string) => sentence(`Se abre ${hour}, ${fromNow}`);
export const roomUnset = 'Sin ID ni contraseña';
/** Lacks the password, because a screenshot of the folded part may reach players. */
export const roomTold = (id: string, opens: string | null) =>
  opens === null ? `ID ${id} · los jugadores ya la ven` : `ID ${id} · se abre ${opens}`;
export const arriving = 'Llegando a los teléfonos…';
export const openedBy = (count: number, players: number) =>
  `${count} de ${players} ${count === 1 ? 'abrió' : 'abrieron'} la sala`;
export const willGetRoom = (count: number) =>
  `${counted(count, 'inscripción la recibirá', 'inscripciones la recibirán')}.`;
export const notOpened = (count: number) => `Quiénes no la abrieron (${count})`;

export const asItWas = (when: string) => `Como estaba: ${when}`;
export const beforeMatch = (span: string, when: string) => `${span} antes: ${when}`;
export const atOnce = 'Ya, al guardar';
export const inMinutes = (minutes: number) => `En ${minutes} minutos`;
export const roomId = 'ID de la sala';
export const opens = 'Se abre';
export const opensHint = 'Todos la ven en el mismo instante.';
export const save = 'Guardar la sala';
export const cancel = 'Cancelar';

export const rollBegins = (when: string) => sentence(`Todavía no se puede pasar lista: empieza ${when}`);
export const rollWithoutHour = 'Se pasa lista desde que abre la sala: el torneo todavía no tiene fecha.';
export const rollCall = 'Pase de lista';
export const rollMeaning =
  'Tú marcas quién entró a la sala. A quien no entró le queda una ausencia en su historial.';
export const rollPast = 'Para revisarlo o corregir una ausencia';
export const rollOfNobody = 'Todavía no hay a quién llamar';
export const rollLeft = (count: number) =>
  count === 0 ? 'Completo' : `${counted(count, 'sin marcar', 'sin marcar')}`;
export const rollOfMatch = (match: number, left: number) =>
  `${matchNumbered(match)} · ${rollLeft(left).toLowerCase()}`;
export const intrudersFold = (count: number) => (count === 0 ? 'Hay un intruso' : `Intrusos (${count})`);
export const nobodyHasPlace = 'Nadie tiene cupo todavía.';
export const search = 'Buscar por casilla, nick o nombre';
export const searchHint = 'Casilla, nick o nombre';
export const playsNoMore = 'ya no juega aquí';
export const notInList = 'Nadie con ese nick está en la lista: es un intruso.';
export const restIn = (count: number) => (count === 1 ? 'El que falta entró' : 'Los demás entraron');
export const restMissing = (count: number) =>
  count === 1 ? 'El que falta no entró' : `Los ${count} que faltan no entraron`;
export const seat = 'Casilla';
export const cameIn = 'Entró';
export const notIn = 'No';
export const notInMark = 'No entró';
export const restMarked = (count: number, hasCome: boolean) =>
  `Marcaste a ${count} como «${hasCome ? cameIn : notInMark}».`;
export const undoRest = (count: number) => (count === 1 ? 'Deshacer' : `Deshacer los ${count}`);
export const marksKept = (count: number, isHeldBack: boolean) => {
  const waiting = count === 1 ? 'Una marca espera' : `${count} marcas esperan`;
  if (isHeldBack) return `${waiting} en este teléfono. ${otherNetwork}`;
  return `${waiting} la conexión en este teléfono: ${count === 1 ? 'se envía sola' : 'se envían solas'}.`;
};
export const markNotSaved = (reason: string) => `No se guardó la marca. ${reason}`;
export const nickMissing = 'Escribe el nick.';
export const intruder = 'Intruso';
export const intruderHint = 'Está en la sala y no en la lista: expúlsalo y anótalo aquí.';
export const nick = 'Nick';
export const addIntruder = 'Anotar intruso';
export const intruders = 'Intrusos';
export const removeIntruder = 'Quitar';
export const removeIntruderNamed = (nick: string) => `Quitar a ${nick} de los intrusos`;
export const intruderCount = (count: number) => counted(count, 'intruso anotado', 'intrusos anotados');

export const absentWithKills = 'El pase de lista y el resultado no coinciden';
export const absentHasKills = (name: string, kills: number) =>
  `${name} está ausente en el pase de lista, pero tiene ${counted(kills, 'baja', 'bajas')}. ¿Jugó? Si no jugó, corrige su fila.`;
export const didPlay = (name: string) => `Sí jugó: quitar la ausencia de ${name}`;
