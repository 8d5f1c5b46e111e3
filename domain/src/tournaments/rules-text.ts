const NUMBER = /^(\d{1,3})[.)°º-]{1,2}\s+(?=\S)/u;

export function rulesLines(rules: string | readonly string[]): readonly string[] {
  const lines = (typeof rules === 'string' ? [rules] : rules)
    .flatMap((rule) => rule.split(/\r\n|\r|\n/u))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  // The page adds numbers to the rules. So pasted numbers are removed if they count all lines from 1.
  const numbered = lines.every((line, index) => NUMBER.exec(line)?.[1] === String(index + 1));
  return numbered ? lines.map((line) => line.replace(NUMBER, '')) : lines;
}
