import { LONG_TEXT_MAX } from '@copa/domain/limits';
import { sentence } from '@copa/domain/sentence';
import { counted, ordinal } from '@copa/domain/words/counted';

export const loading = 'Cargando la partida…';
export const missingTitle = 'Esta partida no existe';
export const missingText = 'Sus lobbies todavía no están hechos, o alguien los cambió mientras tanto.';
export const seeStages = 'Ver las fases';
export const stages = 'Fases';
export const offline = 'Sin conexión: lo que anotas queda en este teléfono y se envía solo cuando vuelva.';
export const loadingMatches = 'Cargando las partidas…';
export const reopenFirst = (mayReopen: boolean) =>
  `La fase está cerrada: ${mayReopen ? 'reábrela' : 'pide a la organización que la reabra'}`;
export const stageClosed = (mayReopen: boolean) => `${reopenFirst(mayReopen)} para anotar esta partida.`;
export const notDrawn = 'Haz los lobbies de la fase para anotar sus partidas.';
export const tap = 'Tocar';
export const paste = 'Pegar';
export const howToEnter = 'Cómo anotas';
export const undo = 'Deshacer';
export const ownPicture = 'Tu captura de la tabla';
export const picture = 'Captura';
export const entered = 'Anotados';
export const changeTo = 'Cambiar a';
export const saved = 'Guardado';
export const pastedUnused = 'Lo pegado todavía no se usa';
export const offlineCount = (rows: string) => `${rows} en este teléfono: se envían cuando vuelva la conexión`;
export const rows = (count: number) => counted(count, 'fila', 'filas');
export const saving = 'Guardando…';
export const unsaved = (rows: string) => `${rows} sin guardar`;
export const keepsNothing = 'Este teléfono no guarda nada: no cierres la página sin conexión.';
export const keptProblem = (problem: string) => `${problem} Lo anotado sigue aquí.`;
export const tryAgain = 'Reintentar';

export const spokenPlace = (place: number | null) => (place === null ? 'sin puesto,' : `puesto ${place},`);
export const absent = 'no jugó';

export const howManyKills = '¿Cuántas bajas?';
export const whoElse = '¿Quién más hizo bajas?';
export const goOnWithoutPlace = 'Solo bajas, sin puesto';
export const goOnWithPlace = (place: number) => `Volver al ${place}.º`;
export const search = 'Buscar';
export const typedKills = 'Bajas';
export const searchHint = 'Parte del nombre, y Enter';
export const toEnter = 'Por anotar';
export const nobodyNamed = 'Nadie con ese nombre falta.';
export const restWithoutPoints = (count: number) =>
  count === 1 ? 'El que falta jugó: sin puntos' : `Los ${count} que faltan jugaron: sin puntos`;
export const restDidNotPlay = (count: number) =>
  count === 1 ? 'El que falta no jugó' : `Los ${count} que faltan no jugaron`;

export const findingOf = { danger: 'Falta arreglar: ', warning: 'Mira: ' };
export const placeName = (place: number) => (place === 1 ? 'Booyah' : ordinal(place));
export const whoCame = (place: number) => (place === 1 ? '¿Quién hizo' : '¿Quién quedó');
export const asked = '?';

export const killsOf = (name: string) => `Bajas de ${name}`;
export const placeOf = (name: string) => `Puesto de ${name}`;
export const noPlace = 'Sin puesto';
export const closeKills = 'Cerrar las bajas';
export const notCounted = 'No se sabe';
export const suspect = 'Revisa:';
export const uncounted = 'Sin bajas anotadas';
export const didNotPlay = 'No jugó';

export const pasteHere = 'Pega aquí las líneas';
export const pasteHint = 'Cada línea como «1. Los Fénix 12»: puesto, nombre y bajas.';
export const pastedFull = `Aquí caben ${LONG_TEXT_MAX} letras, y quizá no entró todo. Borra la última línea, usa las demás y pega el resto después.`;
export const pasted = 'Líneas pegadas';
export const byOrder = 'Ninguna línea dice su puesto: vale el orden.';
export const sheetColumns = 'Las columnas de la hoja.';
export const whoIsIt = '¿Quién es?';
export const isItThis = '¿Es esto lo que dice?';
export const likeNobody = 'No se parece a nadie de este lobby. ¿De quién es?';
export const notUnderstood = 'No dice ningún resultado: queda fuera.';
export const choose = 'Elige una opción';
export const leaveOut = 'Dejar fuera esta línea';
export const lineNumber = (line: number) => `Línea ${line}`;
export function answerFirst(lines: readonly number[]): string {
  if (lines.length === 1) return `Falta aclarar la línea ${lines.join('')}`;
  return `Falta aclarar ${lines.length === 2 ? `las líneas ${lines.join(' y ')}` : `${lines.length} líneas`}`;
}

export const useRows = (rows: number, left: number) =>
  `Usar ${counted(rows, 'fila', 'filas')}${left > 0 ? `, sin ${counted(left, 'línea', 'líneas')}` : ''}`;

export const yourPicture = 'Tu captura';
export const pictureOf = (name: string) => `La captura de ${name}`;
export const yourPictureAlt = 'La tabla de la partida, en tu captura';
export const pictureAlt = (name: string) => `La partida, como la envió ${name}`;
export const unreadablePicture = 'Este archivo no es una imagen que el teléfono sepa mostrar.';
export const smaller = 'Alejar';
export const larger = 'Acercar';
export const closePicture = 'Quitar la captura';

export const conflicts = 'Dos anotaron lo mismo';
export const conflictsTitle = (count: number) =>
  `Otra persona anotó lo mismo. ¿Qué queda?${count > 1 ? ` Faltan ${count}.` : ''}`;
export const somebody = 'Otra persona';
export const keepMine = (name: string, result: string) => `${name}: queda lo mío, ${result}`;
export const mine = 'Lo mío';
export const iRemoved = 'la quité';
export const keepTheirs = (name: string, person: string, result: string) =>
  `${name}: queda lo de ${person}, ${result}`;
export const theyRemoved = 'la quitó';

export const publishTitle = 'Publicar';
export const review = 'Revisión';
export const missingOf = (missing: number, units: number) =>
  `${missing === 1 ? 'Falta' : 'Faltan'} ${missing} de ${units}.`;
export const resultTitle = 'Así queda la tabla';
export const resultLabel = 'La tabla con esta partida';
export const decideFirst = 'Decide primero qué fila queda.';
export const keptRefusal = (refusal: string) => `${refusal} Lo anotado sigue aquí.`;
export const publish = 'Publicar la partida';
export const rollDiffers = 'El pase de lista y el resultado no coinciden.';
export const rollUnknown = 'Todavía no se sabe qué dice el pase de lista.';
export const publishAnyway = (match: string) => `¿Publicar la ${match} así?`;
export const publishSo = 'Publicar así';
export const checkFirst = 'Revisar';
export const publishedSo =
  'Se publica en la tabla de todos tal como está anotada. Después puedes corregirla, con un motivo que todos leen.';
export const whatHappens = 'Qué pasa al publicar';

export const clear = 'Borrar lo anotado';
export const clearTitle = (match: string) => `¿Borrar lo anotado en la ${match}?`;
export const clearRows = (rows: string) => `Borrar ${rows}`;
export const clearText =
  'Se borra lo que anotaste tú y lo que anotó otra persona. En este teléfono, «Deshacer» lo trae de vuelta.';

export const provisional = (officialAt: string | null) =>
  officialAt === null
    ? 'Publicada. No es oficial mientras haya una protesta sin resolver.'
    : sentence(`Publicada. Se vuelve oficial por sí sola ${officialAt}`);
export const official = 'Es oficial.';
export const isVoid = 'Anulada: no cuenta para la tabla.';
export const closedStage = (mayReopen: boolean) => `${reopenFirst(mayReopen)} para corregir.`;
export const lateRows = 'No llegó antes de publicar';
export const lateRowsTitle = 'Esto lo tenías anotado y no llegó antes de publicar:';
export const keepPublished = 'Vale lo publicado';
export const result = 'Resultado';
export const byPlace = 'por puesto';
export const correctRow = 'Corregir a';
export const corrected = 'Corregido: todos lo ven en la tabla';

export const reasonHint = 'Lo leen todos debajo de la tabla.';

export const goBack = 'Volver';

export const acts = {
  void: {
    title: 'Anular la partida',
    confirm: 'Anular la partida',
    reasons: ['La partida se repite.', 'Se cayó la sala.', 'Entró quien no estaba en la lista.'],
    text: 'Deja de contar para la tabla de todos. Lo anotado se conserva y puedes devolverlo.',
    done: 'Partida anulada',
  },
  restore: {
    title: 'Que vuelva a contar',
    confirm: 'Que cuente',
    reasons: ['Se anuló por error.', 'Se revisó y vale.'],
    text: 'Vuelve a contar para la tabla de todos, como estaba anotada.',
    done: 'La partida vuelve a contar',
  },
};

export const correctReasons = (isTeam: boolean) => [
  'Por captura.',
  'Se anotó mal.',
  `Lo dijo el ${isTeam ? 'equipo' : 'jugador'} y lo revisamos.`,
];

export const rowChanged = 'Otra persona corrigió esta fila mientras tanto. Ciérralo y mira cómo quedó.';

export const correctNamed = (name: string) => `Corregir a ${name}`;
export const correct = 'Corregir';
export const upholdRow = 'Aceptar y corregir';
export const protestFirst = `¿Es por la protesta? Corrige ahí, con «${upholdRow}»: así queda resuelta.`;
export const storedResult = (result: string) => `Resultado de ahora: ${result}.`;
export const place = 'Puesto';
export const otherMoves = (name: string, from: number, to: number | null) =>
  to === null
    ? `${name} pierde el ${ordinal(from)} y queda sin puesto.`
    : `${name} pasa del ${ordinal(from)} al ${ordinal(to)}.`;
export const othersMoveUp = (moved: readonly string[], more: number) =>
  `Suben un puesto: ${moved.join(', ')}${more > 0 ? ` y ${more} más` : ''}.`;
export const movesUp = (name: string, from: number) => `${name} (${ordinal(from)} → ${ordinal(from - 1)})`;
