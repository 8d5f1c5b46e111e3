import { sentence } from '@copa/domain/sentence';

export const loading = 'Cargando torneos…';
export const failedTitle = 'No pudimos cargar los torneos';
export const staleSince = (moment: string) =>
  sentence(`Sin conexión con los torneos. Última actualización: ${moment}`);
export const noneTitle = 'NO HAY TORNEOS ACTIVOS';
export const backHome = 'Volver al inicio';
export const noneText = 'Estamos preparando el próximo. Únete a la comunidad para enterarte primero.';
export const listFull = (most: number) =>
  `Aquí caben ${most} torneos. Si falta alguno, aparece cuando termine otro.`;
export const noneMatchesTitle = 'Ningún torneo coincide';
export const clearFilters = 'Ver todos los torneos';
export const noneMatchesText = 'Prueba con otra búsqueda o quita los filtros.';

export const searchAndFilter = 'Buscar y filtrar';
export const search = 'Buscar';
export const searchHint = 'Nombre o mapa';
export const mode = 'Modo';
export const everyMode = 'Todos';
export const everyChoice = 'Todas';
export const feeFilter = 'Inscripción';
export const free = 'Gratis';
export const withFee = 'Con cuota';
export const state = 'Estado';
export const everyState = 'Todos';
export const open = 'Inscripciones abiertas';
export const found = (shown: number, all: number) => `${shown} de ${all}`;
export const clear = 'Quitar filtros';

export const fee = (amount: string) => `Inscripción: $${amount}`;
export const inPlay = 'En juego';
export const playing = (name: string) => `En juego: ${name}`;
export const showTable = 'Ver la tabla';
export const showTournament = 'Ver torneo';
export const show = 'VER TORNEO';
export const wayInto = (button: string, tournament: string) => `${button}: ${tournament}`;

export const next = 'Próximos torneos';
export const showAll = 'Ver todos';
