/** `npm test` repeats the same cases; the nightly CI draws four times as many new ones. */
export const casesOf = (usual: number): number =>
  process.env['COPA_PROPERTY_SEED'] === 'random' ? 4 * usual : usual;
