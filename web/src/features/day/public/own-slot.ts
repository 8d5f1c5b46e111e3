interface Seat {
  readonly slot: number;
  readonly needsConsent: boolean;
}

export function ownSlotWithoutConsent(
  members: readonly Seat[],
  slots: readonly number[] = [],
): number | null {
  return members.find(({ slot, needsConsent }) => needsConsent && slots.includes(slot))?.slot ?? null;
}
