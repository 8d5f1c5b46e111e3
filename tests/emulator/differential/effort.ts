/** `COPA_PROPERTY_EFFORT=20` multiplies the number of random cases in the tests of this folder by 20. */
const effort = Number(process.env['COPA_PROPERTY_EFFORT'] || 1);
if (!Number.isSafeInteger(effort) || effort < 1)
  throw new Error(`COPA_PROPERTY_EFFORT is no whole number from 1: ${process.env['COPA_PROPERTY_EFFORT']}`);

export const times = (usual: number): number => usual * effort;

export const PATIENCE_MS = times(300_000);
