import { SEASON_ROWS_MAX, SEASON_TOURNAMENTS_MAX } from '@copa/domain/limits';
import { counted, pointsText } from '@copa/domain/words/counted';

export const loading = 'Cargando temporadas…';
export const offline = 'Sin conexión';
export const offlineText = 'No pudimos cargar los datos. Aparecen solos cuando vuelva la conexión.';
export const title = 'Temporadas';
export const intro = 'Varios torneos, una sola tabla: cada jugador suma lo que hizo en todos.';
export const newSeason = 'Nueva temporada';
export const newWithoutSeries = 'Crear sin una serie';
export const noneYet = 'Ninguna temporada todavía';
export const noneYetText = 'Elige una serie de torneos: la temporada suma sus resultados.';
export const open = 'Abierta';
export const closed = 'Cerrada';
export const closedSeasons = (count: number) => counted(count, 'temporada cerrada', 'temporadas cerradas');
export const tournamentCount = (count: number) => counted(count, 'torneo', 'torneos');
export const newestOnly = 'Se ven solo las temporadas más recientes.';

export const ofSeries = 'Crear desde una serie';
export const ofSeriesText =
  'Una serie son los torneos que repites. Toca una y revisa la temporada antes de crearla. Los siguientes también suman, mientras esté abierta.';
export const noneRepeated = 'No hay series libres. Para tener una, repite un torneo.';
export const notRepeated = (count: number) => counted(count, 'torneo sin repetir', 'torneos sin repetir');
export const createHere = '+ Crear';
export const loadingSeries = 'Cargando torneos…';
export const latest = (day: string) => `Último: ${day}`;
export const noDate = 'Sin fecha';
export const usualName = (series: string) => `Temporada ${series}`;
export const joins = (count: number) => `Empieza con ${tournamentCount(count)}.`;
export const create = 'Crear temporada';
export const created = 'Temporada creada';
export const thisSeason = 'esta temporada';
export const changeRules = 'Cambiar cómo se cuenta';

export const season = 'Temporada';
export const forEverybody = 'Para cualquiera';
export const otherSeason = 'Otra temporada';
export const noSeasonToReserve = 'Todavía no hay una temporada. Créala en «Temporadas».';
export const reserveFor = (name: string) => `Reservar para los primeros de «${name}»`;

export const fieldLabels = {
  name: 'Nombre',
  firstDay: 'Primer día',
  lastDay: 'Último día',
  counting: 'Cómo se cuenta',
  worth: 'Puntos por puesto',
  best: 'Cuántos torneos cuentan',
  rankedFrom: 'Torneos para tener puesto',
  substitutes: 'Un suplente recibe',
  reason: 'Motivo',
} as const;
export const countings = [
  { value: 'ranks', label: 'Por puesto: cada torneo da puntos según el lugar final' },
  { value: 'points', label: 'Puntos jugados: se suma lo que hizo en cada torneo' },
] as const;
export const worthHint = 'Del primer puesto en adelante, separados por comas. Los demás no suman.';
export const bestHint = `Los mejores de cada jugador, hasta ${SEASON_TOURNAMENTS_MAX}. Vacío: todos.`;
export const rankedFromHint = 'Quien jugó menos sale en la tabla, pero sin puesto.';
export const substitutes = [
  { value: 'all', label: 'Lo mismo que su equipo' },
  { value: 'half', label: 'La mitad' },
  { value: 'nothing', label: 'Nada' },
] as const;
export const emptyValue = 'vacío';

export const loadingSeason = 'Cargando la temporada…';
export const missing = 'Temporada no encontrada';
export const allSeasons = 'Temporadas';
export const publicPage = 'Página pública';
export const publicPageText = 'La tabla se pone al día sola, hasta un minuto después de cada cambio.';
export const openPage = 'Ver la tabla';
export const shareText = (season: string) => `Tabla de ${season}:`;
export const isOld = 'Sin conexión: esto puede estar atrasado.';
export const isErased = 'Los nombres de esta temporada ya se borraron: no se puede cambiar.';
export const tournaments = 'Torneos que suman';
export const noTournaments = 'Ninguno todavía.';
export const ended = 'Terminado';
export const nextOne = '¿Falta crear el siguiente? Abre el último y toca «Repetir»: se suma solo.';
export const greatFinal =
  '¿Termina con una gran final? Edita su torneo y, en «Quién se inscribe», resérvala para los primeros de esta temporada.';
export const add = 'Agregar un torneo';
export const full = `Ya tiene ${SEASON_TOURNAMENTS_MAX} torneos, que es el máximo. Los que se repitan desde ahora no cuentan en ninguna temporada: crea otra para ellos.`;
export const addTitle = (season: string) => `Agregar un torneo a ${season}`;
export const noneToAdd = 'No hay más torneos que puedan contar';
export const noneToAddText =
  'Un torneo cuenta para una sola temporada, y no entra cuando los datos de sus jugadores ya se borraron.';
export const added = (tournament: string, season: string) => `${tournament} cuenta para ${season}`;
export const takeOut = 'Sacar';
export const takeOutTitle = (tournament: string, season: string) => `¿Sacar ${tournament} de ${season}?`;
export const takeOutEffect =
  'Sus puntos dejan de contar y la tabla se calcula de nuevo. El torneo no cambia.';
export const takenOutForGood =
  'Los datos de sus jugadores ya se borraron, así que este torneo no podrá volver a la temporada.';
export const takenOut = (tournament: string, season: string) => `${tournament} ya no cuenta para ${season}`;

export const rules = 'Cómo se cuenta';
export const edit = 'Cambiar nombre, días o reglas';
export const editNamed = (season: string) => `Cambiar ${season}`;
export const see = 'Ver qué cambia';
export const save = 'Guardar';
export const saved = 'Temporada guardada';
export const moved = (count: number) => {
  if (count === 0) return 'Nadie cambia de puesto.';
  return counted(count, 'jugador cambia de puesto.', 'jugadores cambian de puesto.');
};
export const movedTitle = 'Qué cambia en la tabla';
export const firstMoves = (count: number) => `Los primeros ${count}:`;
export const place = (rank: number | null, points: number) =>
  `${rank === null ? 'sin puesto' : `${rank}.º`}, ${pointsText(points)}`;
export const notShown = `fuera de los primeros ${SEASON_ROWS_MAX}`;
export const move = (before: string, after: string) => `${before} → ${after}`;
export const usualReasons = ['Corregimos un error', 'Lo pidieron los jugadores'];
export const reasonHint = 'Todos lo leen en la tabla de la temporada.';

export const rest = 'Lo demás';
export const csv = 'Descargar la tabla (CSV)';
export const csvText = 'Todos los jugadores, con sus nombres públicos.';
export const downloading = (rows: number) => `Descargando… ${rows}`;
export const downloaded = 'Tabla descargada';
export const close = 'Cerrar la temporada';
export const closeText = 'Ya no entran torneos y la tabla queda como final.';
export const closeTitle = (season: string) => `¿Cerrar ${season}?`;
export const closeEffect =
  'Ya no entran ni salen torneos, y la página anuncia a los campeones. Puedes reabrirla.';
export const closeDone = 'Temporada cerrada';
export const reopen = 'Reabrir la temporada';
export const reopenText = 'Vuelven a entrar torneos.';
export const reopenTitle = (season: string) => `¿Reabrir ${season}?`;
export const reopenEffect = 'La página deja de anunciar campeones, y lo que repitas se suma otra vez.';
export const reopenDone = 'Temporada reabierta';
export const remove = 'Eliminar la temporada';
export const removeText = 'Borra su tabla y sus resultados; los torneos se quedan.';
export const removeTitle = (season: string) => `¿Eliminar ${season}?`;
export const removeEffect =
  'Se borran su tabla y los resultados de todos, y el enlace deja de funcionar. Los torneos se quedan. No se puede deshacer.';
export const removed = 'Temporada eliminada';
