export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Ends the text with exactly one full stop, also after «p. m.». */
export function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
