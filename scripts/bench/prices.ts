/** Public list prices in US dollars; the free quotas are not subtracted. */
export const PRICES = {
  firestoreRead: 0.06 / 100_000,
  firestoreWrite: 0.18 / 100_000,
  functionCall: 0.4 / 1_000_000,
} as const;
