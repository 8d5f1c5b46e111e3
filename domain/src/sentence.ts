export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Exactly one full stop, also after «p. m.». */
export function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
