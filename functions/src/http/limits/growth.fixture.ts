/**
 * For four times the input, linear work takes 4 times as long and quadratic work 16 times. The limit lies
 * between them.
 */
const GROWTH_MAX = 9;
const AT_ONCE_MS = 200;

/** Measures CPU time, because the elapsed time also grows when the machine is busy. */
function timeOf(run: () => unknown): number {
  const from = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

export function growsTooFast(largest: number, run: (size: number) => unknown): boolean {
  const isTooFast = () => {
    const large = timeOf(() => run(largest));
    return large > AT_ONCE_MS && large > GROWTH_MAX * timeOf(() => run(Math.floor(largest / 4)));
  };
  // A garbage collection may distort one measurement, so a second one must agree.
  return isTooFast() && isTooFast();
}

export const HOSTILE_TEXTS: Readonly<Record<string, (size: number) => string>> = {
  letters: (size) => 'a'.repeat(size),
  digits: (size) => '9'.repeat(size),
  numbers: (size) => '9 '.repeat(size / 2),
  'numbers around a word': (size) => `${'7 '.repeat(size / 4)}a${' 7'.repeat(size / 4)}`,
  'large numbers': (size) => '999 '.repeat(size / 4),
  'blanks between letters': (size) => `a${' '.repeat(size)}a`,
  'a place before blanks': (size) => `top${' '.repeat(size)}x`,
  'lines of blanks': (size) => `a${' \n'.repeat(size / 2)}a`,
  'dots between letters': (size) => 'a.'.repeat(size / 2),
  'dots before a slash': (size) => `${'a.'.repeat(size / 2)}/a`,
  'dashes before a letter': (size) => `a${'-'.repeat(size)}a`,
  brackets: (size) => `a${'[('.repeat(size / 2)}a`,
  'signs of addresses': (size) => 'a@'.repeat(size / 2),
  links: (size) => 'a.xn--'.repeat(size / 6),
  slashes: (size) => `https:${'/'.repeat(size)}a`,
  quotes: (size) => '"=;'.repeat(size / 3),
  'marks in the wrong order': (size) => `a${'\u0301'.repeat(size / 4)}${'\u0323'.repeat(size / 4)}`,
  'marks that alternate': (size) => `a${'\u0301\u0323'.repeat(size / 4)}`,
  'signs that nobody sees': (size) => `a${'\u200B'.repeat(size / 3)}a`,
};
