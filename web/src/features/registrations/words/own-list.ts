export const noneTitle = 'Aún no hay inscripciones en este teléfono';
export const noneText =
  'Cuando te inscribas, aquí sigues tu torneo. Si te inscribiste en otro teléfono o dentro de otra app, o si este ya no lo recuerda, abre aquí tu enlace privado y queda guardado. ¿Lo perdiste? Escríbele a la organización: te manda el enlace de «Mi torneo».';
export const out = 'Sin cupo o cancelados';
export const over = 'Ya terminaron';
export const forgetNamed = (tournament: string) => `Quitar ${tournament} de este teléfono`;
export const forgetTitle = '¿Quitar de este teléfono?';
export const forgetEffect =
  'Tu inscripción sigue en pie, pero sin su enlace privado no podrás ver tu estado ni retirarte. Si no lo guardaste en otro lado, consérvala.';
export const forget = 'Sí, quitar';
export const keep = 'Conservarla';
