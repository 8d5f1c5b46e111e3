/** Copied IDs come in groups, with unseen marks, or in full-width digits. */
export function seenId(value: string): string {
  return value.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, '');
}
