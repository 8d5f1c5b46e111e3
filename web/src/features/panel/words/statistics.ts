import { STATS_DAYS } from '@copa/domain/limits';
import { counted } from '@copa/domain/words/counted';

export const loading = 'Cargando estadísticas…';
export const title = 'Estadísticas';
export const dataAt = (when: string) => `Datos de ${when}`;
export const registrations = 'Inscripciones';
export const toDecide = 'Por decidir';
export const incomplete = (count: number) => counted(count, 'incompleta', 'incompletas');
export function pendingMeans(toDecide: number, blocked: number, past: number): string {
  const parts = [
    counted(toDecide, 'está por decidir', 'están por decidir'),
    ...(blocked === 0
      ? []
      : [`${incomplete(blocked)}: ${blocked === 1 ? 'le' : 'les'} faltan jugadores o un permiso`]),
    ...(past === 0 ? [] : [counted(past, 'de un torneo que ya pasó', 'de torneos que ya pasaron')]),
  ];
  return `De las pendientes, ${parts.join('; ')}.`;
}
export const placesTaken = 'Cupos ocupados';
export const inTournaments = (count: number, isAll: boolean) =>
  isAll
    ? `en ${counted(count, 'torneo', 'torneos')} por jugar o en juego`
    : `en ${count} de los torneos que siguen`;
export const publishedTournaments = 'Torneos publicados';
export const registrationsByDay = 'Inscripciones por día';
export const inLastDays = (count: number, today: number, yesterday: number) =>
  `${count} en los últimos ${STATS_DAYS} días: ${today} hoy, ${yesterday} ayer`;
export const today = 'hoy';
export const ofDay = (day: string, count: number) => `${day}: ${count}`;
export const tapABar = 'Toca una barra para ver su día.';
export const asTable = 'Ver como tabla';
export const day = 'Día';
export const registrationsByStatus = 'Inscripciones por estado';
export const statusesLabel = (total: number) => `Inscripciones por estado, ${total} en total`;
export const status = 'Estado';
export const share = 'Parte';
export const responseTime = 'Tiempo de respuesta';
export const responseTimeText = `De la inscripción a la decisión, en los últimos ${STATS_DAYS} días.`;
export const noDecisions = `Todavía no hay decisiones en los últimos ${STATS_DAYS} días.`;
export const halfWithin = 'La mitad, en menos de';
export const mostWithin = '9 de cada 10, en menos de';
export const byTournament = 'Cupos por torneo';
export const noTournament = 'Ningún torneo todavía';
export const shownOf = (shown: number, all: number) =>
  `Aquí ves ${shown} de ${counted(all, 'torneo', 'torneos')}.`;
export const showOthers = (count: number) => (count === 1 ? 'Ver el otro' : `Ver los otros ${count}`);
export const registrationsByTournament = 'Inscripciones por torneo';
export const tournament = 'Torneo';
export const places = 'Cupos';
export const taken = 'Ocupados';
export const placesTakenOf = (tournament: string) => `Cupos ocupados de ${tournament}`;
export const cancelled = 'cancelado';
export const over = 'terminado';
export const unpublished = { draft: 'borrador', scheduled: 'programado' } as const;
export const leftToDecide = (count: number, blocked: number) =>
  [`${count} por decidir`, ...(blocked > 0 ? [incomplete(blocked)] : [])].join(' · ');

export function duration(minutes: number): string {
  if (minutes < 1) return '1 min';
  const rounded = Math.round(minutes);
  if (rounded < 60) return `${rounded} min`;
  if (rounded < 48 * 60) {
    const rest = rounded % 60;
    return `${Math.floor(rounded / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
  }
  return `${Math.round(rounded / (24 * 60))} días`;
}
