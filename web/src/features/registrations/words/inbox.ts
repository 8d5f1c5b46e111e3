import { MIN_ACCOUNT_LEVEL } from '@copa/domain/limits';
import type { RegistrationStatus } from '@copa/domain/registrations/places/unit-day';
import { isolated } from '@copa/domain/sentence';
import { counted } from '@copa/domain/words/counted';

export const loadingTournaments = 'Cargando torneos…';
export const title = 'Inscripciones';
export const placesTaken = (taken: number, all: number) =>
  `${taken} de ${counted(all, 'cupo ocupado', 'cupos ocupados')}`;
export const placesShort = (taken: number, all: number) => `${taken}/${all}`;
export const addPlayer = 'Agregar jugador';
export const addTeam = 'Agregar equipo';
export const actions = 'Agregar, exportar';
export const tournament = 'Torneo';
export const everyTournament = 'Todos los torneos';
export const pendingIn = (tournament: string, pending: number) => `${tournament} · ${pending} por decidir`;
export const namedWithDay = (tournament: string, day: string) => `${tournament} · ${day}`;
export const exportCsv = 'Exportar CSV';
export const downloading = (rows: number) => `Descargando: ${counted(rows, 'fila', 'filas')}`;
export const downloadingFile = 'Descargando el archivo';
export const downloaded = 'Archivo descargado';

export const status = 'Estado';
/** The text is empty if only a part was counted, because nobody could tell which part. */
export const figure = (count: number, isWhole: boolean) => (isWhole ? String(count) : '');

export const all = (count: string) => `Todas ${count}`;

export const statuses: Readonly<Record<RegistrationStatus, string>> = {
  pending: 'Por decidir',
  approved: 'Aprobadas',
  rejected: 'Rechazadas',
};

export const standings = {
  held: (count: string) => `Con cupo ${count}`,
  waiting: (count: string) => `En espera ${count}`,
  confirmed: (count: string) => `Confirmaron ${count}`,
  incomplete: (count: string) => `Incompletas ${count}`,
  consent: (count: string) => `Falta permiso ${count}`,
};
export const suspendedCount = (count: string) => `Suspendidas ${count}`;
export const duplicates = (count: string) => `Repetidas ${count}`;
export const typed = (text: string) => `«${text}»`;
export const narrowedTo = (filters: readonly string[]) => filters.join(' + ');
export const clearFilters = 'Quitar filtros';

export const loading = 'Cargando inscripciones…';
export const total = (count: number, exact: boolean) =>
  exact ? bulkCount(count) : `Al menos ${bulkCount(count)}`;
export const searchingEarlier = (read: number) => ` · buscando en las anteriores (${read} revisadas)…`;
export const searchedNewest = (read: number) =>
  ` entre las ${read} más recientes. Para buscar más atrás, elige un torneo.`;
export const inList = (count: number) => ` · ${count} en la lista`;
export const notDecidable = (count: number) =>
  count === 1
    ? 'Hay 1 más que todavía no puedes decidir: le faltan jugadores o un permiso.'
    : `Hay ${count} más que todavía no puedes decidir: les faltan jugadores o un permiso.`;
export const seeArrived = (count: number) => `Ver ${counted(count, 'nueva', 'nuevas')}`;
export const gone = 'ya no está';
export const removeLeft = (count: number) => `Quitar ${counted(count, 'ya resuelta', 'ya resueltas')}`;
export const chooseAll = 'Elegir todas las de la lista';
export const unreadable = (count: number) =>
  counted(
    count,
    'inscripción no se pudo leer y no aparece aquí.',
    'inscripciones no se pudieron leer y no aparecen aquí.',
  );
export const offline = 'Sin conexión: la lista puede estar atrasada. Se pone al día sola cuando vuelva.';
export const tournamentGone = 'Torneo eliminado';
export const olderElsewhere = 'Los más antiguos están en Torneos';
export const allDecidedTitle = 'Todo decidido';
export const allDecidedText = 'Aquí ya no queda ninguna por decidir. Las nuevas aparecen al momento.';
export const seeAll = 'Ver todas';
export const noneMatchesTitle = 'Nadie con ese filtro';
export const noneMatchesText =
  'Cambia la búsqueda o los filtros. Quien se retira ya no aparece: sus datos se borran en ese momento.';
export const unreadTitle = 'Sin conexión';
export const unreadText = 'No pudimos leer las inscripciones. Aparecen solas cuando vuelva la conexión.';
export const erasedTitle = 'Datos borrados';
export const erasedText = (day: string) =>
  `Los datos de los jugadores de este torneo se borraron el ${day}. Quedan sus resultados y cuántos lo jugaron.`;
export const noneYetTitle = 'Ninguna inscripción todavía';
export const notPublishedText = 'Nadie puede inscribirse todavía: el torneo no está publicado.';
export const noneYetText = 'Comparte el enlace del torneo: cada inscripción aparece aquí al momento.';

export const choose = (unit: string) => `Elegir a ${unit}`;
export const captain = (name: string, phone: string) => `Capitán: ${isolated(name)} · ${phone}`;
export const suspended = 'Con suspensión';
export const asksForName = 'Pide otro nombre';
export const newPlayer = 'Jugador nuevo';
export const saving = 'Guardando';
export const approveNamed = (unit: string) => `Aprobar a ${unit}`;
export const cannotApprove = (unit: string, problem: string) => `No se puede aprobar a ${unit}: ${problem}`;
export const rejectNamed = (unit: string) => `Rechazar a ${unit}`;
export const seated = (players: number, size: number) => `${players} de ${size}`;
export const missingPlayers = (missing: number) =>
  missing === 1 ? 'Falta 1 jugador' : `Faltan ${missing} jugadores`;
export const approvedWhenComplete = (missing: string) =>
  `${missing}: se aprueba cuando el equipo esté completo.`;
export const burst = (count: number) => `${count} desde la misma red en un minuto`;
export const samePhoneAndMail = 'Teléfono y correo repetidos';
export const samePhone = 'Teléfono repetido';
export const sameMail = 'Correo repetido';

export const chosenTitle = 'Elegidas';
export const chosen = (count: number) => counted(count, 'elegida', 'elegidas');
/** A whole list of which more is not loaded; while the total is unknown, it is at least what is shown. */
export const ofAll = (shown: number, total: number) => ` de ${total > shown ? total : `al menos ${shown}`}`;
export const chosenHidden = (count: number) =>
  count === 1
    ? '1 de las elegidas no se ve en esta lista: también se aprueba o rechaza.'
    : `${count} de las elegidas no se ven en esta lista: también se aprueban o rechazan.`;
export const noneDecidable = 'Ninguna está por decidir. Una decisión se cambia en su fila, de a una.';
export const noneApprovable = 'Ninguna se puede aprobar todavía: les faltan jugadores o un permiso.';
export const chooseEvery = (shown: number) => `Todas (${shown})`;
export const range = 'Rango';
export const rangeHint = 'Marca otra fila: se eligen todas las que hay entre la última y esa.';
export const clearChoice = 'Quitar selección';
export const approve = 'Aprobar';
export const reject = 'Rechazar';
export const burstsTitle = 'Inscripciones desde una misma red';
export const chooseThem = 'Elegirlas';
export const rejectThem = (count: number) => (count === 1 ? 'Rechazar 1' : `Rechazar las ${count}`);

export const rejectTitle = (unit: string) => `Rechazar a ${unit}`;
export const reason = 'Motivo';
export const reasonHint = 'El jugador lo lee tal como lo escribas.';

export const usualReasonList = [
  'Datos incompletos.',
  'No está en el grupo oficial.',
  `La cuenta no llega al nivel ${MIN_ACCOUNT_LEVEL}.`,
  'Inscripción repetida.',
];

export const cancel = 'Cancelar';
export const bulkCount = (count: number) => counted(count, 'inscripción', 'inscripciones');
export const approveCount = (count: number) => `Aprobar ${bulkCount(count)}`;
export const rejectCount = (count: number) => `Rechazar ${bulkCount(count)}`;
export const approveInOrder =
  'Cada una sigue con el cupo que ya tiene; quien lo perdió lo recupera si queda uno.';
export const rejectIsSeen = 'Cada jugador ve el rechazo en el enlace de su inscripción.';
export const BULK_KINDS = {
  pending: ['pendiente', 'pendientes'],
  incomplete: ['incompleta', 'incompletas'],
  noConsent: ['sin permiso', 'sin permiso'],
  approved: ['ya aprobada', 'ya aprobadas'],
  rejected: ['ya rechazada', 'ya rechazadas'],
} as const;
export type BulkKind = keyof typeof BULK_KINDS;

export function bulkStay(kept: readonly (readonly [BulkKind, number])[]): string {
  const told = kept.map(([kind, count]) => {
    const [one, many] = BULK_KINDS[kind];
    return counted(count, one, many);
  });
  const all = kept.reduce((sum, [, count]) => sum + count, 0);
  const listed = new Intl.ListFormat('es', { type: 'conjunction' }).format(told);
  return `${listed} ${all === 1 ? 'queda como está' : 'quedan como están'}.`;
}
export const bulkPending = (count: number) =>
  count === 0 ? noneDecidable : `${counted(count, ...BULK_KINDS.pending)}.`;
export const sending = 'Enviando…';
export const close = 'Cerrar';
export const progress = (done: number, all: number) => `${done} de ${all}`;
export const progressLabel = 'Progreso';
export const unsent = (count: number, problem: string) =>
  `${counted(count, 'no se envió', 'no se enviaron')}: ${problem}`;
export const refused = {
  approved: (count: number) =>
    counted(count, 'no se pudo aprobar. Abajo dice por qué.', 'no se pudieron aprobar. Abajo dice por qué.'),
  rejected: (count: number) =>
    counted(
      count,
      'no se pudo rechazar. Abajo dice por qué.',
      'no se pudieron rechazar. Abajo dice por qué.',
    ),
};
export const retryFailed = 'Reintentar las que faltan';
export const resultsTitle = 'Resultado de cada inscripción';
export const rowUnanswered = 'El servidor no respondió por ella.';

export const undo = 'Deshacer';
export const retry = 'Reintentar';
export const dismiss = 'Descartar';
export const decided = {
  approved: (unit: string) => `Aprobaste a ${unit}`,
  rejected: (unit: string) => `Rechazaste a ${unit}`,
  pending: (unit: string) => `Volviste a pendiente a ${unit}`,
};
export const notSaved = (decision: string) => `${decision}, pero todavía no se guardó.`;
export const notSavedMany = (count: number) => `${count} decisiones tuyas todavía no se guardaron.`;
export const again = {
  approved: 'Aprobar así',
  rejected: 'Rechazar así',
  pending: 'Dejar pendiente',
} as const satisfies Record<RegistrationStatus, string>;
export const againNamed = {
  approved: (unit: string) => `Aprobar así a ${unit}`,
  rejected: (unit: string) => `Rechazar así a ${unit}`,
};
export const renamed = (unit: string, names: string, others: number) =>
  `${unit} cambió de nombre antes de tu decisión. ${names}${others === 0 ? '' : ` Después ${others === 1 ? 'hay otra' : `hay otras ${others}`}.`}`;
export const otherRefusals = (count: number) =>
  count === 1 ? 'Y otra no se pudo cambiar.' : `Y otras ${count} no se pudieron cambiar.`;

export const registration = 'Inscripción';
export const loadingOne = 'Cargando inscripción…';
export const missingTitle = 'Inscripción no encontrada';
export const missingText = 'Alguien la eliminó, o el jugador la retiró.';
export const showOthers = 'Ver las demás';
