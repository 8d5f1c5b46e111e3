import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/network/api-client.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

function open(onConfirm: () => Promise<unknown>) {
  const onClose = vi.fn<() => void>();
  render(
    <ConfirmDialog title="¿Eliminar?" confirm="Eliminar" onConfirm={onConfirm} onClose={onClose}>
      <p>No se puede deshacer.</p>
    </ConfirmDialog>,
  );
  return onClose;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a question before something happens', () => {
  it('is closed by saying no', () => {
    const onClose = open(async () => undefined);
    press('Cancelar');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays until the answer is there, and says why it did not happen', async () => {
    let fail: (cause: unknown) => void = () => undefined;
    const onClose = open(() => new Promise((_, reject) => (fail = reject)));
    press('Eliminar');
    press('Cerrar');
    press('Cancelar');
    expect(onClose).not.toHaveBeenCalled();
    fail(new ApiError('in-use', 409, 'Está en uso.'));
    expect(await screen.findByText('Está en uso.')).toBeDefined();
    press('Cancelar');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('takes no text while it waits for the answer, because its end would lose that text', async () => {
    let fail: (cause: unknown) => void = () => undefined;
    const onConfirm = () => new Promise((_, reject) => (fail = reject));
    render(
      <ConfirmDialog title="¿Rechazar?" confirm="Rechazar" onConfirm={onConfirm} onClose={() => undefined}>
        <input defaultValue="Tarde" />
      </ConfirmDialog>,
    );
    const user = userEvent.setup();
    const field = screen.getByRole<HTMLInputElement>('textbox');
    press('Rechazar');
    await user.type(field, ' y sin aviso');
    expect(field.value).toBe('Tarde');
    fail(new ApiError('network', 0, 'Sin conexión.'));
    await screen.findByText('Sin conexión.');
    await user.type(field, ' y sin aviso');
    expect(field.value).toBe('Tarde y sin aviso');
  });

  it('shows a refusal until the person changes a field, and whatever live data change', async () => {
    let refuse: (cause: unknown) => void = () => undefined;
    function Live({ other }: { readonly other: string }) {
      const [value, setValue] = useState('Tarde');
      return (
        <ConfirmDialog
          title="¿Rechazar?"
          confirm="Rechazar"
          onConfirm={() => new Promise((_, reject) => (refuse = reject))}
          onClose={() => undefined}
        >
          <input aria-label="Motivo" value={value} onChange={(event) => setValue(event.target.value)} />
          <input aria-label="Puesto" value={other} readOnly />
          <button type="button" onClick={() => setValue('Avisó')}>
            Avisó
          </button>
        </ConfirmDialog>
      );
    }
    const { rerender } = render(<Live other="1" />);
    const refused = async () => {
      press('Rechazar');
      await act(async () => refuse(new ApiError('in-use', 409, 'Está en uso.')));
      return screen.findByText('Está en uso.');
    };
    await refused();
    rerender(<Live other="2" />);
    expect(screen.getByText('Está en uso.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Avisó' }));
    expect(screen.queryByText('Está en uso.')).toBeNull();
    await refused();
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), ' hoy');
    expect(screen.queryByText('Está en uso.')).toBeNull();
  });

  it('shows the error of a field that it does not have', async () => {
    const fields = { linkedFormId: 'El formulario vinculado no está activo.' };
    open(() => Promise.reject(new ApiError('validation-failed', 400, 'Revisa los datos.', { fields })));
    const moves = vi.spyOn(Element.prototype, 'scrollIntoView');
    press('Eliminar');
    const reason = await screen.findByText('El formulario vinculado no está activo.');
    expect(moves.mock.contexts).toEqual([reason]);
  });
});
