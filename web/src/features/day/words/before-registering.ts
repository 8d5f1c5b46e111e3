export const whenTitle = 'Cuándo confirmas';
export const isClosed = 'Ya cerró';

export const passesOn = (isTeam: boolean) =>
  `Cada cupo que se libera pasa al ${isTeam ? 'primer equipo completo' : 'siguiente'}, y te avisamos por correo.`;
export const byHand = 'Los cupos que se liberan los da la organización, y te avisamos por correo.';
export const placesReady = 'Cada cupo que se libera es para quien ya avisó que está listo en «Mi torneo».';
export const lastPlaces =
  'Las confirmaciones ya cerraron: solo hay otro cupo si alguien se retira antes de empezar.';
export const lastPlacesReady =
  'Las confirmaciones ya cerraron: solo hay otro cupo si alguien se retira antes de empezar, y es para quien ya avisó que está listo.';

export const queue = (isFull: boolean, waiting: number) =>
  `${isFull ? 'Cupos llenos · ' : ''}${waiting === 0 ? 'nadie en espera' : `${waiting} en espera`}`;
/** This promises no rank, because a unit that registers later stands before one that waits behind others. */
export const joinsQueue = (max: number) =>
  `Si te inscribes ahora, entras en la lista de espera (${max === 1 ? 'cabe' : 'caben'} ${max}).`;
