/** The characters of both faces in `functions/fonts`. */
export const FACE_CHARACTERS = `${String.fromCodePoint(
  ...Array.from({ length: 95 }, (_, index) => index + 32),
)}¡©ª°·º¿ÁÉÍÑÓ×ÚÜáéíñóúü–—‘’“”•…`;

const FACE: ReadonlySet<string> = new Set(FACE_CHARACTERS);

const ALIKE: ReadonlyMap<string, string> = new Map([
  ['«', '“'],
  ['»', '”'],
  ['€', 'EUR'],
  ['−', '-'],
  ['Ø', 'O'],
  ['ø', 'o'],
  ['Ł', 'L'],
  ['ł', 'l'],
]);

/**
 * Replaces characters that the faces lack by similar ones, because the painter leaves an empty space for them.
 * A character without a similar one, for example an emoji, is left out.
 */
export function faceText(text: string): string {
  const letters = Array.from(text.normalize('NFC'), (letter) => {
    if (FACE.has(letter)) return letter;
    return ALIKE.get(letter) ?? Array.from(letter.normalize('NFKD'), inFace).join('');
  });
  return letters.join('').replaceAll(/ +/g, ' ').trim();
}

const inFace = (letter: string) => (FACE.has(letter) ? letter : '');
