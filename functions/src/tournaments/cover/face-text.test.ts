import { expect, it } from 'vitest';
import { paintCover } from '../../../../tests/setup/cover-painter.ts';
import { FACE_CHARACTERS, faceText } from './face-text.ts';

const FAMILIES = ['Barlow SemiBold', 'Barlow Condensed ExtraBold" font-style="italic'];

it.each(FAMILIES)('has only characters that the painter draws in %s', async (family) => {
  const painted = (character: string) =>
    paintCover(
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text x="10" y="30" font-size="24" font-family="${family}">&#${character.codePointAt(0)};</text></svg>`,
    );
  const blank = await painted(' ');
  const missing: string[] = [];
  for (const character of FACE_CHARACTERS.slice(1))
    if ((await painted(character)).equals(blank)) missing.push(character);
  expect(missing).toEqual([]);
  expect((await painted('ã')).equals(blank)).toBe(true);
});

it.each([
  ['Copa São Paulo: Campeões', 'Copa Sao Paulo: Campeoes'],
  ['«Relámpago» de Łódź', '“Relámpago” de Lódz'],
  ['𝗖𝗢𝗣𝗔 𝕱é𝖓𝖎𝖝', 'COPA Fénix'],
  ['Ｆｒｅｅ Ｆｉｒｅ №3', 'Free Fire No3'],
  ['50 € por equipo', '50 EUR por equipo'],
  ['Copa 🔥 Ámbar 🔥', 'Copa Ámbar'],
  ['An\u0303o A\u0301mbar\u202F1', 'Año Ámbar 1'],
  ['Copa\nFénix', 'Copa Fénix'],
  ['🔥🔥', ''],
])('writes %j as %j', (text, written) => {
  expect(faceText(text)).toBe(written);
});
