import type { Clock } from '../src/core/clock.ts';
import type { Micros } from '../src/core/model.ts';

/** A clock that moves only when a test says so, firing timers on its way. */
export class ManualClock implements Clock {
  #now: Micros = 1_700_000_000_000_000n;
  readonly #timers = new Set<{ readonly due: Micros; readonly run: () => void }>();

  now(): Micros {
    return this.#now;
  }

  setTimer(delayMs: number, run: () => void): { cancel(): void } {
    const timer = { due: this.#now + BigInt(delayMs) * 1000n, run };
    this.#timers.add(timer);
    return { cancel: () => this.#timers.delete(timer) };
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
      this.#timers.delete(next);
      this.#now = next.due;
      next.run();
    }
    this.#now = end;
  }
}
