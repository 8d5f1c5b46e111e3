/** For searching: accents and capitals make no difference to somebody who types on a phone. */
export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
