type Labels = Readonly<Record<string, string>>;

export const formats: Labels = { eliminacion_directa: 'Eliminación directa', puntos: 'Sistema de puntos' };

export const gameModes: Labels = { COMPETITIVO: 'Competitivo' };
