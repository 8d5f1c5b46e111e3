export interface KnownDifference {
  readonly file: string;
  readonly test: string;
  readonly reason: string;
}

const NO_LIMIT = 'Only production limits the inequality fields of a query.';

/** A run against Google's emulator fails if a listed test passes, so the list stays true. */
export const KNOWN_DIFFERENCES: readonly KnownDifference[] = ['web-sdk', 'lite-sdk', 'chromium'].map(
  (name) => ({
    file: `tests/emulator/${name}.test.ts`,
    test: 'a query of more inequality fields than production takes is refused',
    reason: NO_LIMIT,
  }),
);
