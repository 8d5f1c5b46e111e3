import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../test/console-spy.ts';
import { optionalPart } from './optional-part.ts';

const REPORT = '[copa] part missing TypeError: Failed to fetch';

const Offer = ({ to }: { to: string }) => <p>Avisos para {to}</p>;

function failing(times: number, whenFailed?: (again: () => void) => ReactNode) {
  const load = vi.fn<() => Promise<{ default: typeof Offer }>>(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('Failed to fetch');
    return { default: Offer };
  });
  return { load, Part: optionalPart(load, whenFailed) };
}

const happen = (what: () => unknown) => act(async () => void what());
const online = () => happen(() => dispatchEvent(new Event('online')));
const show = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  return happen(() => document.dispatchEvent(new Event('visibilitychange')));
};
const shown = () => screen.queryByText('Avisos para Ana') !== null;

describe('a part that the screen does not need', () => {
  it('appears when the connection is back, and is reported once however often it failed', async () => {
    const { load, Part } = failing(2);
    const { unmount } = render(<Part to="Ana" />);
    await happen(() => undefined);
    await online();
    expect(shown()).toBe(false);
    expect(takeConsole('warn')).toEqual([REPORT]);
    await online();
    expect(shown()).toBe(true);
    await online();
    expect(load).toHaveBeenCalledTimes(3);
    unmount();
    render(<Part to="Ana" />);
    expect(shown()).toBe(true);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('appears if its download completes between its render and its effect', async () => {
    let arrive = () => {};
    const download = Promise.resolve({ default: Offer });
    vi.spyOn(download, 'then').mockImplementation((done) => {
      arrive = () => void done?.({ default: Offer });
      return Promise.race([]);
    });
    const { load, Part } = failing(0);
    load.mockReturnValueOnce(download);
    function Arriving() {
      useLayoutEffect(() => arrive(), []);
      return <Part to="Eva" />;
    }
    render(<Part to="Ana" />);
    render(<Arriving />);
    await happen(() => undefined);
    expect(screen.getByText('Avisos para Eva')).toBeDefined();
  });

  it('has a place until it arrives, and none after it failed', async () => {
    const { load } = failing(1);
    const Part = optionalPart(
      load,
      () => null,
      ({ to }) => <p>Lugar para {to}</p>,
    );
    const hasPlace = () => screen.queryByText('Lugar para Ana') !== null;
    render(<Part to="Ana" />);
    expect(hasPlace()).toBe(true);
    await happen(() => undefined);
    expect(hasPlace()).toBe(false);
    expect(takeConsole('warn')).toEqual([REPORT]);
    act(() => void dispatchEvent(new Event('online')));
    expect([hasPlace(), shown()]).toEqual([true, false]);
    await happen(() => undefined);
    expect([hasPlace(), shown()]).toEqual([false, true]);
  });

  it('is requested again when the page is visible again, and not while it is hidden', async () => {
    const { load, Part } = failing(1);
    render(<Part to="Ana" />);
    await show(true);
    await online();
    expect(load).toHaveBeenCalledTimes(1);
    await show(false);
    expect(shown()).toBe(true);
    expect(takeConsole('warn')).toEqual([REPORT]);
  });

  it('shows its failure if a visitor needs it, and is requested again by a tap', async () => {
    const { Part } = failing(1, (again) => (
      <button type="button" onClick={again}>
        Reintentar
      </button>
    ));
    render(<Part to="Ana" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Avisos para Ana')).toBeDefined();
    expect(takeConsole('warn')).toEqual([REPORT]);
  });
});
