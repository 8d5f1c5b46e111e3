/**
 * Tests use the same random values and the same order each time, so that `npm test` fails because of a change
 * and not by chance. The nightly CI sets `COPA_PROPERTY_SEED=random` instead, and a failure names the seed to
 * repeat.
 */
const USUAL_SEED = 20_261_120;

export function chosenSeed(): number | undefined {
  const wanted = process.env['COPA_PROPERTY_SEED'] || String(USUAL_SEED);
  if (wanted === 'random') return undefined;
  const seed = Number(wanted);
  if (!Number.isSafeInteger(seed))
    throw new Error(`COPA_PROPERTY_SEED is neither a whole number nor "random": ${wanted}`);
  return seed;
}
