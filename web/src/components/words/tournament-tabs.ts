export const tournament = 'Torneo';
export const summary = 'Resumen';
export const registrations = 'Inscripciones';
export const day = 'El día';
export const stages = 'Fases';
export const notices = 'Avisos';
