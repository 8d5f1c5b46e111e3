/**
 * Returns the number of random cases for a slow property. `npm test` repeats the same few; the nightly CI
 * draws four times as many new ones.
 */
export const casesOf = (usual: number): number =>
  process.env['COPA_PROPERTY_SEED'] === 'random' ? 4 * usual : usual;
