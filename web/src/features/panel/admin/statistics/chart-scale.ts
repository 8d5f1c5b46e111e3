export function niceMax(largest: number): number {
  if (largest <= 4) return 4;
  if (largest <= 10) return largest + (largest % 2);
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 2, 3, 4, 6, 8, 10].find((each) => each * power >= largest) ?? 10;
  return step * power;
}

export function percent(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.min(100, Math.round((part / whole) * 100));
}
