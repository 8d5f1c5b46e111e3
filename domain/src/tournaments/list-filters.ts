export const LIST_FILTER_NAMES = {
  text: 'q',
  mode: 'modo',
  modality: 'modalidad',
  entry: 'entrada',
  openOnly: 'abiertos',
} as const;
