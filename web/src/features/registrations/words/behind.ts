import { NO_SHOWS_BEHIND, NO_SHOWS_KEPT_DAYS } from '@copa/domain/limits';

export const title = 'Por qué esperas';
const absences = `a ${NO_SHOWS_BEHIND} torneos en los últimos ${NO_SHOWS_KEPT_DAYS} días`;
export const why = (isTeam: boolean) =>
  isTeam
    ? `Alguien de tu equipo faltó ${absences}. Por eso tu equipo pasa después de los demás, aunque haya cupos.`
    : `Faltaste ${absences}. Por eso pasas después de los demás, aunque haya cupos.`;
export const left = 'Si después queda un cupo para ti, te avisamos por correo y en Mi torneo.';
export const onlyHere =
  'Solo se dice aquí, en tu enlace privado: Mi torneo y la lista de espera no lo muestran.';
export const mistake = 'Si sí estuviste, escribe a la organización: puede quitar la ausencia.';
