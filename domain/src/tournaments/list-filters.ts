/** The names of the list's filters in its address, so that a filtered list can be shared. */
export const LIST_FILTER_NAMES = {
  text: 'q',
  mode: 'modo',
  modality: 'modalidad',
  entry: 'entrada',
  openOnly: 'abiertos',
} as const;
