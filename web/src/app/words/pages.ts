export const noTournament = 'Torneo no encontrado';
export const loadingTournament = 'Cargando torneo…';

export const activeTitle = 'Torneos activos';
export const activeIntro = 'Inscríbete gratis en un minuto.';
export const historyEyebrow = 'Salón de la fama';
export const historyTitle = 'Historial de torneos';

export const missingTournament = 'Torneo No Encontrado';
export const missingTournamentText = 'El torneo que buscas no existe o ha sido eliminado de la arena.';
export const loadingRules = 'Cargando reglas…';

export const loadingRegistration = 'Cargando inscripción…';
export const registration = 'Inscripción';
export const freeRegistration = 'Inscripción gratis y sin cuenta';
export const paidRegistration = (fee: string) => `Inscripción: $${fee}, sin cuenta`;
export const yourData = 'Tus datos';
export const onlyYourLink = 'Solo tú tienes este enlace';
export const onThisPhone = 'En este teléfono';
export const onThisPhoneText = 'Esta lista se guarda solo aquí.';

export const loadingForm = 'Cargando formulario…';
export const formFailed = 'No pudimos cargar el formulario';
export const formMissing = 'Formulario no disponible';
export const seeTournament = 'Ver el torneo';
export const tryAgain = 'Reintentar';
export const toStart = 'Volver al Inicio';
export const publicFormOf = (site: string) => `${site} / Formulario Público`;

export const checkingSession = 'Revisando tu sesión…';
export const organisers = 'Organizadores';
export const mailVerified = 'Tu correo está verificado. Ya puedes iniciar sesión.';

export const notFoundTitle = 'Página no encontrada';
export const notFoundText =
  'El enlace está incompleto o esta página ya no existe. Los torneos te esperan en otro lado.';
export const backToStart = 'Volver al inicio';
