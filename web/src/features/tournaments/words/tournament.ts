export const registered = (players: string) => `${players} inscritos`;
export const placesLeft = (left: number) => (left === 1 ? 'Queda 1 cupo' : `Quedan ${left} cupos`);
export const placesTaken = 'Cupos ocupados';

export const seasonFinal = 'La gran final';

export const failedTitle = 'No pudimos cargar el torneo';
export const missingText = 'El enlace está incompleto, o el torneo ya no está publicado.';
export const backToTournaments = 'Volver a torneos';
export const mayHaveChanged = 'No pudimos actualizar estos datos: pueden haber cambiado.';
