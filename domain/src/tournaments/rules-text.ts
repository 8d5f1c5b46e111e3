const NUMBER = /^(\d{1,3})[.)°º-]{1,2}\s+(?=\S)/u;

export function rulesLines(rules: string | readonly string[]): readonly string[] {
  const lines = (typeof rules === 'string' ? [rules] : rules)
    .flatMap((rule) => rule.split(/\r\n|\r|\n/u))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  // The page numbers the rules itself. So numbers in the text are removed if every line has one and they run
  // 1, 2, 3 and so on.
  const numbered = lines.every((line, index) => NUMBER.exec(line)?.[1] === String(index + 1));
  return numbered ? lines.map((line) => line.replace(NUMBER, '')) : lines;
}
