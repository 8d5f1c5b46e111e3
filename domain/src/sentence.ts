export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Ends with one full stop, after «p. m.» too. */
export function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
