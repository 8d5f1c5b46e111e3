/** Rules are stored as one text or a list; readers want lines. Blank ones are dropped. */
export function rulesLines(rules: string | readonly string[]): readonly string[] {
  const lines =
    typeof rules === 'string'
      ? rules.split(/\r\n|\r|\n/u)
      : rules.flatMap((rule) => rule.split(/\r\n|\r|\n/u));
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
