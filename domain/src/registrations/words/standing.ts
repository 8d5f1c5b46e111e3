export const released = 'Cupo liberado';
export const waiting = 'En espera';
export const waitingAt = (position: number) => `En espera ${position}.º`;
export const missing = (players: number) => (players === 1 ? 'Le falta 1' : `Le faltan ${players}`);
export const confirmed = 'Confirmó';
export const held = 'Con cupo';
