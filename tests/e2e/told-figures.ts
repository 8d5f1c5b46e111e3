/** Journeys and load tests assert these figures, and docs/benchmarks.md tells them. */
export const TAPS = {
  'approve a registration': 1,
  'reject a registration': 2,
  'set a room': 3,
  'enter and publish a match of twelve teams': 25,
  'send its table to the chat group': 1,
  'confirm three units by hand': 6,
  'call a roll of 48 with two missing': 3,
  'write and publish a tournament': 11,
  'repeat the last one': 4,
} as const;

/** Milliseconds from the tap until a picture is drawn, and the same beside a blank picture. */
export const DRAWING = { fromTap: 1000, ratio: 5 } as const;

/** Documents that are billed for each phone that follows a tournament, and for each piece of news. */
export const FOLLOWING = { reads: 3, writes: 1, newsReads: 17, newsWrites: 11 } as const;
