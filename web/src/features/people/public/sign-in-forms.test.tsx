import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { emailProblem, seenEmail } from './form-shell.tsx';
import { CreateAccountForm } from './sign-in-forms.tsx';
import SignInScreen from './sign-in-screen.tsx';
import { signInLocally } from './sign-in-ways.ts';

const TOO_SHORT = 'La contraseña debe tener al menos 6 caracteres.';

describe('creating an account', () => {
  it('asks for a password of at least 6 characters', async () => {
    render(<CreateAccountForm email="" onEmail={() => undefined} onDone={() => undefined} />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/Tu nombre/), 'Ana');
    await user.type(screen.getByLabelText(/Contraseña/), '12345');
    await user.click(screen.getByRole('button', { name: 'Crear cuenta y solicitar acceso' }));
    expect(screen.getByText(TOO_SHORT)).toBeDefined();
    await user.type(screen.getByLabelText(/Contraseña/), '6');
    expect(screen.queryByText(TOO_SHORT)).toBeNull();
  });

  it('accepts no link as a name', async () => {
    render(<CreateAccountForm email="" onEmail={() => undefined} onDone={() => undefined} />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/Tu nombre/), 'evil.com');
    await user.click(screen.getByRole('button', { name: 'Crear cuenta y solicitar acceso' }));
    expect(screen.getByText('Escribe solo el nombre, sin enlaces, páginas ni correos.')).toBeDefined();
  });

  it('focuses the first wrong field at once, and not while somebody types elsewhere', () => {
    render(<CreateAccountForm email="" onEmail={() => undefined} onDone={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: 'Crear cuenta y solicitar acceso' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/Tu nombre/));
  });
});

it('signs in with a pasted address without the marks around it that nobody sees', () => {
  const pasted = '\u202A ana@copa.test\u00A0\u2060';
  expect([seenEmail(pasted), emailProblem(pasted), emailProblem('\u200E')]).toEqual([
    'ana@copa.test',
    null,
    'Escribe tu correo electrónico.',
  ]);
});

it('asks the server about the separate admin login after a second', async () => {
  vi.useFakeTimers();
  const network = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('failed to fetch')));
  vi.stubGlobal('fetch', network);
  const refused = signInLocally('organizacion', 'nada').catch(String);
  await vi.advanceTimersByTimeAsync(999);
  expect(network).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(network).toHaveBeenCalledTimes(1);
  expect(await refused).toContain('Error de conexión');
});

it('proves at the next separate admin login that somebody signed in here, if the API knows proofs', async () => {
  vi.useFakeTimers();
  const user = { id: 'local-admin', username: 'organizacion', name: 'Organización', role: 'admin' };
  const session = { isAuthenticated: true, expiry: '2026-11-24T20:00:00.000Z', user };
  const deviceProof = `${'a'.repeat(20)}.${'b'.repeat(43)}`;
  const answers = [
    { success: true, data: { token: 'token', deviceProof, session } },
    { success: false, code: 'validation-failed', message: 'Hay un campo de más.' },
    { success: true, data: { token: 'token', session } },
    { success: true, data: { token: 'token', session } },
  ];
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (!url.endsWith('/auth/local-login')) throw new TypeError('failed to fetch');
    sent.push(JSON.parse(body));
    const answer = answers[sent.length - 1];
    return Response.json(answer, { status: answer?.success === true ? 200 : 400 });
  });
  for (let login = 0; login < 3; login += 1) {
    const ended = signInLocally('organizacion', 'nada').catch(() => null);
    await vi.advanceTimersByTimeAsync(60_000);
    await ended;
  }
  const typed = { username: 'organizacion', password: 'nada' };
  expect(sent).toEqual([typed, { ...typed, deviceProof }, typed, typed]);
});

it('underlines each way that is a word and not a button', () => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  render(<SignInScreen />);
  const others = within(screen.getByRole('navigation')).getAllByRole('button');
  const ways = [screen.getByRole('button', { name: 'Mostrar lo que escribo' }), ...others];
  expect(ways.length).toBeGreaterThan(2);
  expect(ways.filter(({ className }) => !className.includes('underline'))).toEqual([]);
});
