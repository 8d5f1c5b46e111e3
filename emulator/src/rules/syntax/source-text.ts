/** 1-based line and column, 0-based inclusive offsets; everything counted in code points. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
  readonly currentOffset: number;
  readonly endOffset: number;
}

/** A source addressed by code point, because that is how positions are reported. */
export class SourceText {
  readonly points: readonly string[];
  private readonly lineStarts: readonly number[];

  constructor(content: string) {
    this.points = Array.from(content);
    const starts = [0];
    for (const [offset, point] of this.points.entries()) {
      if (point === '\n') starts.push(offset + 1);
    }
    this.lineStarts = starts;
  }

  /** The span from `start` to `end`, both inclusive. */
  span(start: number, end: number): SourcePosition {
    const line = this.lineOf(start);
    return {
      line: line + 1,
      column: start - (this.lineStarts[line] ?? 0) + 1,
      currentOffset: start,
      endOffset: Math.max(start, end),
    };
  }

  private lineOf(offset: number): number {
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

export function join(first: SourcePosition, last: SourcePosition): SourcePosition {
  return { ...first, endOffset: Math.max(first.endOffset, last.endOffset) };
}
