/** Removes accents and capitals for a search, because people do not type them on a phone. */
export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
