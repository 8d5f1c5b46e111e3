import { getForm } from '@copa/domain/forms/endpoints';
import { type Form, FormSchema } from '@copa/domain/forms/form';
import { FIELD_TYPES } from '@copa/domain/questions/field-type';
import { FIELD_TYPE_LABELS } from '@copa/domain/questions/words/field-types';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { useApiQuery } from '../../../../lib/admin/admin-api.ts';
import { FormEditor } from './form-editor.tsx';

const saved = z.parse(FormSchema, {
  id: 'encuesta',
  title: 'Encuesta',
  updatedAt: '2026-11-20T12:00:00Z',
  fields: [
    { id: 'nick', type: 'text', label: 'Nick' },
    { id: 'firma', type: 'firma', label: 'Firma' },
  ],
});

interface Sent {
  readonly fields: readonly { readonly id: string; readonly label: string }[];
  readonly expectedUpdatedAt: string;
  readonly closesAt: string | null;
}

const sent: Sent[] = [];
let current: Form = saved;
let answer: () => Response | Promise<Response>;
const network = vi.fn<typeof fetch>(async (_, init) => {
  if ((init?.method ?? 'GET') === 'GET') return Response.json({ success: true, data: current });
  sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Sent);
  return answer();
});

function Builder({ form, onClose }: { form: Form | null; onClose: () => void }) {
  const stored = useApiQuery(getForm, { params: { formId: saved.id } }, { enabled: form !== null });
  const shown = form === null ? null : (stored.data ?? form);
  return (
    <FormEditor
      form={shown}
      preview={({ fields }) => fields.map(({ id, label }) => <p key={id}>{label}</p>)}
      onClose={onClose}
    />
  );
}

function open(form: Form | null) {
  current = form ?? saved;
  const onClose = vi.fn<() => void>();
  openScreen(<Builder form={form} onClose={onClose} />);
  return { user: userEvent.setup(), onClose };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const question = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Pregunta' });
const save = () => button('Guardar');

describe('FormEditor', () => {
  beforeEach(() => {
    sent.length = 0;
    answer = () => Response.json({ success: true, data: saved });
    vi.stubGlobal('fetch', network);
  });
  it('offers every type, opens an added field and focuses it', async () => {
    const { user } = open(null);
    for (const type of FIELD_TYPES) expect(button(FIELD_TYPE_LABELS[type])).toBeDefined();
    await user.click(button('Calificación'));
    expect(document.activeElement).toBe(question());
    await user.type(question(), 'Nota');
    const preview = screen.getByRole('complementary', { name: 'Vista previa' });
    expect(await within(preview).findByText('Nota')).toBeDefined();
    expect(preview.querySelector('[inert]')?.textContent).toContain('Nota');
  });

  it('sends nothing while a field is wrong, and opens that field', async () => {
    const { user } = open(null);
    await user.type(screen.getByRole('textbox', { name: 'Título' }), 'Equipo');
    await user.click(button('Selección única'));
    await user.click(button(/^Selección única sin pregunta/));
    await user.click(save());
    expect(question().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Agrega al menos una opción.')).toBeDefined();
    expect(sent).toEqual([]);
    await user.type(question(), 'Rol');
    expect(screen.queryByText('Escribe la pregunta del campo.')).toBeNull();
  });

  it('keeps ids and closing time through reordering and copying, and sends the version that it opened', async () => {
    const closesAt = new Date('2036-12-01T20:00:31.500Z');
    const { user, onClose } = open({ ...saved, closesAt, fields: saved.fields.slice(0, 1) });
    await user.click(button(/^Nick/));
    await user.click(button('Duplicar campo'));
    await user.clear(question());
    await user.type(question(), 'Clan');
    await user.click(button('Subir Clan'));
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent[0]?.fields.map(({ label }) => label)).toEqual(['Clan', 'Nick']);
    expect(sent[0]?.fields[1]?.id).toBe('nick');
    expect(sent[0]?.fields[0]?.id).not.toBe('nick');
    expect(sent[0]?.expectedUpdatedAt).toBe('2026-11-20T12:00:00.000Z');
    expect(sent[0]?.closesAt).toBe(closesAt.toISOString());
  });

  it('focuses the field that takes the place of a removed one, and the heading after the last one', async () => {
    const { user } = open(saved);
    await user.click(button(/^Nick/));
    await user.click(button('Quitar campo'));
    expect(document.activeElement).toBe(button(/^Firma/));
    await user.keyboard('{Enter}');
    await user.click(button('Quitar campo'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Campos' }));
  });

  it('does not hide a stored type that it does not know, and asks for another', async () => {
    const { user } = open(saved);
    await user.click(save());
    expect(screen.getByText('Elige el tipo de campo.')).toBeDefined();
    await user.selectOptions(screen.getByLabelText(/^Tipo/), 'Texto corto');
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('says when another admin was faster, and saves what both of them changed', async () => {
    const { user, onClose } = open({ ...saved, fields: [] });
    const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Título' });
    await user.type(title, ' nueva');
    current = {
      ...saved,
      fields: [],
      title: 'Encuesta suya',
      description: 'De ella',
      updatedAt: new Date('2026-11-20T12:30:00Z'),
    };
    answer = () =>
      Response.json({ success: false, code: 'stale-write', error: 'Alguien lo cambió.' }, { status: 409 });
    await user.click(save());
    expect(await screen.findByText('Otra persona cambió este formulario')).toBeDefined();
    expect(screen.getByText('Incorpora primero los cambios de la otra persona.')).toBeDefined();
    expect(title.value).toBe('Encuesta nueva');
    expect(onClose).not.toHaveBeenCalled();

    answer = () => Response.json({ success: true, data: saved });
    await user.click(button('Incorporar sus cambios'));
    expect(title.value).toBe('Encuesta nueva');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Descripción/ }).value).toBe('De ella');
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent.at(-1)).toMatchObject({
      title: 'Encuesta nueva',
      description: 'De ella',
      expectedUpdatedAt: '2026-11-20T12:30:00.000Z',
    });
  });

  it('keeps the field that each of two admins changed', async () => {
    const { fields } = z.parse(FormSchema, {
      ...saved,
      fields: [
        { id: 'nick', type: 'text', label: 'Nick' },
        { id: 'firma', type: 'text', label: 'Firma' },
      ],
    });
    const { user } = open({ ...saved, fields });
    await user.click(button(/^Nick/));
    await user.type(question(), ' o apodo');
    current = {
      ...saved,
      fields: fields.map((field) => ({ ...field, required: field.id === 'firma' })),
      updatedAt: new Date('2026-11-20T12:30:00Z'),
    };
    answer = () =>
      Response.json({ success: false, code: 'stale-write', error: 'Alguien lo cambió.' }, { status: 409 });
    await user.click(save());
    const notice = await screen.findByText('Otra persona cambió este formulario');
    const told = notice.closest('[role=alert]');
    expect(told?.textContent).toContain('Campo «Firma»: Firma (Texto corto, obligatorio)');
    expect(told?.textContent).not.toContain('los dos');
    await user.click(button('Incorporar sus cambios'));
    answer = () => Response.json({ success: true, data: saved });
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.at(-1)?.fields).toMatchObject([
      { id: 'nick', label: 'Nick o apodo', required: false },
      { id: 'firma', label: 'Firma', required: true },
    ]);
  });

  it('is saved once, however often somebody taps, before the answer and after it', async () => {
    let arrive: () => void = () => undefined;
    answer = () =>
      new Promise((resolve) => {
        arrive = () => resolve(Response.json({ success: true, data: saved }));
      });
    const { user, onClose } = open({ ...saved, fields: [] });
    const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Título' });
    const enter = () =>
      act(async () => {
        if (title.form !== null) fireEvent.submit(title.form);
      });
    await user.type(title, '!');
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    await enter();
    arrive();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await enter();
    expect(sent).toHaveLength(1);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks before it discards typed text', async () => {
    const { user, onClose } = open(saved);
    await user.type(screen.getByRole('textbox', { name: 'Título' }), '!');
    await user.click(button('Cancelar'));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(button('Salir sin guardar'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
