const ASCII = Array.from({ length: 95 }, (_, index) => 0x20 + index);
const OTHERS = [
  0xa1, 0xa9, 0xaa, 0xb0, 0xb7, 0xba, 0xbf, 0xc1, 0xc9, 0xcd, 0xd1, 0xd3, 0xd7, 0xda, 0xdc, 0xe1, 0xe9, 0xed,
  0xf1, 0xf3, 0xfa, 0xfc, 0x20_13, 0x20_14, 0x20_18, 0x20_19, 0x20_1c, 0x20_1d, 0x20_22, 0x20_26,
] as const;

/** The characters of both faces in `functions/fonts`. */
export const FACE_CHARACTERS = String.fromCodePoint(...ASCII, ...OTHERS);

const FACE: ReadonlySet<string> = new Set(FACE_CHARACTERS);

const ALIKE: ReadonlyMap<number, string> = new Map([
  [0xab, '\u201C'],
  [0xbb, '\u201D'],
  [0xd8, 'O'],
  [0xf8, 'o'],
  [0x01_41, 'L'],
  [0x01_42, 'l'],
  [0x20_ac, 'EUR'],
  [0x22_12, '-'],
]);

/**
 * Replaces characters that the faces lack by similar ones, because the painter leaves an empty space for them.
 * A character without a similar one, for example an emoji, is left out.
 */
export function faceText(text: string): string {
  const letters = Array.from(text.normalize('NFC').replaceAll(/\s/gu, ' '), (letter) => {
    if (FACE.has(letter)) return letter;
    const alike = ALIKE.get(letter.codePointAt(0) ?? 0);
    return alike ?? Array.from(letter.normalize('NFKD'), inFace).join('');
  });
  return letters.join('').replaceAll(/ +/g, ' ').trim();
}

const inFace = (letter: string) => (FACE.has(letter) ? letter : '');
