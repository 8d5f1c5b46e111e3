import { capitalized, sentence } from '@copa/domain/sentence';
import { counted } from '@copa/domain/words/counted';
import { hiddenClosing } from '../../../components/words/admin.ts';

export const loading = 'Cargando torneos…';
export const openPage = 'Abrir su página';
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
  `${counted(count, 'torneo', 'torneos')} · ${counted(players, 'inscrito', 'inscritos')} · ${pending} por decidir`;
export const soFar = (text: string) => `${text}, hasta ahora`;
export const byDate = 'Fecha';
export const byName = 'Nombre';
export const byPending = 'Pendientes';
export const byOccupancy = 'Ocupación';
export const past = (count: number) => counted(count, 'terminado', 'terminados');
export const noneMatchesTitle = 'Ningún torneo así';
export const noneMatchesText = 'Cambia la búsqueda o el estado.';

export const today = 'Hoy';
export const next = 'Próximos';
export const drafts = 'Borradores';
export const movedTo = (start: string) => `Se movió a ${start}`;
export const noForm = 'Sin formulario';
export const inactiveForm = 'Formulario inactivo';
export const toDecide = (count: number) => `${count} por decidir`;
export const toDecideIn = (count: number, tournament: string) => `${toDecide(count)} en ${tournament}`;
export const day = 'El día';
export const dayOf = (tournament: string) => `El día de ${tournament}`;
export const publish = 'Publicar';
export const publishNamed = (tournament: string) => `Publicar ${tournament}`;
export const share = 'Compartir';
export const shareNamed = (tournament: string) => `Compartir ${tournament}`;

export const loadingTournament = 'Cargando el torneo…';
export const isCancelled = 'Este torneo está cancelado.';
export const weekly = 'Cada semana';
export const publishes = (fromNow: string, moment: string) => `Se publica ${fromNow}: ${moment}`;
export const placesTaken = (taken: number, all: number) => `${taken} de ${counted(all, 'cupo', 'cupos')}`;
export const playersErased = (day: string) => `Los datos de los jugadores se borraron el ${day}`;
export const nextStep = 'Lo que sigue';
export const steps = {
  publish: {
    text: 'Todavía no lo ve nadie. Cuando esté listo, publícalo y comparte la inscripción.',
    label: 'Publicar el torneo',
  },
  form: { text: 'Todos lo ven, pero nadie puede inscribirse.', label: 'Elegir su formulario' },
  inbox: { text: 'Hay inscripciones que esperan tu decisión.', label: 'Decidir inscripciones' },
  day: { text: 'La sala, el pase de lista y lo que sigue están en «El día».', label: 'Ir a «El día»' },
  share: { text: 'Está abierto: lleva la inscripción a tu grupo.', label: 'Compartir la inscripción' },
  resume: {
    text: 'Si se puede jugar, retómalo: vuelve a estar como antes de cancelarlo.',
    label: 'Retomar torneo',
  },
  repeat: {
    text: 'Este torneo terminó. «Repetir» hace otro igual, el mismo día de otra semana.',
    label: 'Repetir',
  },
} as const;
export const nextExists = (name: string, when: string | null, isDraft: boolean) =>
  `${sentence(`El siguiente es «${name}», ${when ?? 'todavía sin fecha'}`)}${isDraft ? ' Es un borrador.' : ''}`;
export const toNext = 'Ir al siguiente torneo';
export const repeatCancelled =
  'Este torneo se canceló. Puedes hacer otro igual, el mismo día de otra semana.';
export const formBeforePublishing =
  'Ahora no lo ve nadie. Antes de publicarlo, elige el formulario con el que se inscriben.';
export const hiddenNow = `Ahora los jugadores no lo ven, y nadie pierde su cupo; ${hiddenClosing}.`;
export const registrations = 'Inscripciones';
export const stages = 'Fases y partidas';
export const stagesText = 'Lobbies, resultados y tabla';
export const notices = 'Avisos';
export const noticesText = 'Escribe a quien le falta algo';
export const referees = 'Árbitros';
export const refereesText = 'Da acceso a quien pasa lista y anota';
export const confirmationCloses = (window: string, hour: string) => `${window}: cierra ${hour}`;
export const askConfirmations = 'Pedir confirmaciones';
export const askConfirmationsText = (windows: readonly string[]) =>
  `${capitalized(windows.join(' y ').toLowerCase())}, a ${windows.length === 1 ? 'la hora' : 'las horas'} de siempre`;
export const confirmationsTitle = (tournament: string) => `Pedir confirmaciones: ${tournament}`;
export const confirmationsAsked = 'Se piden confirmaciones';
export const changedMeanwhile = 'El torneo cambió mientras tanto. Ciérralo y mira cómo quedó.';
export const opensAndCloses = (opens: string, closes: string) => sentence(`Abre ${opens} y cierra ${closes}`);
export const waitingCount = (count: number) => `${count} en espera`;
export const dayWithoutWindows = 'Sala y pase de lista; sin confirmaciones';
export const stagesPlanned = (count: number) => counted(count, 'fase', 'fases');
export const stageOf = (stage: number, all: number, name: string) => `Fase ${stage} de ${all} · ${name}`;
export const dayPast = 'El podio y lo que quedó del día';
export const dayText = 'Confirmaciones, sala y pase de lista';
export const shareText = 'Inscripción, tabla y cómo se juega';
export const settings = 'Editar el torneo';
export const show = 'Ver como visitante';
export const rest = 'Otras acciones';
export const repeat = 'Repetir';
export const repeatText = 'Un borrador igual, el mismo día de otra semana';
export const cancelText = 'Avisa a los inscritos; se puede retomar';
export const parts = 'Partes del torneo';
export const removeTournament = 'Eliminar torneo';
export const removeText = 'No se puede deshacer';
export const repeatTitle = (tournament: string) => `¿Repetir ${tournament} una vez más?`;
export const makeOneMore = 'Hacer otro más';
export const repeated = (name: string, when: string | null) =>
  `${sentence(`«${name}», ${when ?? 'todavía sin fecha'}`)} Es un borrador: revísalo y publícalo`;
export const remove = 'Eliminar';

export const publishTitle = (tournament: string) => `¿Publicar ${tournament}?`;
export const publishEffectWithoutForm =
  'Todos lo verán, pero nadie podrá inscribirse hasta que le pongas un formulario.';
export const publishEffectClosed = 'Todos lo verán, pero sus inscripciones ya cerraron.';
export const publishEffectFull = 'Todos lo verán, pero ya no quedan cupos.';
export const publishEffectReserved =
  'Todos lo verán, y por ahora solo se inscriben los primeros de su temporada.';
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
export const nobodyTold =
  'Todavía no avisamos a nadie de la cancelación. Si lo retomas ahora, no se envía nada.';
const withoutMail = (units: number) =>
  units === 1
    ? 'Si entró con una lista, no tiene correo: avísale tú.'
    : 'Las que entraron con una lista no tienen correo: avísales tú.';
export const playersTold = (units: number, span: string) =>
  `Avisamos por correo a ${units === 1 ? 'la inscripción' : `las ${units} inscripciones`} con cupo o en espera. ${withoutMail(units)} Si lo deshaces antes de ${span}, no se envía nada.`;
export const reason = 'Motivo';
export const reasonHint = 'Lo leen todos en la página y en el correo.';
export const cancelled = 'Torneo cancelado';
export const resumed = 'El torneo sigue en pie';
export const removeTitle = (tournament: string) => `¿Eliminar ${tournament}?`;
export const removeAll = 'Eliminar todo';
export const removesNobody =
  'Nadie se ha inscrito todavía. El formulario vinculado se conserva. No se puede deshacer.';
export const removesErased =
  'Los datos de sus jugadores ya se borraron. Se eliminan también sus tablas y sus resultados. El formulario vinculado se conserva. No se puede deshacer.';
export const removesUntold =
  'A los inscritos no les llega ningún aviso. Si el torneo no se va a jugar, mejor cancélalo: así leen el motivo, y después puedes retomarlo.';
export const removesFromSeason = (season: string) =>
  `Cuenta para «${season}»: sus puntos se quitan de esa tabla.`;
export const removeEffect = (registrations: number, pending: number, approved: number, rejected: number) => {
  const whose = `pendientes: ${pending}, aprobadas: ${approved}, rechazadas: ${rejected}`;
  return registrations === 1
    ? `Se elimina también su única inscripción, con los datos de los jugadores (${whose}). El formulario vinculado se conserva. No se puede deshacer.`
    : `Se eliminan también sus ${registrations} inscripciones, con los datos de los jugadores (${whose}). El formulario vinculado se conserva. No se puede deshacer.`;
};
export const removed = 'Torneo eliminado';
