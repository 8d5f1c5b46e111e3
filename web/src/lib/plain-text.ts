export function plainText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Dictated words come with commas and question marks. */
export function searchWords(text: string): readonly string[] {
  return plainText(text)
    .split(/[\s\p{P}]+/u)
    .filter(Boolean);
}
