import { describe, expect, it } from 'vitest';
import { applyUpdate } from './service-worker.ts';

function setUp({ waiting, controlled }: { waiting: boolean; controlled: boolean }) {
  const sent: unknown[] = [];
  const worker = { postMessage: (message: unknown) => sent.push(message) } as unknown as ServiceWorker;
  const events: { onmessage: (() => void) | null; oncontrollerchange: (() => void) | null } = {
    onmessage: null,
    oncontrollerchange: null,
  };
  const container = Object.assign(events, { controller: controlled ? worker : null });
  let reloads = 0;
  const applied = applyUpdate({ waiting: waiting ? ({} as ServiceWorker) : null }, container, () => {
    reloads += 1;
  });
  return { applied, sent, container, reloads: () => reloads };
}

describe('applyUpdate', () => {
  it('asks the present version to give way, and reloads once that has agreed', () => {
    const { applied, sent, container, reloads } = setUp({ waiting: true, controlled: true });
    expect(applied).toBe(true);
    expect(sent).toEqual(['GIVE_WAY']);
    container.onmessage?.();
    expect(reloads()).toBe(0);
    container.oncontrollerchange?.();
    expect(reloads()).toBe(1);
  });

  it('does not reload later, if the present version did not agree', () => {
    const { container, reloads } = setUp({ waiting: true, controlled: true });
    container.oncontrollerchange?.();
    expect(reloads()).toBe(0);
  });

  it.each([
    { waiting: false, controlled: true },
    { waiting: true, controlled: false },
  ])('does nothing with %j', (state) => {
    const { applied, sent } = setUp(state);
    expect(applied).toBe(false);
    expect(sent).toEqual([]);
  });

  it('does nothing before registration', () => {
    const { container } = setUp({ waiting: false, controlled: true });
    expect(applyUpdate(null, container, () => undefined)).toBe(false);
  });
});
