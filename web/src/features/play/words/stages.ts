import type { Adjustment, AdjustmentKind } from '@copa/domain/play/adjustment';
import type { DrawKind } from '@copa/domain/play/stage';
import { isolated, sentence } from '@copa/domain/sentence';
import { bold } from '@copa/domain/words/bold';
import { counted, gainText, pointsWord } from '@copa/domain/words/counted';
import { closeStageOf, drawLobbies } from '../../../components/words/admin.ts';

export const emptyTitle = 'Todavía no hay fases';
export const emptyText =
  'Una fase dice cuántos juegan por lobby, cuántas partidas y quién pasa. La última hace el podio.';
export const createFirst = 'Crear la primera fase';
export const isLast = (stage: string) =>
  `«${stage}» es la última. Para seguir después de ella, edita quién pasa.`;
export const addNext = 'Agregar la siguiente fase';
export const goNext = 'Seguir con otro torneo';
export const loading = 'Cargando las fases…';
export const incomplete = 'No se pudo leer alguna fase.';

export const drawnLater = (stage: string) =>
  `Empieza cuando cierre la fase «${stage}»: entonces se sabe quién pasa.`;
export const pointsAndTies = 'Puntos y desempates';
export const loadingMatches = 'Cargando las partidas…';
export const lobbiesFold = (count: number) =>
  count === 1 ? 'Partidas del lobby' : `Partidas de los ${count} lobbies`;
export const tableFold = (units: number) => `Tabla de la fase (${units})`;
export const tableOf = (stage: string) => `Tabla de ${stage}`;

export const allTogether = 'Todos juegan en el mismo lobby.';
export const draws = {
  hand: 'Lobbies armados a mano.',
  seed: 'Lobbies parejos: se reparten en orden, de ida y de regreso.',
} as const;

export const drawnWith = (seed: string) => `Lobbies sorteados con el código «${seed}».`;
export const correctionsFold = (count: number) => `Correcciones públicas (${count})`;
export const corrections = 'Correcciones';
export const lobbyUnits = 'Quiénes juegan';
export const passes = 'Pasa';
export const tie = 'Empate';
export const notNeeded = 'No hace falta';

export const notOpened = 'No se pudo abrir.';
export const tryAgain = 'Reintentar';
export function drawTitle(fitsOneLobby: boolean, isAgain: boolean): string {
  if (!isAgain) return drawLobbies(fitsOneLobby);
  return fitsOneLobby ? 'Armar otra vez' : 'Sortear otra vez';
}
export const close = closeStageOf(false);
export const askFinal = 'Pedir la confirmación de la final';
export const moveByHand = 'Mover a mano';
export const replaceTitle = 'Alguien no viene';
export const edit = 'Editar';
export const editNamed = (number: number) => `Editar la fase ${number}`;
export const remove = 'Eliminar';
export const removeNamed = (number: number) => `Eliminar la fase ${number}`;
export const removeText = (stage: string) =>
  `Se elimina «${stage}» con su sorteo, su pase de lista con las ausencias, sus salas abiertas y lo que haya anotado. Ninguna de sus partidas se publicó.`;
export const reopen = 'Reabrir la fase';
export const reopenTitle = (stage: string) => `Reabrir «${stage}»`;
export const reopenConfirm = 'Reabrir';
export const reopenText =
  'Se puede anotar y corregir otra vez. Quién pasa se decide de nuevo cuando la cierres.';
export const reopenLastText =
  'El torneo vuelve a estar en juego. Su podio se quita de la página y del historial hasta que la cierres otra vez; quedan los premios ya entregados.';
export const reopened = 'La fase está abierta otra vez';

export const byRegistration = 'de inscripción';
export const byTable = 'de la tabla anterior';
export const drawConfirm = (fitsOneLobby: boolean, kind: DrawKind) =>
  fitsOneLobby ? 'Armar' : kind === 'random' ? 'Sortear' : 'Repartir';
export const lobbyMade = 'Lobby listo';
export const lobbyMadeAgain = 'El lobby de ahora se pierde. Entran otra vez todos los que pueden jugar.';
export const drawnEarly = (fromNow: string) =>
  `Se juega ${fromNow}. Quien reciba un cupo más tarde se queda sin lobby hasta que lo hagas otra vez.`;
export const drawnUnconfirmed = (confirmation: string) =>
  `${confirmation} en curso. Quien todavía no confirma, o reciba un cupo más tarde, se queda sin lobby hasta que lo hagas otra vez.`;
export const drawn = 'Lobbies listos';
export const howDealt = 'Cómo se reparten';
export const atRandom = 'Al azar, con un código que todos pueden comprobar';
export const inOrder = (order: string) =>
  `En el orden ${order}, de ida y de regreso (A, B, C, C, B, A): lobbies parejos`;
export const byHand = 'A mano: se reparten en orden y después los mueves';
export const seed = 'Código del sorteo';
export const seedHint = 'Dilo en el grupo antes de sortear: con él, cualquiera puede repetir el sorteo.';
export const howProven = 'Cómo se comprueba';
export const drawProof = (seed: string) =>
  `Cualquiera puede repetirlo: se ordenan por el SHA-256 de «${seed}:número» de cada uno y se reparten en turno, uno por lobby.`;
export const undoAndDraw = (fitsOneLobby: boolean) => `Deshacer y ${fitsOneLobby ? 'armar' : 'sortear'}`;
export const undoAndSave = 'Deshacer y guardar';
export const lobbiesAreLost = 'Los lobbies de ahora se pierden.';
export const drawnMeanwhile = 'Los lobbies ya cambiaron. Ciérralo y mira cómo quedaron.';

export const tapWhom = 'Toca a quien quieras mover.';
export const tapWhere = (name: string) => `${name}: toca un lobby, o con quién cambia de lugar.`;
export const moveTo = (lobby: string) => `Mover al ${lobby}`;
export const saveLobbies = 'Guardar los lobbies';
export const undo = 'Deshacer';
export const emptyLobbies = (lobbies: readonly string[]) =>
  lobbies.length === 1
    ? `En el ${lobbies.join('')} no hay nadie: no se guarda.`
    : `No hay nadie en ${lobbies.join(', ')}: no se guardan.`;
export const otherLobby = 'Otro lobby';
export const cancel = 'Cancelar';

export function closesAfter(left: number, hasChampion: boolean, isLast: boolean): string {
  const matches =
    left === 1 ? 'se publique la partida que falta' : `se publiquen las ${left} partidas que faltan`;
  const what = isLast ? 'cierras tú la fase y queda el podio' : 'cierras tú la fase y pasan los mejores';
  return `Cuando ${hasChampion ? 'haya campeón, o ' : ''}${matches}, ${what}: no se cierra sola.`;
}
export const closesNow = (hour: string | null) =>
  `Ya puedes cerrar la fase: no se cierra sola.${hour === null ? '' : ` ${sentence(`Todavía se puede protestar hasta ${hour}`)}`}`;
export const seeClosed = 'Ver la fase';
export const closesAfterEachLobby =
  'Antes de cerrar la fase, publica una partida de cada lobby. Si de un lobby no vino nadie, dilo con «Alguien no viene».';
export const closesAfterProtest = 'Antes de cerrar la fase, resuelve sus protestas.';
export const closesAfterTie = 'Antes de cerrar la fase, decide el empate.';
export const closeTitle = (stage: string, isLast: boolean) =>
  `Cerrar «${stage}»${isLast ? ' y hacer el podio' : ''}`;
export const whoPasses = 'Quiénes pasan';
export const endedWithoutPodium = 'Torneo finalizado';
export const podiumDone = 'Torneo finalizado: ya hay podio';
export const closed = 'Fase cerrada';
export const unpublished = (matches: string) => `Falta publicar ${matches}.`;
export const unpublishedCount = (count: number) => `Falta publicar ${counted(count, 'partida', 'partidas')}`;
export const unpublishedLost = (count: number) =>
  count === 1
    ? 'Si cierras ahora, esa partida no da puntos a nadie y no se puede anotar mientras la fase esté cerrada.'
    : 'Si cierras ahora, esas partidas no dan puntos a nadie y no se pueden anotar mientras la fase esté cerrada.';
export const typedFirst = (matches: readonly string[]) =>
  `Ya hay algo anotado sin publicar en ${matches.join(', ')}: publícalo o bórralo antes de cerrar.`;
export const closeWithout = (matches: number) => `Cerrar sin ${counted(matches, 'partida', 'partidas')}`;
export const stillProtestable = (hour: string) =>
  `Hasta ${hour} se puede protestar puesto y bajas. Si cierras ya y aceptas una protesta, tendrás que reabrir la fase para corregir.`;
export const closeNow = 'Cerrar sin esperar';
export const wait = 'Esperar';
export const passOn = (count: number) => `${counted(count, 'pasa', 'pasan')} a la siguiente fase`;
export const nobodyPasses =
  'Nadie pasa a la siguiente fase: todos están descalificados o avisaron que no vienen.';
export const podiumText = 'El torneo termina ahora. Este podio queda en su página y en el historial:';
export const noPodium = 'El torneo termina ahora y sin podio: nadie tiene puesto en la tabla.';
export const podiumUndone = 'Si algo está mal, reabre la fase: el torneo sigue en juego y el podio se quita.';
export const tellsResult = (span: string) =>
  `En ${span} avisamos a cada quien su resultado, por correo y en el teléfono; si es de noche, por la mañana. Si reabres la fase antes, no se envía nada.`;
export const closeText = 'Puedes reabrirla hasta que hagas los lobbies de la siguiente.';

export const askNow = 'Pedirla ahora';
export const asked = 'La final ya se puede confirmar';
export const askText = 'Les llega a quienes pasaron, por correo y en «Mi torneo».';
export const closesAt = 'Cierra a las';
export const missing = 'Si alguien no confirma';
export const missingUnset = 'Elige qué pasa si alguien no confirma.';
export const changedMeanwhile = 'El torneo cambió mientras tanto. Ciérralo y mira cómo quedó.';
export const tellGroup = 'El mensaje para el grupo';
export const finalGroupTitle = (tournament: string, stage: string) => bold(`${tournament}: ${stage}`);
export const confirmBefore = (hour: string) => sentence(`Confirmen en «Mi torneo» hasta ${hour}`);
export const placePassesOn = 'El lugar de quien no confirme pasa a quien sigue en la tabla.';

export const cutTie = 'Empate en el corte';
export const cutTied = (lobby: string | null, units: string, places: number) =>
  `${lobby === null ? 'de la tabla' : `del ${lobby}`}: ${units} van por ${counted(places, 'lugar', 'lugares')}.`;
export const podiumTie = 'Empate en el podio';
export const podiumTied = (units: string) => `: ${units} están iguales en todo.`;
export const drawTie = 'Sortear el empate';
export const tieDrawText = (units: string) => `Decide quién va antes: ${units}.`;
export const playExtra = 'Jugar una partida extra';
export const tieProof = (seed: string) =>
  `Queda publicado. Cualquiera puede repetirlo: el orden es el del SHA-256 de «${seed}:número» de cada uno.`;

export const absenceReasons = ['No se presentó.', 'Avisó que no puede.', 'No contesta.'];

export const nextRegistered = 'quien sigue entre los inscritos; si no hay nadie más, queda vacío';
export const nextInTable = 'quien sigue en la tabla anterior';
export const absentMissing = 'Elige quién no viene.';
export const isOut = (name: string) => `${name} ya no juega`;
export const comesIn = (name: string) => `Entra ${name}`;
export const givePlace = 'Dar el lugar';
export const reasonHint = 'Lo leen todos debajo de la tabla.';
export const absent = 'Quién no viene';
export const choose = 'Elige…';
export const placeGoesTo = (name: string) => `Su lugar pasa a ${name}.`;
export const nextNamed = (name: string) =>
  `${name}, que sigue en la tabla anterior, si todavía tiene su cupo`;
export const playedStay =
  'Quien ya tiene algo anotado en esta fase no está en la lista: conserva sus puntos, y en lo que no juegue se anota «No jugó».';
export const comesWithoutPoints = 'Quien entra empieza sin puntos.';
export const comesWithOwnPoints = 'Quien entra trae sus propios puntos de la fase anterior.';
export const comesWithHalf = 'Quien entra trae la mitad de sus propios puntos de la fase anterior.';
export const absentFold = (count: number) => `Quién no vino (${count})`;
export const absentLabel = 'Quién no vino';
export const nobodyCame = 'Nadie quedaba para su lugar.';
export const cameIn = (name: string) => `Entró ${name}.`;
export const giveBack = (name: string) => `Devolver el lugar a ${name}`;

export const inTime = 'llegó a tiempo';

export const playsAgain = (name: string) => `${name} vuelve a jugar`;

export const adjustmentKinds: readonly { readonly value: AdjustmentKind; readonly label: string }[] = [
  { value: 'points', label: 'Dar o quitar puntos' },
  { value: 'half', label: 'Solo la mitad de los puntos de una partida' },
  { value: 'kills-only', label: 'En una partida solo cuentan las bajas' },
  { value: 'disqualified', label: 'Descalificar: queda último, sin puesto' },
];

export const adjustmentReasons = [
  'Jugó con alguien fuera de la lista.',
  'Teaming.',
  'Uso de programas no permitidos.',
  'Llegó tarde.',
];

export const whomMissing = 'Elige a quién.';
export const matchMissing = 'Elige la partida.';
export const adjustTitle = 'Sanción o ajuste';
export const publishAdjustment = 'Publicar el ajuste';
export const adjusted = 'Ajuste publicado';
export const whom = 'A quién';
export const what = 'Qué';
export const points = 'Puntos';
export const pointsHint = 'Con menos adelante para quitar: -5.';
export const match = 'Partida';
export const fromTheStart = 'Ninguna: desde el principio';
export const matchNumber = (number: number) => `Partida ${number}`;
export const adjustmentRemoved = 'Ajuste quitado';
export const removed = 'Quitado';
export const adjustmentsTitle = 'Sanciones y ajustes';
export const adjustmentsCount = (live: number) => `Sanciones y ajustes (${live})`;
export const adjustments = 'Ajustes';
export const removeAdjustment = 'Quitar';
export const removeAdjustmentOf = (name: string) => `Quitar el ajuste de ${name}`;
export const addAdjustment = 'Agregar un ajuste';

export const podium = 'Podio';
export const podiumAndPrizes = 'Podio y premios';
export const deliveredTo = (player: string) => `Premio marcado como entregado a ${isolated(player)}`;
export const notDelivered = (player: string) => `El premio de ${isolated(player)} queda por entregar`;
export const delivered = (day: string) => `Entregado el ${day}`;
export const markDelivered = 'Marcar entregado';
export const contactWinner = 'Ver sus datos y escribirle';
export const takeDeliveryBack = (player: string) => `Deshacer entrega: ${player}`;

export function adjustmentText({ kind, points, match }: Adjustment): string {
  const where = match === null ? '' : ` en la partida ${match}`;
  const since = match === null ? '' : ` desde la partida ${match}`;
  if (kind === 'points') return `${gainText(points)} ${pointsWord(points)}${since}`;
  if (kind === 'half') return `la mitad de los puntos${where}`;
  return kind === 'kills-only' ? `solo cuentan las bajas${where}` : 'descalificado';
}
