export const prizeDelivered = (day: string) => `Premio entregado el ${day}`;
export const prizeWaits = 'Premio por entregar';
export const prizeDueToday = `${prizeWaits}, a más tardar hoy`;
export const prizeDue = (day: string) => `${prizeWaits}, a más tardar el ${day}`;
export const prizeLate = `${prizeWaits}, con atraso`;
export const sharedRank = 'Empate: nada los separó y comparten el puesto';
