export const LIST_FILTER_NAMES = {
  text: 'q',
  mode: 'modo',
  modality: 'modalidad',
  fee: 'entrada',
  openOnly: 'abiertos',
} as const;
