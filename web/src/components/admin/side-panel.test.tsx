import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SidePanel } from './side-panel.tsx';

function open(isWide: boolean) {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isWide }));
  const onClose = vi.fn<() => void>();
  render(
    <SidePanel title="Kings" onClose={onClose} footer={<button type="button">Aprobar</button>}>
      <dialog open>
        <input aria-label="Motivo" />
      </dialog>
    </SidePanel>,
  );
  return onClose;
}

afterEach(() => vi.unstubAllGlobals());

it('a panel stands beside a list on a wide screen, and only its own Escape closes it', async () => {
  const onClose = open(true);
  expect(screen.getByRole('complementary', { name: 'Kings' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Kings' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), '{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Aprobar' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('a panel is a dialog over the list elsewhere', () => {
  open(false);
  expect(screen.getByRole('dialog', { name: 'Kings' })).toBeDefined();
  expect(screen.queryByRole('complementary')).toBeNull();
});
