export const whenTitle = 'Cuándo confirmas';

export const queueModes = {
  auto: 'Cada cupo que se libera pasa al siguiente, y te avisamos por correo.',
  manual: 'Los cupos que se liberan los da el equipo del torneo, y te avisamos por correo.',
} as const;

export const queue = (isFull: boolean, waiting: number) =>
  `${isFull ? 'Cupos llenos · ' : ''}${waiting === 0 ? 'nadie en espera' : `${waiting} en espera`}`;
export const nextInQueue = (number: number, max: number) =>
  `Si te inscribes ahora, serás el ${number}.º de la lista de espera (caben ${max}).`;
