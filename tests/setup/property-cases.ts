/**
 * The number of random cases of a slow property. `npm test` repeats the same few each time; the nightly CI,
 * which draws new ones, tries four times as many.
 */
export const casesOf = (usual: number): number =>
  process.env['COPA_PROPERTY_SEED'] === 'random' ? 4 * usual : usual;
