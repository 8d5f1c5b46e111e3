import { sentence } from '@copa/domain/sentence';
// The list
export const loading = 'Cargando torneos…';
export const title = 'Gestión de Torneos';
export const create = 'Crear torneo';
export const refresh = 'Actualizar';
export const noneYetTitle = 'Ningún torneo todavía';
export const noneYetText = 'Créalo como borrador, prográmalo y se publica solo.';
export const createFirst = 'Crear el primero';
export const search = 'Buscar';
export const state = 'Estado';
export const everyState = 'Todos';
export const orderBy = 'Ordenar por';
export const figures = (count: number, players: number, pending: number) =>
  `${count === 1 ? '1 torneo' : `${count} torneos`} · ${players} ${players === 1 ? 'inscrito' : 'inscritos'} · ${pending} por revisar`;
export const byDate = 'Fecha';
export const byName = 'Nombre';
export const byPending = 'Pendientes';
export const byOccupancy = 'Ocupación';
export const past = (count: number) =>
  count === 1 ? '1 torneo que ya pasó' : `${count} torneos que ya pasaron`;
export const noneMatchesTitle = 'Ningún torneo así';
export const noneMatchesText = 'Cambia la búsqueda o el estado.';

// A tournament in the list
export const noForm = 'Sin formulario';
export const inactiveForm = 'Formulario inactivo';
export const nobodyCanRegister = 'Todos lo ven, pero nadie puede inscribirse.';
export const publishes = (fromNow: string, moment: string) => `Se publica ${fromNow}: ${moment}`;
export const placesTaken = 'Cupos ocupados';
export const places = (taken: number, all: number) => `Cupos: ${taken}/${all}`;
export const pending = (count: number) => `Pendientes: ${count}`;
export const approved = (count: number) => `Aprobadas: ${count}`;
export const rejected = (count: number) => `Rechazadas: ${count}`;
export const playersErased = (taken: number, all: number, day: string) =>
  `Cupos: ${taken}/${all} · Los datos de los jugadores se borraron el ${day}`;
export const edit = 'Editar';
export const editNamed = (tournament: string) => `Editar ${tournament}`;
export const registrations = 'Inscripciones';
export const registrationsOf = (tournament: string) => `Inscripciones de ${tournament}`;
export const day = 'El día';
export const dayOf = (tournament: string) => `El día de ${tournament}`;
export const stages = 'Fases y partidas';
export const stagesOf = (tournament: string) => `Fases y partidas de ${tournament}`;
export const show = 'Ver';
export const showNamed = (tournament: string) => `Ver ${tournament}`;
export const publish = 'Publicar';
export const weekly = 'Cada semana';
export const repeat = 'Repetir';
export const repeated = (name: string, when: string) =>
  `${sentence(`«${name}», ${when}`)} Es un borrador: revísalo y publícalo`;
export const cancel = 'Cancelar';
export const resume = 'Retomar';
export const remove = 'Eliminar';

// Publish, cancel, delete
export const publishTitle = (tournament: string) => `¿Publicar ${tournament}?`;
export const publishEffectWithoutForm =
  'Todos lo verán, pero nadie podrá inscribirse hasta que le pongas un formulario.';
export const publishEffect = 'Todos lo verán y podrán inscribirse desde ahora.';
export const published = 'Torneo publicado';
export const cancelTitle = (tournament: string) => `¿Cancelar ${tournament}?`;
export const resumeTitle = (tournament: string) => `¿Retomar ${tournament}?`;
export const cancelTournament = 'Cancelar torneo';
export const resumeTournament = 'Retomar torneo';
export const goBack = 'Volver';
export const cancelEffect =
  'Se cierran las inscripciones y la página dice «Cancelado». Lo puedes retomar después.';
export const resumeEffect = 'Vuelve a estar como antes de cancelarlo.';
export const playersTold = (players: number, span: string) =>
  players === 1
    ? `Avisamos por correo al jugador inscrito. Si lo deshaces antes de ${span}, no se envía nada.`
    : `Avisamos por correo a los ${players} inscritos. Si lo deshaces antes de ${span}, no se envía nada.`;
export const reason = 'Motivo';
export const reasonHint = 'Lo leen todos en la página y en el correo.';
export const cancelled = 'Torneo cancelado';
export const resumed = 'El torneo sigue en pie';
export const removeTitle = (tournament: string) => `¿Eliminar ${tournament}?`;
export const removeAll = 'Eliminar todo';
export const removesNobody =
  'Nadie se ha inscrito todavía. El formulario vinculado se conserva. No se puede deshacer.';
export const removeEffect = (registrations: number, pending: number, approved: number, rejected: number) => {
  const whose = `pendientes: ${pending}, aprobadas: ${approved}, rechazadas: ${rejected}`;
  return registrations === 1
    ? `Se elimina también su única inscripción, con los datos de los jugadores (${whose}). El formulario vinculado se conserva. No se puede deshacer.`
    : `Se eliminan también sus ${registrations} inscripciones, con los datos de los jugadores (${whose}). El formulario vinculado se conserva. No se puede deshacer.`;
};
export const removed = 'Torneo eliminado';
