import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openScreen } from '../../../test/admin-screen.tsx';
import { byField } from './edits.ts';
import { useEditor } from './use-editor.ts';

const onDone = vi.fn<() => void>();
let answer: (version: null) => void = () => undefined;

function NameEditor() {
  const { onSubmit } = useEditor({
    name: 'nombre',
    schema: z.object({ name: z.string() }),
    stored: { at: null, values: { name: 'Copa' } },
    merging: byField<{ name: string }>(),
    errorsOf: () => ({}),
    send: () =>
      new Promise<null>((resolve) => {
        answer = resolve;
      }),
    saved: 'Nombre guardado',
    onDone,
    onWrong: () => undefined,
  });
  return (
    <form onSubmit={onSubmit}>
      <button type="submit">Guardar</button>
    </form>
  );
}

function Area() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <NameEditor />}
      <button type="button" onClick={() => setOpen(false)}>
        Salir
      </button>
    </>
  );
}

it('shows the result of a save after somebody left, without a navigation', async () => {
  openScreen(<Area />);
  for (const name of ['Guardar', 'Salir']) act(() => screen.getByRole('button', { name }).click());
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  await act(async () => answer(null));
  await screen.findAllByText('Nombre guardado');
  expect(onDone).not.toHaveBeenCalled();
});
