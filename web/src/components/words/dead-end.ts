export const showTournaments = 'Ver torneos';
