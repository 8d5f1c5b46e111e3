interface Seat {
  readonly slot: number;
  readonly needsConsent: boolean;
}

/** The first player of this phone without a consent; several of one team may have registered on it. */
export function ownSlotWithoutConsent(
  members: readonly Seat[],
  slots: readonly number[] = [],
): number | null {
  return members.find(({ slot, needsConsent }) => needsConsent && slots.includes(slot))?.slot ?? null;
}
