const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ';
const A = 97;
/** The code points of 🅐 and 🅰. NFKD does not map their alphabets to Latin letters. */
const DARK_ALPHABETS = [0x1f150, 0x1f170];

export function plainLetters(text: string): string {
  return Array.from(text.normalize('NFKD').replaceAll(/\p{M}/gu, ''), plainLetter)
    .join('')
    .toLocaleLowerCase('es');
}

function plainLetter(sign: string): string {
  const small = SMALL_CAPITALS.indexOf(sign);
  if (small >= 0) return String.fromCodePoint(A + small);
  const point = sign.codePointAt(0) ?? 0;
  const start = DARK_ALPHABETS.find((first) => point >= first && point < first + 26);
  return start === undefined ? sign : String.fromCodePoint(A + point - start);
}

/** In a text with Latin letters, letters of other scripts are taken for ornaments. */
export function plainWords(letters: string): readonly string[] {
  const words = letters.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (!/[a-z]/u.test(letters)) return words;
  return words.flatMap((word) => word.match(/[a-z0-9]+/gu) ?? []);
}
