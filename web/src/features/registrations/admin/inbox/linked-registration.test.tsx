import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { pass } from '../../../../../test/pass.ts';
import { sampleRegistration } from '../registration.fixture.ts';
import { LinkedRegistration } from './linked-registration.tsx';

const asked: string[] = [];
let answer: () => Response;

const stored =
  (changes = {}) =>
  () =>
    Response.json({ success: true, data: sampleRegistration('lejana', changes) });
const failure = (status: number, error: string) => () =>
  Response.json({ success: false, code: 'not-found', error }, { status });

function open() {
  const onClose = vi.fn<() => void>();
  openScreen(
    <LinkedRegistration id="lejana" tournaments={new Map()} onClose={onClose}>
      {({ fullName, status }) => <p>{`${fullName}: ${status}`}</p>}
    </LinkedRegistration>,
  );
  return onClose;
}

describe('a registration that a link leads to', () => {
  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return answer();
    });
  });
  it('is read by its own address, however far down the list it is', async () => {
    answer = stored({ fullName: 'Última Inscrita' });
    open();
    expect(screen.getByText('Cargando inscripción…')).toBeDefined();
    expect(await screen.findByText('Última Inscrita: pending')).toBeDefined();
    expect(asked).toEqual(['/api/registrations/lejana']);
  });

  it('follows what other admins decide', async () => {
    vi.useFakeTimers();
    answer = stored();
    open();
    await pass(100);
    answer = stored({ status: 'approved' });
    await pass(10_000);
    expect(screen.getByText('Ana Torres: approved')).toBeDefined();
  });

  it('says that it is gone, and leads to the others', async () => {
    answer = failure(404, 'No encontramos esa inscripción.');
    const onClose = open();
    expect(await screen.findByText('Inscripción no encontrada')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Ver las demás' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('can be loaded again if the server did not answer', async () => {
    answer = failure(500, 'Error interno del servidor. Intenta más tarde.');
    open();
    expect(await screen.findByText('Error interno del servidor. Intenta más tarde.')).toBeDefined();
    answer = stored();
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Ana Torres: pending')).toBeDefined();
  });
});
