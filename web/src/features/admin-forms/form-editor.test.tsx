import { FIELD_TYPE_LABELS, FIELD_TYPES } from '@copa/domain/field-type';
import { type Form, FormSchema } from '@copa/domain/form';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openScreen } from '../../../test/admin-screen.tsx';
import { draftOf, emptyDraft } from './form-draft.ts';
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
}

const sent: Sent[] = [];
let answer = () => Response.json({ success: true, data: saved });
const network = vi.fn<typeof fetch>(async (_, init) => {
  sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Sent);
  return answer();
});

function open(form: Form | null) {
  const onSaved = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  const initial = form === null ? emptyDraft() : draftOf(form);
  openScreen(
    <FormEditor
      form={form}
      initial={initial}
      preview={({ fields }) => fields.map(({ id, label }) => <p key={id}>{label}</p>)}
      onSaved={onSaved}
      onCancel={onCancel}
      onReload={() => undefined}
    />,
  );
  return { user: userEvent.setup(), onSaved, onCancel };
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
  afterEach(() => void vi.unstubAllGlobals());

  it('offers every type, opens what was added and puts the cursor in it', async () => {
    const { user } = open(null);
    for (const type of FIELD_TYPES) expect(button(FIELD_TYPE_LABELS[type])).toBeDefined();
    await user.click(button('Calificación'));
    expect(document.activeElement).toBe(question());
    await user.type(question(), 'Nota');
    const preview = screen.getByRole('complementary', { name: 'Vista previa' });
    expect(await within(preview).findByText('Nota')).toBeDefined();
    expect(preview.querySelector('[inert]')?.textContent).toContain('Nota');
  });

  it('sends nothing while a field is wrong, and opens the one that is', async () => {
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

  it('keeps ids through reordering and copying, and says what the form looked like when it was opened', async () => {
    const { user, onSaved } = open({ ...saved, fields: saved.fields.slice(0, 1) });
    await user.click(button(/^Nick/));
    await user.click(button('Duplicar campo'));
    await user.clear(question());
    await user.type(question(), 'Clan');
    await user.click(button('Subir Clan'));
    await user.click(save());
    expect(onSaved).toHaveBeenCalledOnce();
    expect(sent[0]?.fields.map(({ label }) => label)).toEqual(['Clan', 'Nick']);
    expect(sent[0]?.fields[1]?.id).toBe('nick');
    expect(sent[0]?.fields[0]?.id).not.toBe('nick');
    expect(sent[0]?.expectedUpdatedAt).toBe('2026-11-20T12:00:00.000Z');
  });

  it('does not hide a stored type that it does not know, and asks for another', async () => {
    const { user } = open(saved);
    await user.click(save());
    expect(screen.getByText('Elige el tipo de campo.')).toBeDefined();
    await user.selectOptions(screen.getByLabelText(/^Tipo/), 'Texto corto');
    await user.click(save());
    expect(sent).toHaveLength(1);
  });

  it('says when another admin was faster, and keeps what was typed', async () => {
    answer = () =>
      Response.json({ success: false, code: 'stale-write', error: 'Alguien lo cambió.' }, { status: 409 });
    const { user, onSaved } = open({ ...saved, fields: [] });
    await user.type(screen.getByRole('textbox', { name: 'Título' }), ' nueva');
    await user.click(save());
    expect(await screen.findByText('Alguien lo cambió.')).toBeDefined();
    expect(button('Recargar')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Título' }).value).toBe('Encuesta nueva');
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('asks before it throws away what was typed', async () => {
    const { user, onCancel } = open(saved);
    await user.type(screen.getByRole('textbox', { name: 'Título' }), '!');
    await user.click(button('Cancelar'));
    expect(onCancel).not.toHaveBeenCalled();
    await user.click(button('Salir sin guardar'));
    expect(onCancel).toHaveBeenCalledOnce();
  });
});
