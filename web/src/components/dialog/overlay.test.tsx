import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import './close-beside.ts';
import { Overlay } from './overlay.tsx';
import './returned-focus.ts';

function Guarded() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Overlay title="Editor" onClose={() => setAsking(true)}>
        Algo escrito
      </Overlay>
      <Overlay open={asking} title="¿Salir?" onClose={() => setAsking(false)}>
        Tienes cambios
      </Overlay>
    </>
  );
}

function Opened({ after = null }: { after?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {open ? (
        <Overlay title="Detalle" onClose={() => setOpen(false)}>
          Algo que leer
        </Overlay>
      ) : (
        after
      )}
    </>
  );
}

function Nested() {
  const [open, setOpen] = useState<'both' | 'outer' | 'none'>('both');
  return (
    <Overlay open={open !== 'none'} title="Detalle" onClose={() => setOpen('none')}>
      <Overlay open={open === 'both'} title="¿Eliminar?" onClose={() => setOpen('outer')}>
        No se puede deshacer.
      </Overlay>
    </Overlay>
  );
}

function dialog(title: string): HTMLDialogElement {
  const found = screen.getByText(title).closest('dialog');
  if (found === null) throw new Error(`${title} is the title of no dialog`);
  return found;
}

describe('a dialog that asks before it closes', () => {
  it('stays open after Escape, and if the browser closes it', () => {
    render(<Guarded />);
    fireEvent(dialog('Editor'), new Event('cancel', { cancelable: true }));
    expect(dialog('¿Salir?').open).toBe(true);
    expect(dialog('Editor').open).toBe(true);
    fireEvent(dialog('¿Salir?'), new Event('cancel', { cancelable: true }));
    expect(dialog('¿Salir?').open).toBe(false);
    act(() => dialog('Editor').close());
    expect(dialog('¿Salir?').open).toBe(true);
    expect(dialog('Editor').open).toBe(true);
  });
});

describe('a dialog in a browser without `closedby`', () => {
  const press = async (from: Element, to: Element) =>
    userEvent.pointer([
      { target: from, keys: '[MouseLeft>]' },
      { target: to, keys: '[/MouseLeft]' },
    ]);

  it('closes on a click beside it, and not on one that begins in it', async () => {
    const onClose = vi.fn<() => void>();
    render(
      <Overlay title="Detalle" onClose={onClose}>
        Algo que leer
      </Overlay>,
    );
    const beside = dialog('Detalle');
    await userEvent.click(screen.getByText('Algo que leer'));
    await press(screen.getByText('Algo que leer'), beside);
    expect(onClose).not.toHaveBeenCalled();
    await press(beside, beside);
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('a dialog that is opened again', () => {
  it('stays open when the event of its earlier close arrives late', () => {
    const onClose = vi.fn<() => void>();
    render(
      <Overlay title="¿Salir?" onClose={onClose}>
        Tienes cambios
      </Overlay>,
    );
    fireEvent(dialog('¿Salir?'), new Event('close'));
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog('¿Salir?').open).toBe(true);
  });
});

describe('a dialog inside another', () => {
  it.each([
    [
      'the button of a phone',
      (title: string) => fireEvent(dialog(title), new Event('cancel', { cancelable: true })),
    ],
    ['the browser', (title: string) => act(() => dialog(title).close())],
  ])('is the only one that closes: %s', (_, close) => {
    render(<Nested />);
    close('¿Eliminar?');
    expect(dialog('¿Eliminar?').open).toBe(false);
    expect(dialog('Detalle').open).toBe(true);
    close('Detalle');
    expect(dialog('Detalle').open).toBe(false);
  });
});

function Closed() {
  const [open, setOpen] = useState<'both' | 'outer' | 'none'>('none');
  return (
    <>
      <button type="button" onClick={() => setOpen('outer')}>
        Abrir
      </button>
      <Overlay open={open !== 'none'} title="Detalle" onClose={() => setOpen('none')}>
        <button type="button" onClick={() => setOpen('both')}>
          Eliminar
        </button>
      </Overlay>
      <Overlay open={open === 'both'} title="¿Eliminar?" onClose={() => setOpen('outer')}>
        No se puede deshacer.
      </Overlay>
    </>
  );
}

describe('a dialog that closes in a browser that does not return the focus', () => {
  it('gives the focus back to the control that opened it', async () => {
    const user = userEvent.setup();
    render(<Closed />);
    const opener = screen.getByRole('button', { name: 'Abrir' });
    for (let times = 0; times < 2; times += 1) {
      await user.click(opener);
      const inner = screen.getByRole('button', { name: 'Eliminar' });
      await user.click(inner);
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: '¿Eliminar?' }));
      fireEvent(dialog('¿Eliminar?'), new Event('cancel', { cancelable: true }));
      expect(document.activeElement).toBe(inner);
      fireEvent(dialog('Detalle'), new Event('cancel', { cancelable: true }));
      expect(document.activeElement).toBe(opener);
    }
  });
});

describe('a dialog that is taken away while it is open', () => {
  it('gives the focus back to its opener', async () => {
    const user = userEvent.setup();
    render(<Opened />);
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Detalle' }));
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' }));
  });

  it('leaves the focus where the page has moved it since', async () => {
    const user = userEvent.setup();
    const after = (
      <h1 ref={(arrived) => arrived?.focus()} tabIndex={-1}>
        Listo
      </h1>
    );
    render(<Opened after={after} />);
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Listo' }));
  });
});
