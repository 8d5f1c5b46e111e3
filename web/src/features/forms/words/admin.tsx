import type { Form } from '@copa/domain/forms/form';
import { FORM_RESPONSES_DEFAULT } from '@copa/domain/limits';
import { counted } from '@copa/domain/words/counted';

export const loadingList = 'Cargando formularios…';
export const title = 'Formularios';
export const intro = 'Los datos que pides al inscribir, y las encuestas que compartes con un enlace.';
export const newForm = 'Nuevo formulario';
export const search = 'Buscar';
export const state = 'Estado';
export const everyState = 'Todos';
export const formCount = (count: number) => counted(count, 'formulario', 'formularios');
export const formsSoFar = (count: number) => `${formCount(count)} hasta ahora`;
export const noneYet = 'Ningún formulario todavía';
export const noneMatches = 'Ninguno coincide';
export const createFirst = 'Crea el primero.';
export const changeFilters = 'Cambia la búsqueda o el estado.';

export const open = 'Activo';
export const inactive = 'Inactivo';
export const closed = 'Cerrado por fecha';
export const full = 'Completo';
export const fieldCount = (count: number) => counted(count, 'campo', 'campos');
export const onePerDevice = 'Una por dispositivo';

export function responseCountOf({ responseCount = 0, maxResponses }: Form): string {
  if (maxResponses !== null) return `${responseCount} de ${maxResponses} respuestas`;
  if (responseCount >= FORM_RESPONSES_DEFAULT) return `${responseCount} respuestas: el máximo`;
  return counted(responseCount, 'respuesta', 'respuestas');
}

export const answeredInRegistrations = 'Se contesta al inscribirse: sus respuestas están en Inscripciones.';
export const closesAt = (moment: string) => `Cierra: ${moment}`;
export const usedBy = (tournaments: string) => `Lo usan: ${tournaments}`;
export const NAMED = 3;
export const usedByFew = (names: readonly string[]) => {
  const rest = names.length - NAMED;
  return usedBy(names.slice(0, NAMED).join(', ') + (rest > 0 ? ` ${andMore(rest)}` : ''));
};
export const andMore = (count: number) => `y ${count} más`;
export const registrations = 'Inscripciones';
export const edit = 'Editar';
export const editNamed = (form: string) => `Editar ${form}`;
export const responses = 'Respuestas';
export const responsesOf = (form: string) => `Respuestas de ${form}`;
export const shareNamed = (form: string) => `Compartir ${form}`;
export const acts = 'Qué hacer con el formulario';
export const shareText = 'El enlace y un mensaje listo para el grupo.';
export const duplicate = 'Duplicar';
export const duplicateText = 'Una copia con los mismos campos, sin respuestas.';
export const removal = 'Eliminar el formulario';
export const remove = 'Eliminar';
export const removeText = 'Se va con sus respuestas.';

export const activate = 'Activar';
export const deactivate = 'Desactivar';
export const activateText = 'Se puede responder otra vez.';
export const stillNobody = (state: string) => `Aun activo, nadie puede responderlo: ${state}.`;
export const deactivateText = 'Nadie puede responderlo hasta que lo actives.';
export const usersUnknown = 'Todavía no sabemos qué torneos lo usan.';
export const activated = 'Formulario activado';
export const deactivated = 'Formulario desactivado';
export const deactivateTitle = (form: string) => `¿Desactivar ${form}?`;
export const deactivateEffect = (tournaments: string) => (
  <>
    Nadie podrá inscribirse hasta que lo actives de nuevo: <strong>{tournaments}</strong>.
  </>
);

export const removeTitle = (form: string) => `¿Eliminar ${form}?`;
export const removeAll = 'Eliminar todo';
export const removed = 'Formulario eliminado';
export const removesNothingElse = 'Nadie lo ha respondido y ningún torneo lo usa.';
export const removesResponses = (count: number) =>
  count === 1 ? 'Se elimina también su 1 respuesta.' : `Se eliminan también sus ${count} respuestas.`;

export const removeEffect = (tournaments: string) => (
  <>
    Se quedan sin formulario y nadie podrá inscribirse: <strong>{tournaments}</strong>.
  </>
);
export const cannotUndo = 'No se puede deshacer.';

export const shareTitle = 'Compartir formulario';
export const nobodyAnswers = (state: string) => `Ahora nadie puede responder: ${state}.`;
export const openForm = 'Abrir formulario';

export const loadingForm = 'Cargando formulario…';
export const missingTitle = 'Formulario no encontrado';
export const duplicateTitle = 'Duplicar formulario';
export const hasResponses =
  'Este formulario ya tiene respuestas. Puedes cambiar textos y orden sin perderlas; las de un campo que quites dejan de aparecer en el resumen y en el CSV.';
export const thisForm = 'este formulario';
export const created = 'Formulario creado';
export const saved = 'Formulario guardado';
export const preview = 'Vista previa';
export const previewTitle = 'Así lo ve el visitante';
export const untitled = 'Formulario sin título';
export const copyOf = (form: string) => `${form} (copia)`;

export const detailsTitle = 'Datos del formulario';
export const activeHint = 'Activo: se puede responder';
export const limitsTitle = 'Límites';
export const closesAtHint = (zone: string) => `Por tu reloj, ${zone}.`;
export const closing = (moment: string, fromNow: string, past: boolean) =>
  past ? `Ya pasó: nadie podrá responder. ${moment} · ${fromNow}` : `${moment} · ${fromNow}`;
export const maxResponsesHint = (usual: number) =>
  `Al llegar, deja de aceptar respuestas. Si no escribes un número, son ${usual}; puedes subirlo.`;

export const fieldsTitle = 'Campos';
export const noFields = 'Todavía no pregunta nada. Agrega el primer campo.';
export const addFieldTitle = 'Agregar un campo';
export const fieldsFull = (most: number) => `Un formulario tiene como máximo ${most} campos.`;
export const movedTo = (field: string, place: number, count: number) =>
  `${field}: lugar ${place} de ${count}`;
export const fieldRemoved = (field: string) => `${field}: quitado`;
export const required = 'Obligatorio';
export const needsWork = 'Por corregir';
export const label = 'Pregunta';
export const type = 'Tipo';
export const placeholder = 'Texto de ejemplo';
export const duplicateField = 'Duplicar campo';
export const removeField = 'Quitar campo';
export const unnamedField = (type: string) => `${type} sin pregunta`;
export const unknownType = (type: string) => `Tipo «${type}»`;

export const partLabels = {
  title: 'Título',
  description: 'Descripción',
  isActive: 'Activo',
  closesAt: 'Cierra el',
  maxResponses: 'Máximo de respuestas',
  onePerDevice: 'Una respuesta por dispositivo',
  order: 'Orden de los campos',
} as const;

export const removedField = 'Campo';
export const fieldNamed = (field: string) => `Campo «${field}»`;
export const yes = 'Sí';
export const no = 'No';
export const emptyValue = '(vacío)';
export const removedValue = '(quitado)';
export const requiredValue = 'obligatorio';
export const example = (text: string) => `ejemplo «${text}»`;

export const share = 'Compartir';
export const viewChoice = 'Ver respuestas';

export const views = { summary: 'Resumen', each: 'Una por una' } as const;

export const loading = 'Cargando respuestas…';
export const noResponsesTitle = 'Sin respuestas todavía';
export const noResponsesText = 'Comparte el enlace para recibir la primera.';

export const downloadCsv = 'Descargar CSV';
export const downloadLabel = 'Descarga del CSV';
export const csvDownloaded = 'CSV descargado';
export const downloaded = (rows: number, all: number) =>
  `${rows} de ${counted(all, 'respuesta', 'respuestas')}`;

export const summaryOfLatest = (count: number) =>
  `Resumen de las ${count} respuestas más recientes. Carga más para incluirlas.`;
export const answered = (answered: number, all: number) =>
  `${answered} de ${all} ${answered === 1 ? 'respondió' : 'respondieron'}`;
export const average = 'Promedio';
export const outOf = (most: number) => ` de ${most}`;
export const stars = (choice: string) => (choice === '1' ? '1 estrella' : `${choice} estrellas`);
export const lowest = 'Menor';
export const highest = 'Mayor';

export const latestFirst = (shown: number, all: number) =>
  `${shown} de ${counted(all, 'respuesta', 'respuestas')}, la más reciente primero`;
export const removedFieldAnswer = (field: string) => `Campo que ya no está (${field})`;
export const tableLabel = 'Tabla de respuestas';
export const date = 'Fecha';
export const showResponse = (moment: string) => `Ver la respuesta: ${moment}`;
export const emptyResponse = 'Sin respuestas escritas';
