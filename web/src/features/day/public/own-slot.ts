interface Seat {
  readonly slot: number;
  readonly needsConsent: boolean;
}

/** The slot of the first player without a consent among `slots`, the players of this phone. */
export function ownSlotWithoutConsent(
  members: readonly Seat[],
  slots: readonly number[] = [],
): number | null {
  return members.find(({ slot, needsConsent }) => needsConsent && slots.includes(slot))?.slot ?? null;
}
