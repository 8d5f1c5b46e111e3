import { MINUTE_MS } from '@copa/domain/limits';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScreens, openAddress } from '../../../../test/admin-page.tsx';
import { anAdmin, anOwner } from '../../../../test/admin-screen.tsx';
import { SAMPLE_TOURNAMENT } from '../../../../test/sample-tournament.ts';
import { forgetAdminDrafts } from '../../../lib/storage/kept-drafts.ts';

const OPENED = SAMPLE_TOURNAMENT.updatedAt;
const MEANWHILE = '2026-11-20T12:30:00.000Z';

interface Case {
  readonly address: string;
  readonly press: string | null;
  readonly field: RegExp;
  readonly before: string;
  readonly save: RegExp;
  readonly subject: string;
  readonly stored: (updatedAt: string, other: string) => Readonly<Record<string, object>>;
  readonly otherField: RegExp;
}

const CASES: Readonly<Record<string, Case>> = {
  formulario: {
    address: '/admin/formularios?editar=equipo',
    press: null,
    field: /^Título/,
    before: 'Equipo',
    save: /^Guardar$/,
    subject: 'este formulario',
    otherField: /^Descripción/,
    stored: (updatedAt, description) => ({
      '/forms/equipo': { id: 'equipo', title: 'Equipo', description, fields: [], updatedAt },
    }),
  },
  pregunta: {
    address: '/admin/preguntas',
    press: '¿Tu clan?',
    field: /^Pregunta/,
    before: '¿Tu clan?',
    save: /^Guardar pregunta$/,
    subject: 'esta pregunta',
    otherField: /^Texto de ejemplo/,
    stored: (updatedAt, placeholder) => ({
      '/questions': {
        questions: [{ id: 'clan', text: '¿Tu clan?', type: 'text', placeholder, updatedAt }],
        nextCursor: null,
      },
    }),
  },
  ajustes: {
    address: '/admin/ajustes',
    press: null,
    field: /^Nombre \*/,
    before: DEFAULT_SITE.brand.name,
    save: /^Guardar ajustes$/,
    subject: 'los ajustes',
    otherField: /^Lema/,
    stored: (updatedAt, tagline) => ({
      '/settings': {
        ...DEFAULT_SITE,
        community: [],
        brand: { ...DEFAULT_SITE.brand, tagline },
        updatedAt,
      },
    }),
  },
  torneo: {
    address: '/admin/torneos?editar=ascenso',
    press: null,
    field: /^Nombre/,
    before: SAMPLE_TOURNAMENT.name,
    save: /^Guardar$/,
    subject: 'este torneo',
    otherField: /^Descripción/,
    stored: (updatedAt, description) => ({
      '/tournaments/ascenso': { ...SAMPLE_TOURNAMENT, description, updatedAt },
      '/settings': DEFAULT_SITE,
      '/forms': { forms: [], nextCursor: null },
    }),
  },
};
const NAMES = Object.keys(CASES);

let answers: Readonly<Record<string, object>>;
const sent: unknown[] = [];

function caseOf(name: string): Case {
  const found = CASES[name];
  if (found === undefined) throw new Error(`No editor is called ${name}`);
  return found;
}

async function open(name: string, user = anOwner): Promise<HTMLInputElement> {
  const { address, press, field } = caseOf(name);
  openAddress(address, user);
  if (press !== null) fireEvent.click(await screen.findByRole('button', { name: press }));
  return screen.findByLabelText<HTMLInputElement>(field, { selector: 'form input' });
}

/** Removes the editor without asking about the typed text, as the admin area does when a session ends. */
const endSession = () => cleanup();

const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });
const isOffered = () => screen.queryByText(/^Recuperamos lo que escribiste/) !== null;
const rival = (name: string) => screen.queryByText(`Otra persona cambió ${caseOf(name).subject}`);

describe('an editor whose session ends', () => {
  beforeAll(loadScreens);
  beforeEach(() => {
    sent.length = 0;
    forgetAdminDrafts();
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      const path = new URL(url, 'http://sitio.test').pathname.replace(/^\/api/, '');
      const list = answers['/questions'] as { questions: readonly object[] } | undefined;
      if (init.method === 'PUT') {
        sent.push(JSON.parse(typeof init.body === 'string' ? init.body : '{}'));
        const data = list === undefined ? answers[path] : list.questions[0];
        return Response.json({ success: true, data });
      }
      const data = answers[path];
      if (data === undefined) throw new Error(`The editor asked for ${path}`);
      return Response.json({ success: true, data });
    });
  });
  it.each(NAMES)('%s: offers the typed text again, and saves it only on request', async (name) => {
    answers = caseOf(name).stored(OPENED, 'Uno');
    type(await open(name), 'Sin guardar');
    endSession();
    const input = await open(name);
    expect(isOffered()).toBe(true);
    expect(input.value).toBe('Sin guardar');
    expect(rival(name)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(input.value).toBe(caseOf(name).before);
    expect(isOffered()).toBe(false);
    endSession();
    expect((await open(name)).value).toBe(caseOf(name).before);
    expect(sent).toEqual([]);
  });

  it.each(NAMES)('%s: says that it was changed meanwhile, and keeps both changes', async (name) => {
    const { stored, otherField, save } = caseOf(name);
    answers = stored(OPENED, 'Uno');
    type(await open(name), 'Sin guardar');
    endSession();
    answers = stored(MEANWHILE, 'De la otra');
    const input = await open(name);
    expect(isOffered()).toBe(true);
    expect(rival(name)).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Incorporar sus cambios' }));
    expect(input.value).toBe('Sin guardar');
    expect(screen.getByLabelText<HTMLInputElement>(otherField, { selector: 'form *' }).value).toBe(
      'De la otra',
    );
    fireEvent.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ expectedUpdatedAt: MEANWHILE });
    expect(JSON.stringify(sent[0])).toContain('Sin guardar');
  });

  it.each(NAMES)('%s: keeps no draft after saving', async (name) => {
    answers = caseOf(name).stored(OPENED, 'Uno');
    type(await open(name), 'Guardado');
    fireEvent.click(screen.getByRole('button', { name: caseOf(name).save }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]));
  });

  it.each(['formulario', 'pregunta', 'torneo'])(
    '%s: shows the text to nobody else on the same phone, and not once it was discarded or its writer left',
    async (name) => {
      answers = caseOf(name).stored(OPENED, 'Uno');
      type(await open(name), 'Ya no');
      endSession();
      expect((await open(name, anAdmin)).value).toBe(caseOf(name).before);
      expect(isOffered()).toBe(false);
      endSession();
      await open(name);
      expect(isOffered()).toBe(true);
      fireEvent.click(screen.getByText('Cancelar'));
      fireEvent.click(screen.getByText('Salir sin guardar', { selector: 'button *' }));
      endSession();
      const input = await open(name);
      expect(input.value).toBe(caseOf(name).before);
      type(input, 'Otra vez');
      endSession();
      forgetAdminDrafts();
      expect((await open(name)).value).toBe(caseOf(name).before);
    },
  );

  it.each(NAMES)('%s: adopts the version of somebody else while nothing is typed here', async (name) => {
    const { stored, otherField } = caseOf(name);
    answers = stored(OPENED, 'Uno');
    vi.useFakeTimers({ toFake: ['Date'] });
    await open(name);
    answers = stored(MEANWHILE, 'De la otra');
    vi.setSystemTime(Date.now() + MINUTE_MS);
    fireEvent(window, new Event('visibilitychange'));
    const other = screen.getByLabelText<HTMLInputElement>(otherField, { selector: 'form *' });
    await waitFor(() => expect(other.value).toBe('De la otra'));
    expect(rival(name)).toBeNull();
  });
});
