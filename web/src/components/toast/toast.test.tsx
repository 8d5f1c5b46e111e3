import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Overlay } from '../dialog/overlay.tsx';
import { type ShowToast, type ToastType, useToast } from './toast-context.ts';
import { ToastProvider } from './toast-provider.tsx';

function Buttons(options: Parameters<ShowToast>[1]) {
  const toast = useToast();
  const types: ToastType[] = ['success', 'error', 'warning', 'info'];
  return types.map((type) => (
    <button key={type} type="button" onClick={() => toast[type](`mensaje ${type}`, options)}>
      {type}
    </button>
  ));
}

function Question() {
  const toast = useToast();
  const [asking, setAsking] = useState(true);
  const answer = () => {
    setAsking(false);
    toast.success('mensaje success');
  };
  return asking ? (
    <Overlay title="Pregunta" onClose={() => undefined}>
      <button type="button" onClick={answer}>
        Sí
      </button>
    </Overlay>
  ) : null;
}

function open(options: Parameters<ShowToast>[1] = {}) {
  return render(
    <ToastProvider>
      <Buttons {...options} />
    </ToastProvider>,
  );
}

const toast = (type: ToastType) =>
  screen
    .queryAllByText(new RegExp(`mensaje ${type}`))
    .map((each) => each.closest('button'))
    .find(Boolean);
const show = (type: ToastType) => act(() => screen.getByRole('button', { name: type }).click());
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it.each([
    ['success', 'Listo'],
    ['error', 'Error'],
    ['warning', 'Atención'],
    ['info', 'Aviso'],
  ] as const)('shows a %s, named and announced politely', (type, name) => {
    open();
    const announcer = screen.getByRole('status');
    show(type);
    expect(announcer.textContent).toBe(`mensaje ${type}`);
    expect(toast(type)?.textContent).toContain(`${name}: mensaje ${type}`);
  });

  it('stays 5000 ms, fades for 300 ms and is gone', () => {
    open();
    show('info');
    pass(4999);
    expect(toast('info')?.className).not.toContain('opacity-0');
    pass(1);
    expect(toast('info')?.className).toContain('opacity-0');
    pass(299);
    expect(toast('info')).toBeTruthy();
    pass(1);
    expect(toast('info')).toBeUndefined();
  });

  it('takes another duration', () => {
    open({ duration: 1000 });
    show('warning');
    pass(1000);
    pass(300);
    expect(toast('warning')).toBeUndefined();
  });

  it('replaces one about the same thing', () => {
    open({ about: 'Dora' });
    show('success');
    show('error');
    expect([toast('success'), toast('error')?.textContent]).toEqual([
      undefined,
      expect.stringContaining('mensaje error'),
    ]);
  });

  it('announces several at once, each by itself, also an equal one, and none twice', () => {
    open();
    const announcer = screen.getByRole('status');
    const announced = () => [...announcer.children].map(({ textContent }) => textContent);
    show('success');
    const first = announcer.firstChild;
    act(() => {
      for (const name of ['success', 'error']) screen.getByRole('button', { name }).click();
    });
    expect(announced()).toEqual(['mensaje success', 'mensaje success', 'mensaje error']);
    expect(announcer.firstChild).toBe(first);
    expect(announcer.getAttribute('aria-atomic')).toBe('false');
    act(() => toast('error')?.click());
    pass(1000);
    expect(announced()).toEqual([]);
  });

  it.each([
    ['a press of a key', 0],
    ['its time', 5000],
  ])('gives the focus of the keyboard back when it goes away after %s', (_, wait) => {
    open();
    const button = screen.getByRole('button', { name: 'success' });
    show('success');
    act(() => button.focus());
    act(() => toast('success')?.focus());
    if (wait === 0) act(() => toast('success')?.click());
    pass(wait);
    pass(300);
    expect(toast('success')).toBeUndefined();
    expect(document.activeElement).toBe(button);
  });

  it('leaves the focus alone after a tap, so that no keyboard comes up', () => {
    open();
    show('success');
    act(() => screen.getByRole('button', { name: 'success' }).focus());
    act(() => toast('success')?.focus());
    fireEvent.click(toast('success') ?? document.body, { detail: 1 });
    pass(300);
    expect(toast('success')).toBeUndefined();
    expect(document.activeElement).toBe(document.body);
  });

  it('goes away 300 ms after a click and leaves the others', () => {
    open();
    show('success');
    show('error');
    act(() => toast('success')?.click());
    pass(300);
    expect(toast('success')).toBeUndefined();
    expect(toast('error')).toBeTruthy();
  });

  it('moves into an open dialog, where it is announced once and can be tapped, and outlives it', () => {
    const page = (dialogOpen: boolean) => (
      <ToastProvider>
        <Buttons />
        <Overlay open={dialogOpen} title="Pregunta" onClose={() => undefined}>
          <p>¿Seguimos?</p>
        </Overlay>
      </ToastProvider>
    );
    const view = render(page(true));
    const dialog = screen.getByRole('dialog', { name: 'Pregunta' });
    const announcer = within(dialog).getByRole('status');
    show('error');
    expect(announcer.textContent).toBe('mensaje error');
    const first = [...document.querySelectorAll('output')].find((each) => !dialog.contains(each));
    expect(first?.textContent).toBe('');
    expect(dialog.contains(toast('error') ?? null)).toBe(true);
    pass(3000);
    expect(announcer.textContent).toBe('');
    view.rerender(page(false));
    expect(first?.textContent).toBe('');
    expect(dialog.contains(toast('error') ?? null)).toBe(false);
    pass(1999);
    expect(toast('error')?.className).not.toContain('opacity-0');
    pass(1);
    expect(toast('error')?.className).toContain('opacity-0');
  });

  it('is shown outside a dialog that closes at the same moment', () => {
    const shownIn: (string | undefined)[] = [];
    const proto = HTMLElement.prototype;
    Object.assign(proto, {
      showPopover(this: HTMLElement) {
        if (!this.isConnected) throw new DOMException('disconnected', 'InvalidStateError');
        shownIn.push(this.closest('dialog, body')?.tagName);
      },
      hidePopover: () => undefined,
    });
    onTestFinished(() => {
      for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(proto, name);
    });
    render(
      <ToastProvider>
        <Question />
      </ToastProvider>,
    );
    act(() => screen.getByRole('button', { name: 'Sí' }).click());
    expect(toast('success')).toBeTruthy();
    expect(shownIn).toEqual(['BODY']);
  });

  it('is an error outside its provider', () => {
    expect(() => render(<Buttons />)).toThrow('useToast debe usarse dentro de un ToastProvider');
  });
});
