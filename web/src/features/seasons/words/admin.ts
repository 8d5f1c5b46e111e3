import { SEASON_TOURNAMENTS_MAX } from '@copa/domain/limits';
import { counted } from '../../../lib/counted.ts';

// The list
export const loading = 'Cargando temporadas…';
export const offline = 'Sin conexión';
export const offlineText =
  'No pudimos leer las temporadas. Los datos aparecen solos cuando vuelva la conexión.';
export const title = 'Temporadas';
export const intro = 'Varios torneos, una sola tabla: cada jugador suma lo que hizo en todos.';
export const newSeason = 'Nueva temporada';
export const noneYet = 'Ninguna temporada todavía';
export const noneYetText = 'Elige una serie de torneos: la temporada suma sus resultados.';
export const open = 'Abierta';
export const closed = 'Cerrada';
export const closedSeasons = (count: number) => counted(count, 'temporada cerrada', 'temporadas cerradas');
export const tournamentCount = (count: number) => counted(count, 'torneo', 'torneos');
export const newestOnly = (count: number) => `Se ven las ${count} temporadas más recientes.`;

// A new one
export const chooseSeries = '¿Qué torneos suma?';
export const chooseSeriesText =
  'Elige una serie. Lo que repitas de ella se suma solo mientras la temporada esté abierta.';
export const loadingSeries = 'Cargando torneos…';
export const noSeries = 'Sin torneos';
export const noSeriesText = 'Los agregas después, uno por uno.';
export const latest = (day: string) => `Último: ${day}`;
export const noDate = 'Sin fecha';
export const usualName = (series: string) => `Temporada ${series}`;
export const joins = (count: number) => `Empieza con ${tournamentCount(count)}.`;
export const create = 'Crear temporada';
export const created = 'Temporada creada';
export const thisSeason = 'esta temporada';
export const changeRules = 'Cambiar cómo se cuenta';
export const cancel = 'Cancelar';

// The fields
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
  { value: 'points', label: 'Puntos jugados: se suma lo que hizo el equipo' },
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

// Its page
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
