export const name = 'Nombre';
export const points = 'Puntos';
export const missing = 'Esta tabla no existe';
export const undrawn = 'Todavía no hay tabla';
