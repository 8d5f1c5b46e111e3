export interface Figure {
  readonly what: string;
  readonly measured: string;
  readonly reference?: string;
  readonly ratio?: number | undefined;
  readonly target?: string;
  readonly met?: boolean | undefined;
}

export interface Section {
  readonly title: string;
  readonly figures: readonly Figure[];
}

export interface BenchRun {
  readonly root: string;
  readonly say: (line: string) => void;
  /** If set, only this page and home are measured, and the figures are printed but not stored. */
  readonly page?: string | undefined;
}

type Unit = 'ms' | 's' | '/s';

interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  return { median, min: sorted[0] ?? NaN, max: sorted.at(-1) ?? NaN };
}

export function textOf({ median, min, max }: Spread, unit: Unit): string {
  const tail = unit === '/s' ? unit : ` ${unit}`;
  const spread = min === max ? '' : ` (${short(min)}–${short(max)})`;
  return `${short(median)}${tail}${spread}`;
}

export function short(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 100) return String(Math.round(value));
  return Number(value.toPrecision(3)).toString();
}

interface Comparison {
  readonly what: string;
  readonly unit: Unit;
  readonly measured: readonly number[];
  readonly reference: readonly number[];
  readonly against?: string;
  readonly atMost?: number;
}

export function compared({ what, unit, measured, reference, against, atMost }: Comparison): Figure {
  const [spread, base] = [spreadOf(measured), spreadOf(reference)];
  const ratio = spread.median / base.median;
  return {
    what,
    measured: textOf(spread, unit),
    reference: against === undefined ? textOf(base, unit) : `${against}: ${textOf(base, unit)}`,
    ratio,
    ...(atMost !== undefined && { target: `≤ ${atMost} x`, met: ratio <= atMost }),
  };
}

interface Limited extends Pick<Figure, 'what' | 'reference' | 'ratio'> {
  readonly unit: Unit;
  readonly measured: readonly number[];
  readonly atMost: number;
}

export function limited({ unit, measured, atMost, ...told }: Limited): Figure {
  const spread = spreadOf(measured);
  return {
    ...told,
    measured: textOf(spread, unit),
    target: `≤ ${short(atMost)} ${unit}`,
    met: spread.median <= atMost,
  };
}
