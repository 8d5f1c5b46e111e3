export const name = 'Nombre';
export const booyahs = 'Booyah';
export const kills = 'Bajas';
export const points = 'Puntos';
export const missing = 'Esta tabla no existe';
export const undrawn = 'Todavía no hay tabla';
