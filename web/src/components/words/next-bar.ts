export const next = (hour: string) => `Siguiente: ${hour}`;
export const register = (name: string) => `Inscríbete en ${name}`;
export const see = (name: string) => `Ver ${name}`;
