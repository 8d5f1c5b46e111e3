type Clock = () => Date;

interface Kept<R> {
  readonly at: number;
  readonly answer: Promise<R>;
}

/** Calls can bypass the CDN, so an answer is reused for up to `keptMs`. */
export function createKeptReads<R>(clock: Clock, { keptMs, most }: { keptMs: number; most: number }) {
  const kept = new Map<string, Kept<R>>();
  return (key: string, read: () => Promise<R>): Promise<R> => {
    const at = clock().getTime();
    const last = kept.get(key);
    // After the clock went back, an answer of the future is not kept until then.
    if (last !== undefined && Math.abs(at - last.at) < keptMs) return last.answer;
    const current = { at, answer: read() };
    kept.delete(key);
    kept.set(key, current);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    current.answer.catch(() => {
      if (kept.get(key) === current) kept.delete(key);
    });
    return current.answer;
  };
}
