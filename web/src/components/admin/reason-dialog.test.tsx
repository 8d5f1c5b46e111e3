import { setTournamentCancellation } from '@copa/domain/tournaments/endpoints';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { anOwner, openScreen } from '../../../test/admin-screen.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const COPA = {
  id: 'copa-1',
  name: 'Copa',
  date: null,
  maxPlayers: 4,
  status: 'published',
  phase: 'cancelled',
};
const closed = vi.fn<() => void>();

function open(draft = 'cancel_copa-1', user?: typeof anOwner) {
  openScreen(
    <ReasonDialog
      draft={draft}
      title="¿Cancelar el torneo?"
      confirm="Cancelar torneo"
      usual={['No llegó a tiempo']}
      endpoint={setTournamentCancellation}
      call={(reason) => ({ params: { id: 'copa-1' }, body: { cancelled: true, reason } })}
      onClose={closed}
    >
      {null}
    </ReasonDialog>,
    user,
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const write = (value: string) => userEvent.type(field(), value);
const answer = (response: Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => response),
  );

describe('a reason', () => {
  it('is restored after a reload or a mistake, only for the same question and organiser', async () => {
    open();
    await write('Se cayó su internet');
    cleanup();
    open();
    expect(field().value).toBe('Se cayó su internet');
    cleanup();
    open('cancel_copa-2');
    expect(field().value).toBe('');
    cleanup();
    open('cancel_copa-1', anOwner);
    expect(field().value).toBe('');
  });

  it.each(['', '  '])('must be written before anything is sent: "%s"', async (value) => {
    const network = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', network);
    open();
    if (value !== '') await write(value);
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar torneo' }));
    expect(await screen.findByText('Escribe el motivo.')).toBeDefined();
    expect(network).not.toHaveBeenCalled();
  });

  it.each([
    ['a usual reason', () => userEvent.click(screen.getByRole('button', { name: 'No llegó a tiempo' }))],
    ['a typed reason', () => write('S')],
  ])('is no longer missed after %s', async (_, give) => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar torneo' }));
    await screen.findByText('Escribe el motivo.');
    await give();
    await waitFor(() => expect(screen.queryByText('Escribe el motivo.')).toBeNull());
  });

  it('stays after a refusal, and is deleted after success', async () => {
    open();
    await write('Se cayó su internet');
    answer(Response.json({ success: false, code: 'stale-write', error: 'Otro lo cambió.' }, { status: 409 }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar torneo' }));
    await screen.findByText('Otro lo cambió.');
    cleanup();
    open();
    expect(field().value).toBe('Se cayó su internet');
    answer(Response.json({ success: true, data: COPA }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar torneo' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    cleanup();
    open();
    expect(field().value).toBe('');
  });
});
