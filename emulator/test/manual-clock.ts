import type { Clock } from '../src/core/clock.ts';
import type { Micros } from '../src/core/model.ts';

export class ManualClock implements Clock {
  #now: Micros = 1_700_000_000_000_000n;
  readonly #timers = new Set<{ due: Micros; readonly interval: Micros | null; readonly run: () => void }>();

  now(): Micros {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): () => void {
    return this.#set(BigInt(milliseconds) * 1000n, null, run);
  }

  every(milliseconds: number, run: () => void): () => void {
    const interval = BigInt(milliseconds) * 1000n;
    return this.#set(interval, interval, run);
  }

  #set(delay: Micros, interval: Micros | null, run: () => void): () => void {
    const timer = { due: this.#now + delay, interval, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  get pendingTimers(): number {
    return this.#timers.size;
  }

  advance(ms: number): void {
    const end = this.#now + BigInt(ms) * 1000n;
    for (;;) {
      const [next] = [...this.#timers]
        .filter((timer) => timer.due <= end)
        .sort((a, b) => Number(a.due - b.due));
      if (next === undefined) break;
      this.#now = next.due;
      if (next.interval === null) this.#timers.delete(next);
      else next.due += next.interval;
      next.run();
    }
    this.#now = end;
  }
}
