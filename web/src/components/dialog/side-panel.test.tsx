import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Overlay } from './overlay.tsx';
import { SidePanel } from './side-panel.tsx';

function open(isWide: boolean, isAsking = false) {
  const media = Object.assign(new EventTarget(), { matches: isWide });
  vi.stubGlobal('matchMedia', () => media);
  const onClose = vi.fn<() => void>();
  const panel = (asks: boolean) => (
    <SidePanel title="Kings" onClose={onClose} footer={<button type="button">Aprobar</button>}>
      <input aria-label="Nota" />
      <Overlay open={asks} title="¿Seguro?" onClose={() => undefined}>
        Sí
      </Overlay>
    </SidePanel>
  );
  const { rerender } = render(panel(isAsking));
  const turn = () =>
    act(() => {
      media.matches = !media.matches;
      media.dispatchEvent(new Event('change'));
    });
  return { onClose, turn, ask: (asks: boolean) => rerender(panel(asks)) };
}

it('a panel stands beside a list on a wide screen, and only its own Escape closes it', async () => {
  const { onClose, ask } = open(true, true);
  expect(screen.getByRole('complementary', { name: 'Kings' })).toBeDefined();
  await userEvent.keyboard('{Escape}');
  ask(false);
  await userEvent.type(screen.getByRole('textbox', { name: 'Nota' }), 'a{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Aprobar' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('a panel takes the focus on a wide screen', () => {
  open(true);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Kings' }));
});

it('a panel is a dialog over the list elsewhere', () => {
  open(false);
  expect(screen.getByRole('dialog', { name: 'Kings' })).toBeDefined();
  expect(screen.queryByRole('complementary')).toBeNull();
});

it.each([true, false])(
  'a panel changes on a turned tablet only once its question is answered (wide: %s)',
  (isWide) => {
    const { turn, ask } = open(isWide, true);
    const isBeside = () => screen.queryByRole('complementary', { hidden: true }) !== null;
    turn();
    expect(isBeside()).toBe(isWide);
    ask(false);
    expect(isBeside()).toBe(!isWide);
  },
);
