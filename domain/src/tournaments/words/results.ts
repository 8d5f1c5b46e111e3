export const prizeDelivered = (day: string) => `Premio entregado el ${day}`;
export const prizeDue = (day: string | null) =>
  day === null ? 'Premio por entregar' : `Premio por entregar, antes del ${day}`;
export const sharedRank = 'Empate: nada los separó y comparten el puesto';
