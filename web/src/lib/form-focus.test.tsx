import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSwappedFocus } from './form-focus.ts';

function Page({ state }: { readonly state: number | null }) {
  const part = useSwappedFocus(state);
  return (
    <>
      <button type="button">Fuera</button>
      <dialog>
        <button type="button">En el diálogo</button>
      </dialog>
      <div ref={part} tabIndex={-1}>
        <button type="button" disabled>
          Apagado
        </button>
        <button type="button">Primero</button>
        <button type="button">Segundo</button>
      </div>
    </>
  );
}

const hidden = { hidden: true };
const named = (name: string) => screen.getByRole('button', { name, ...hidden });

function focusAfter(
  focus: () => void,
  states: readonly (number | null)[] = [0, 1],
): string | null | undefined {
  const [first = 0, ...later] = states;
  const { rerender, unmount } = render(<Page state={first} />);
  focus();
  for (const state of later) rerender(<Page state={state} />);
  const text = document.activeElement?.textContent;
  unmount();
  return text;
}

it('gives a focus that was lost to the first control of the part', () => {
  expect(focusAfter(() => undefined)).toBe('Primero');
  expect(focusAfter(() => screen.getByText('Apagado').parentElement?.focus())).toBe('Primero');
});

it('takes the focus from a control of a closed dialog, and not from an open one', () => {
  expect(focusAfter(() => named('En el diálogo').focus())).toBe('Primero');
  const inOpen = () => {
    screen.getByRole('dialog', hidden).setAttribute('open', '');
    named('En el diálogo').focus();
  };
  expect(focusAfter(inOpen)).toBe('En el diálogo');
});

it('leaves the focus where it is', () => {
  expect(focusAfter(() => named('Fuera').focus())).toBe('Fuera');
  expect(focusAfter(() => named('Segundo').focus())).toBe('Segundo');
});

it('waits for a change that is complete, and takes the first one for none', () => {
  expect(focusAfter(() => named('Fuera').blur(), [0, null])).not.toBe('Primero');
  expect(focusAfter(() => undefined, [null, 1])).not.toBe('Primero');
  expect(focusAfter(() => undefined, [0, null, 1])).toBe('Primero');
});

it('finds the focus lost in a document that names no focused element', () => {
  const { rerender } = render(<Page state={0} />);
  const nothing = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(null);
  rerender(<Page state={1} />);
  nothing.mockRestore();
  expect(document.activeElement?.textContent).toBe('Primero');
});
