import { type MockInstance, vi } from 'vitest';

type Level = 'error' | 'warn';

const spies: Partial<Record<Level, MockInstance<(...parts: unknown[]) => void>>> = {};

export function watchConsole(): void {
  for (const level of ['error', 'warn'] as const) {
    spies[level] = vi.spyOn(globalThis.console, level).mockImplementation(() => undefined);
  }
}

export function takeConsole(level: Level): string[] {
  const calls = spies[level]?.mock.calls ?? [];
  const messages = calls.map((parts) => parts.map(String).join(' '));
  spies[level]?.mockClear();
  return messages;
}
