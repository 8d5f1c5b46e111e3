export type Line = `${string}:${number}-${number}`;

const noCode = /^\s*(import\b|\/?\*|\/\/|[\s()[\]{},;]*$)/;

export function linesOfCode(file: string, text: string): Line[] {
  return text
    .split('\n')
    .flatMap((line, at): Line[] => (noCode.test(line) ? [] : [`${file}:${at + 1}-${at + 1}`]));
}

export function sampleOf(lines: readonly Line[], size: number, seed: number): readonly Line[] {
  const left = [...lines];
  const next = random(seed);
  return Array.from({ length: Math.min(size, left.length) }, () => left.splice(next(left.length), 1)).flat();
}

function random(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}
