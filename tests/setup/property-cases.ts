export const casesOf = (usual: number): number =>
  process.env['COPA_PROPERTY_SEED'] === 'random' ? 4 * usual : usual;
