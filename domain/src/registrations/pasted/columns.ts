import { TEAM_WORDS } from '../../tournaments/words/choices.ts';

export const COLUMNS = ['nick', 'freeFireId', 'phone', 'team', 'fullName', 'email'] as const;
export type Column = (typeof COLUMNS)[number];

const HEADINGS: Readonly<Record<Column, RegExp>> = {
  nick: /^(?:nick|nickname|jugador|player|apodo|ign)$/u,
  freeFireId: /^(?:id|uid|id (?:de )?(?:jugador|free fire|ff)|codigo)$/u,
  phone: /^(?:telefono|tel|cel|celular|whatsapp|numero|movil|wsp|phone)$/u,
  team: new RegExp(`^(?:${TEAM_WORDS.join('|')}|clan)$`, 'u'),
  fullName: /^(?:nombre|nombre completo|nombres|nombre y apellido|name)$/u,
  email: /^(?:correo|email|mail|e-mail)$/u,
};

/** A keycap such as `1️⃣` contains a digit, which is removed too. */
const EMOJI = /\d\uFE0F?\u20E3|\p{Extended_Pictographic}|\u200D|\uFE0F|\u20E3/gu;

export const withoutEmojis = (text: string): string => text.replaceAll(EMOJI, ' ');

const START = /^[\s:;,.()[\]_–—-]+/u;
const END = /^[\s:;,()[\]–—-]$/u;

export function plain(text: string): string {
  const words = withoutEmojis(text).replaceAll('*', ' ').replaceAll(/\s+/gu, ' ').replace(START, '');
  // Trims the end character by character, because `replace` with `/[…]+$/` would search from each character,
  // which is slow for a long line.
  let length = words.length;
  while (END.test(words.charAt(length - 1))) length -= 1;
  return words.slice(0, length);
}

export function headingOf(cells: readonly string[]): readonly (Column | null)[] | null {
  const named = cells.map((cell) => {
    const word = plain(cell).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    return COLUMNS.find((column) => HEADINGS[column].test(word)) ?? null;
  });
  return named.filter((each) => each !== null).length >= 2 && named.includes('freeFireId') ? named : null;
}
