import { counted } from '@copa/domain/words/counted';

export const loading = 'Cargando preguntas…';
export const title = 'Preguntas';
export const intro =
  'Se hacen en la inscripción de todos los torneos, antes de los campos de cada formulario.';
export const emptyTitle = 'Sin preguntas';
export const emptyText = 'Crea la primera.';
export const chooseNamed = (question: string) => `Elegir ${question}`;
export const inactive = 'Inactiva';
export const activate = 'Activar';
export const deactivate = 'Desactivar';
export const switchNamed = (isActive: boolean, question: string) =>
  `${isActive ? deactivate : activate} ${question}`;
export const listed = (count: number, active: number) => {
  const all = counted(count, 'pregunta', 'preguntas');
  return active === count ? all : `${all} · ${counted(active, 'activa', 'activas')}`;
};
export const order = 'Ordenar';
export const choose = 'Elegir';

export const chosenActions = 'Acciones para las preguntas elegidas';
export const chosen = (count: number) => counted(count, 'elegida', 'elegidas');
export const remove = 'Eliminar';
export const answersStay =
  'Las respuestas ya dadas se quedan en sus inscripciones, pero ya no se lee qué se preguntó. Si solo quieres dejar de preguntar, basta con desactivar.';
export const removeThis = 'Eliminar pregunta';
export const removeThisTitle = '¿Eliminar la pregunta?';
export const removedThis = 'Pregunta eliminada';
export const removeTitle = '¿Eliminar preguntas?';
export const removeEffect = (count: number) =>
  `${count === 1 ? 'Se elimina 1' : `Se eliminan ${count}`}. ${answersStay}`;
export const updated = (count: number) => counted(count, 'pregunta actualizada', 'preguntas actualizadas');
export const someFailed = (failed: number, all: number, reason: string) =>
  `${failed} de ${all} no se ${failed === 1 ? 'pudo' : 'pudieron'} cambiar: ${reason}`;

export const newTitle = 'Nueva pregunta';
export const editTitle = 'Editar pregunta';
export const thisQuestion = 'esta pregunta';
export const chooseType = 'Elige un tipo';
export const activeEverywhere = 'Activa: se pregunta a quien se inscribe desde ahora, en todos los torneos';
export const save = 'Guardar pregunta';
export const created = 'Pregunta creada';
export const saved = 'Pregunta guardada';

export const fieldLabels = {
  text: 'Pregunta',
  type: 'Tipo',
  required: 'Obligatoria',
  placeholder: 'Texto de ejemplo',
  options: 'Opciones',
  active: 'Activa',
};

export const yes = 'Sí';
export const no = 'No';
export const emptyValue = '(vacío)';

export const previewTitle = 'Así lo ve el jugador';
export const questionNumbered = (number: number) => `Pregunta ${number}`;
export const nothingActive = 'No hay preguntas activas.';
export const chooseOption = 'Selecciona una opción épica';
