/** The characters of both faces in `functions/fonts`. */
export const FACE_CHARACTERS = `${String.fromCodePoint(
  ...Array.from({ length: 95 }, (_, index) => index + 32),
)}\u00A1\u00A9\u00AA\u00B0\u00B7\u00BA\u00BF\u00C1\u00C9\u00CD\u00D1\u00D3\u00D7\u00DA\u00DC\u00E1\u00E9\u00ED\u00F1\u00F3\u00FA\u00FC\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026`;

const FACE: ReadonlySet<string> = new Set(FACE_CHARACTERS);

const ALIKE: ReadonlyMap<string, string> = new Map([
  ['\u00AB', '\u201C'],
  ['\u00BB', '\u201D'],
  ['\u20AC', 'EUR'],
  ['\u2212', '-'],
  ['\u00D8', 'O'],
  ['\u00F8', 'o'],
  ['\u0141', 'L'],
  ['\u0142', 'l'],
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
