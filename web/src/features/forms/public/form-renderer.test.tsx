import { FormSchema } from '@copa/domain/forms/form';
import { DAY_MS, MINUTE_MS } from '@copa/domain/limits';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { takeConsole } from '../../../../test/console-spy.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { ToastProvider } from '../../../components/toast/toast-provider.tsx';
import { learnServerTime } from '../../../lib/network/server-clock.ts';
import { localKeys, writeLocal } from '../../../lib/storage/local-store.ts';
import { deliverPending } from './deliver-responses.ts';
import { FormRenderer } from './form-renderer.tsx';
import { pendingResponses } from './local-responses.ts';

const form = FormSchema.parse({
  id: 'encuesta',
  title: 'Encuesta',
  fields: [
    { id: 'nick', type: 'text', label: 'Nick', required: true },
    { id: 'correo', type: 'email', label: 'Correo' },
    { id: 'tel', type: 'phone', label: 'Teléfono' },
    { id: 'edad', type: 'number', label: 'Edad' },
    { id: 'dia', type: 'date', label: 'Día' },
    { id: 'texto', type: 'textarea', label: 'Comentario' },
    { id: 'modo', type: 'select', label: 'Modo', options: ['Solo', 'Dúo'] },
    { id: 'hora', type: 'radio', label: 'Hora', options: ['Tarde', 'Noche'] },
    { id: 'dias', type: 'checkbox', label: 'Días', required: true, options: ['Sábado', 'Domingo'] },
    { id: 'nota', type: 'rating', label: 'Nota', required: true },
    { id: 'firma', type: 'firma', label: 'Firma' },
  ],
});

const StoredSchema = z.array(
  z.object({
    id: z.string(),
    responses: z.array(z.looseObject({ id: z.string(), submittedAt: z.string() })),
  }),
);

const sent: unknown[] = [];
let online = true;
const network = vi.fn<(url: string, init?: { body?: string }) => Promise<Response>>(async (_, init) => {
  if (!online) throw new TypeError('failed');
  sent.push(JSON.parse(init?.body ?? ''));
  return Response.json(
    { success: true, data: { id: 'x', submittedAt: '2026-11-20T12:00:00Z' } },
    { status: 201 },
  );
});

const told = vi.fn<(message: string) => void>();

const open = (shown = form) => {
  openPage(
    <ToastProvider>
      <FormRenderer form={shown} />
    </ToastProvider>,
  );
  return userEvent.setup();
};
const send = () => screen.getByRole('button', { name: 'Enviar' });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText(/^Nick/), 'Fénix');
  await user.click(screen.getByRole('checkbox', { name: 'Domingo' }));
  await user.click(screen.getByRole('radio', { name: '4 estrellas' }));
}

describe('FormRenderer', () => {
  afterEach(() => learnServerTime(Date.now()));
  beforeEach(() => {
    sent.length = 0;
    told.mockClear();
    online = true;
    vi.stubGlobal('fetch', network);
  });
  it('has a control for every type, and a text field for an unknown one', () => {
    open();
    expect(screen.getByLabelText(/^Nick/).getAttribute('type')).toBe('text');
    expect(screen.getByLabelText(/^Correo/).getAttribute('type')).toBe('email');
    expect(screen.getByLabelText(/^Teléfono/).getAttribute('type')).toBe('tel');
    expect(screen.getByLabelText(/^Edad/).getAttribute('inputmode')).toBe('decimal');
    const options = within(screen.getByRole('combobox', { name: /^Modo/ })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent).slice(1)).toEqual(['Solo', 'Dúo']);
    const named = (role: 'radio' | 'checkbox', names: RegExp) =>
      screen.getAllByRole<HTMLInputElement>(role, { name: names }).length;
    expect([named('radio', /^(Tarde|Noche)$/), named('checkbox', /^(Sábado|Domingo)$/)]).toEqual([2, 2]);
    expect(screen.getByLabelText(/^Día/).getAttribute('type')).toBe('date');
    expect(screen.getByLabelText(/^Comentario/).getAttribute('rows')).toBe('4');
    expect(screen.getAllByRole('radio', { name: /estrella/ })).toHaveLength(5);
    expect(screen.getByLabelText(/^Firma/).getAttribute('type')).toBe('text');
  });

  it('does not send with an error, and removes the error when the field is edited', async () => {
    const user = open();
    await user.type(screen.getByLabelText(/^Correo/), 'nada');
    await user.click(send());
    expect(screen.getAllByText('Este campo es obligatorio')).toHaveLength(3);
    expect(screen.getByText('Ingresa un email válido')).toBeDefined();
    expect(send().matches(':disabled')).toBe(true);
    await user.type(screen.getByLabelText(/^Correo/), '@correo.mx');
    expect(screen.queryByText('Ingresa un email válido')).toBeNull();
    await fill(user);
    expect(send().matches(':disabled')).toBe(false);
  });

  it('says beside an answer that all together are too long, while they are typed', async () => {
    const many = FormSchema.parse({
      ...form,
      fields: ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'].map((label) => ({
        id: label,
        type: 'textarea',
        label,
      })),
    });
    const user = open(many);
    const boxes = screen.getAllByRole('textbox');
    for (const box of boxes) {
      await user.click(box);
      await user.paste('a'.repeat(3500));
    }
    expect(boxes.map((box) => box.getAttribute('aria-invalid'))).toEqual([null, null, null, null, 'true']);
    expect(screen.getByText(/^Juntas, tus respuestas pasan del límite\. Quita \d+ letras\.$/)).toBeDefined();
    expect(send().matches(':disabled')).toBe(true);
    await user.clear(screen.getByLabelText(/^Uno/));
    expect(screen.queryByText(/^Juntas/)).toBeNull();
    await user.click(send());
    expect(await screen.findByText('¡Formulario enviado con éxito!')).toBeDefined();
  });

  it('focuses the first field with an error, and only the scroll to the middle moves the page', async () => {
    const focused = vi.spyOn(HTMLElement.prototype, 'focus');
    const moved = vi.spyOn(Element.prototype, 'scrollIntoView');
    const user = open();
    await user.type(screen.getByLabelText(/^Nick/), 'Fénix');
    await user.type(screen.getByLabelText(/^Correo/), 'nada');
    await user.click(send());
    const field = screen.getByLabelText(/^Correo/);
    expect(document.activeElement).toBe(field);
    expect(focused.mock.calls.filter((_, call) => focused.mock.contexts[call] === field).at(-1)).toEqual([
      { preventScroll: true },
    ]);
    expect(moved.mock.contexts).toEqual([field]);
  });

  it('focuses the first box of a group of which at least one must be chosen', async () => {
    const user = open();
    await user.type(screen.getByLabelText(/^Nick/), 'Fénix');
    await user.click(send());
    const box = screen.getByRole('checkbox', { name: 'Sábado' });
    expect(document.activeElement).toBe(box);
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });

  it('sends the answer, and stores only that it was sent, and when', async () => {
    learnServerTime(Date.now() + DAY_MS);
    const user = open();
    await fill(user);
    await user.click(send());
    expect(await screen.findByText('¡Formulario enviado con éxito!')).toBeDefined();
    expect(
      screen.getByText('Gracias por completar el formulario. Tu respuesta ha sido registrada correctamente.'),
    ).toBeDefined();
    expect(sent).toEqual([
      expect.objectContaining({ answers: { nick: 'Fénix', dias: ['Domingo'], nota: '4' } }),
    ]);
    const stored = StoredSchema.parse(JSON.parse(localStorage.getItem('copa-fenix_forms') ?? '[]'));
    const mark = { id: stored[0]?.responses[0]?.id, formId: 'encuesta', pending: false };
    expect(stored).toMatchObject([{ id: 'encuesta', responses: [mark] }]);
    expect(localStorage.getItem('copa-fenix_forms')).not.toMatch(/Fénix|Domingo/);
    const response = stored[0]?.responses[0];
    expect(new Date(Number(response?.id)).toISOString()).toBe(response?.submittedAt);
    // The phone's clock is a day slow, and the server has said so.
    expect(Date.parse(response?.submittedAt ?? '') - Date.now()).toBeGreaterThan(DAY_MS - MINUTE_MS);
    await user.click(screen.getByRole('button', { name: 'Enviar otra respuesta' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Nick/).value).toBe('');
  });

  it('restores typed text after a reload, and deletes it once sent', async () => {
    const user = open();
    await fill(user);
    cleanup();
    const again = open();
    expect(screen.getByLabelText<HTMLInputElement>(/^Nick/).value).toBe('Fénix');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Domingo' }).checked).toBe(true);
    await again.click(send());
    await screen.findByText('¡Formulario enviado con éxito!');
    cleanup();
    open();
    expect(screen.getByLabelText<HTMLInputElement>(/^Nick/).value).toBe('');
  });

  it('drops the restored answer to a field that was removed since, and can be sent', async () => {
    await fill(open());
    cleanup();
    const user = open({ ...form, fields: form.fields.filter(({ id }) => id !== 'nick') });
    await user.click(send());
    expect(await screen.findByText('¡Formulario enviado con éxito!')).toBeDefined();
    expect(sent).toEqual([expect.objectContaining({ answers: { dias: ['Domingo'], nota: '4' } })]);
  });

  it('asks for the form again after a refusal, and sends no answer to a removed field', async () => {
    function Changing() {
      const [shown, setShown] = useState(form);
      const changed = form.fields.filter(({ id }) => id !== 'nick');
      return <FormRenderer form={shown} onRefused={() => setShown({ ...form, fields: changed })} />;
    }
    openPage(<Changing />);
    const user = userEvent.setup();
    await fill(user);
    const fields = { 'answers.nick': 'Esta pregunta ya no está' };
    const refusal = { success: false, code: 'validation-failed', error: 'Revisa el formulario', fields };
    network.mockImplementationOnce(async () => Response.json(refusal, { status: 400 }));
    await user.click(send());
    expect(await screen.findByText('Revisa el formulario')).toBeDefined();
    await user.click(send());
    expect(await screen.findByText('¡Formulario enviado con éxito!')).toBeDefined();
    expect(sent).toEqual([expect.objectContaining({ answers: { dias: ['Domingo'], nota: '4' } })]);
    takeConsole('warn');
  });

  it('repeats the same request after a lost answer on a phone that stores nothing', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const user = open();
    await fill(user);
    const asked: unknown[] = [];
    network.mockImplementationOnce(async (_, init) => {
      asked.push(JSON.parse(init?.body ?? ''));
      throw new TypeError('lost');
    });
    await user.click(send());
    await screen.findByRole('button', { name: 'Enviar' });
    await user.click(send());
    expect(await screen.findByText('¡Formulario enviado con éxito!')).toBeDefined();
    expect(sent).toEqual(asked);
    takeConsole('warn');
    full.mockRestore();
    for (const key of localKeys()) writeLocal(key, null);
  });

  it('takes no change during the call, which would be lost, and takes it again after a refusal', async () => {
    const user = open();
    await fill(user);
    let answer: (response: Response) => void = () => undefined;
    network.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await user.click(send());
    const nick = screen.getByLabelText<HTMLInputElement>(/^Nick/);
    await user.type(nick, 'X');
    expect(nick.value).toBe('Fénix');
    await act(async () => answer(Response.json({ error: 'no', code: 'form-closed' }, { status: 409 })));
    await user.type(nick, 'X');
    expect(nick.value).toBe('FénixX');
    takeConsole('warn');
  });

  async function leaveWhileSending() {
    const user = open();
    await fill(user);
    network.mockImplementationOnce(() => new Promise(() => undefined));
    await user.click(send());
    await screen.findByRole('button', { name: 'Enviando…' });
    cleanup();
  }

  it('does not offer an answer a second time after a reload while it was being sent', async () => {
    await leaveWhileSending();
    const again = open();
    expect(screen.getByText('Guardada en este teléfono, aún sin enviar')).toBeDefined();
    await act(() => deliverPending(told));
    expect(screen.getByText('¡Formulario enviado con éxito!')).toBeDefined();
    await again.click(screen.getByRole('button', { name: 'Enviar otra respuesta' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Nick/).value).toBe('');
    cleanup();
    open();
    expect(screen.getByLabelText<HTMLInputElement>(/^Nick/).value).toBe('');
    expect(sent).toHaveLength(1);
  });

  it('does not restore an answer that another page delivered after a reload', async () => {
    await leaveWhileSending();
    await deliverPending(told);
    open();
    expect(screen.getByLabelText<HTMLInputElement>(/^Nick/).value).toBe('');
  });

  it('keeps an answer given offline, says so, and sends the same one later', async () => {
    online = false;
    const user = open();
    await fill(user);
    await user.click(send());
    expect(await screen.findByText('Guardada en este teléfono, aún sin enviar')).toBeDefined();
    expect(screen.queryByText('¡Formulario enviado con éxito!')).toBeNull();
    const [pending] = pendingResponses();
    expect(pending?.answers).toEqual({ nick: 'Fénix', dias: ['Domingo'], nota: '4' });
    online = true;
    await act(() => deliverPending(told));
    expect(sent).toEqual([expect.objectContaining({ requestId: pending?.requestId })]);
    expect(pendingResponses()).toEqual([]);
    expect(screen.getByText('¡Formulario enviado con éxito!')).toBeDefined();
    expect(told).not.toHaveBeenCalled();
  });

  it('does not blame the connection for an answer that waits because the site failed', async () => {
    const user = open();
    await fill(user);
    network.mockResolvedValueOnce(Response.json({ error: 'no', code: 'internal' }, { status: 500 }));
    await user.click(send());
    expect(await screen.findByText(/^No pudimos enviar tu respuesta todavía/)).toBeDefined();
    expect(pendingResponses()).toHaveLength(1);
    takeConsole('warn');
  });

  it('sends a kept answer again by itself while the phone counts as online', async () => {
    online = false;
    const user = open();
    await fill(user);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
    await user.click(send());
    await screen.findByText('Guardada en este teléfono, aún sin enviar');
    await pass(6);
    online = true;
    await pass(15);
    expect(screen.getByText('¡Formulario enviado con éxito!')).toBeDefined();
    expect(sent).toHaveLength(1);
    expect(takeConsole('warn').join()).toContain('could not be delivered');
  });

  it('keeps an answer that is refused, to be copied and discarded', async () => {
    const why = 'ya respondiste este formulario desde este dispositivo';
    online = false;
    const user = open();
    await fill(user);
    await user.click(send());
    await screen.findByText('Guardada en este teléfono, aún sin enviar');
    const error = 'Ya respondiste este formulario desde este dispositivo.';
    const refusal = { success: false, code: 'already-answered', error };
    vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 409 }));
    await act(() => deliverPending(told));
    expect(takeConsole('warn').join()).toContain('could not be delivered');
    expect(screen.getByText(`No se pudo entregar: ${why}.`)).toBeDefined();
    expect(told).toHaveBeenCalledWith(expect.stringContaining(`No se pudo entregar tu respuesta: ${why}.`));
    await user.click(screen.getByRole('button', { name: 'Copiar respuestas' }));
    expect(await navigator.clipboard.readText()).toBe('Encuesta\nNick: Fénix\nDías: Domingo\nNota: 4');
    told.mockClear();
    await act(() => deliverPending(told));
    expect(told).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Descartar' }));
    expect(localStorage.getItem('copa-fenix_forms')).not.toContain('Fénix');
    expect(screen.getByLabelText<HTMLInputElement>(/^Nick/).value).toBe('');
  });

  it('asks whose draft it is before the next person goes on with it', async () => {
    await fill(open());
    cleanup();
    const user = open();
    const kept = screen.getByRole('region', { name: 'Borrador guardado' });
    await user.click(within(kept).getByRole('button', { name: 'No soy yo' }));
    await user.click(screen.getByRole('button', { name: 'Borrar y empezar' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Nick/).value).toBe('');
    expect(screen.queryByRole('region', { name: 'Borrador guardado' })).toBeNull();
    expect(JSON.stringify(localStorage)).not.toContain('Fénix');
  });

  it('says that there is no form', () => {
    render(<FormRenderer form={null} />);
    expect(screen.getByText('Formulario no encontrado')).toBeDefined();
  });
});
