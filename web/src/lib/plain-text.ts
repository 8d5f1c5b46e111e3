/** For searching: drops accents and capitals, which people do not type on a phone. */
export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
