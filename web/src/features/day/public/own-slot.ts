interface Seat {
  readonly slot: number;
  readonly needsConsent: boolean;
}

/** Several minors of one team may have registered on this phone. */
export function ownSlotOf(members: readonly Seat[], slots: readonly number[]): number | null {
  const isAsked = (own: number) => members.some(({ slot, needsConsent }) => needsConsent && slot === own);
  return slots.find(isAsked) ?? slots[0] ?? null;
}
