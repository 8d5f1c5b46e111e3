export const prizeDelivered = (day: string) => `Premio entregado el ${day}`;
export const prizeDue = (day: string) => `Premio por entregar, a más tardar ${day}`;
export const prizeLate = 'Premio aún sin entregar';
export const sharedRank = 'Empate: nada los separó y comparten el puesto';
