export const noAccess = 'Sin acceso';
export const toPanel = 'Ir al panel';
export const loading = 'Cargando panel…';
export const accessLost = 'Ya no tienes acceso de administrador.';
export const accessToCome = 'Tu cuenta todavía no tiene acceso al panel.';
export const signInFirst = (way: string) =>
  `Para ver el panel inicia sesión: toca «${way}» al final de la página.`;
export const sessionNotKept =
  'Este navegador no guarda nada: si recargas la página, entras otra vez y pierdes lo que no hayas enviado.';
export const sessionOverTitle = 'Tu sesión terminó';
export const sessionOver =
  'Entra otra vez y sigue donde estabas: lo que escribiste está guardado en este teléfono, menos los datos de una sala.';
export const panel = 'Panel';
export const tournaments = 'Torneos';
export const administration = 'Administración';
export const more = 'Más';

export const tournamentsTitle = 'Gestión de Torneos';
export const tournament = 'Torneo';
export const registrations = 'Inscripciones';
export const seasons = 'Temporadas';
export const records = 'Suspensiones y faltas';
export const questions = 'Preguntas';
export const forms = 'Formularios';
export const admins = 'Administradores';
export const statistics = 'Estadísticas';
export const settings = 'Ajustes';
export const audit = 'Quién hizo qué';
export const day = 'El día del torneo';
export const notices = 'Cola de avisos';
export const stages = 'Fases y partidas';
export const match = 'Anotar una partida';
