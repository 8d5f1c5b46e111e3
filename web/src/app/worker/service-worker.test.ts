import { describe, expect, it } from 'vitest';
import { applyUpdate } from './service-worker.ts';

function setUp({ waiting, controlled }: { waiting: boolean; controlled: boolean }) {
  const sent: unknown[] = [];
  const worker = { postMessage: (message: unknown) => sent.push(message) } as unknown as ServiceWorker;
  const container = Object.assign(new EventTarget(), { controller: controlled ? worker : null });
  let reloads = 0;
  const applied = applyUpdate({ waiting: waiting ? ({} as ServiceWorker) : null }, container, () => {
    reloads += 1;
  });
  return { applied, sent, container, reloads: () => reloads };
}

describe('applyUpdate', () => {
  it('asks the present version to give way, and then reloads once', () => {
    const { applied, sent, container, reloads } = setUp({ waiting: true, controlled: true });
    expect(applied).toBe(true);
    expect(sent).toEqual(['GIVE_WAY']);
    expect(reloads()).toBe(0);
    container.dispatchEvent(new Event('controllerchange'));
    container.dispatchEvent(new Event('controllerchange'));
    expect(reloads()).toBe(1);
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
    expect(applyUpdate(null, Object.assign(new EventTarget(), { controller: null }), () => undefined)).toBe(
      false,
    );
  });
});
