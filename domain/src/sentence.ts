const RIGHT_TO_LEFT =
  /(?!\p{M})[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function sentence(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}

/** A name in Arabic or Hebrew letters reverses the numbers after it, and a line that it begins. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
