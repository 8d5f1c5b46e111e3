import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { soak } from './support/soak/soak.ts';

const MINUTE_MS = 60_000;
const USUAL = { seed: 1, acts: 60 };
const SEEDS = 1_000_000_000;

const wanted = process.env['COPA_SOAK_MINUTES'];
const minutes = Number(wanted ?? 0);
const seed = Number(process.env['COPA_SOAK_SEED'] ?? (wanted === undefined ? USUAL.seed : randomInt(SEEDS)));

/**
 * `npm run soak` sets `COPA_SOAK_MINUTES` and plays from another seed each time, or from `COPA_SOAK_SEED`.
 * Without these variables the same acts are played.
 */
describe('two instances and the job, killed and cut off at any moment', () => {
  it(
    'do what the specification says, and each call that is sent again counts once',
    async () => {
      const start = Date.now();
      let said = 0;
      const figures = await soak(
        seed,
        ({ acts }) => (wanted === undefined ? acts >= USUAL.acts : Date.now() - start >= minutes * MINUTE_MS),
        (now) => {
          const minute = Math.floor((Date.now() - start) / MINUTE_MS);
          if (wanted === undefined || minute === said) return;
          said = minute;
          process.stdout.write(`${minute} min: ${JSON.stringify(now)}\n`);
        },
      );
      process.stdout.write(`${JSON.stringify({ ...figures, ms: Date.now() - start })}\n`);
      // A single day may have no fault.
      const isOneDay = wanted !== undefined && minutes === 0;
      expect(isOneDay || figures.kills + figures.cuts > 0).toBe(true);
    },
    240_000 + 2 * minutes * MINUTE_MS,
  );
});
