export type Dice = (least: number, most: number) => number;

export function numberOf(text: string): number {
  let number = 0x81_1c_9d_c5;
  for (const letter of text) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return number >>> 0;
}

export function diceOf(text: string): Dice {
  let state = numberOf(text);
  return (least, most) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return least + ((mixed ^ (mixed >>> 14)) >>> 0) * ((most - least) / 2 ** 32);
  };
}

export function oneOf<T>(roll: Dice, all: readonly [T, ...T[]]): T {
  return all[Math.floor(roll(0, all.length))] ?? all[0];
}
