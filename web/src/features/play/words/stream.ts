export const columns = ['Booyah', 'Bajas'] as const;
