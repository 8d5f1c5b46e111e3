import { documentIdOf } from '@copa/domain/ids';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScreens, openAddress } from '../../../../test/admin-page.tsx';
import { takeConsole } from '../../../../test/console-spy.ts';
import { forgetAdminDrafts } from '../../../lib/storage/kept-drafts.ts';

interface Case {
  readonly address: string;
  readonly press: string | null;
  readonly field: RegExp;
  readonly property: string;
  readonly others: Readonly<Record<string, string>>;
  readonly save: string;
  readonly said: string;
}

const CASES: Readonly<Record<string, Case>> = {
  torneo: {
    address: '/admin/torneos?nuevo=1',
    press: null,
    field: /^Nombre/,
    property: 'name',
    others: { 'Inicio: fecha': '2027-03-01', 'Inicio: hora': '20:00' },
    save: 'Guardar',
    said: 'Torneo creado',
  },
  formulario: {
    address: '/admin/formularios?nuevo=1',
    press: null,
    field: /^Título/,
    property: 'title',
    others: {},
    save: 'Guardar',
    said: 'Formulario creado',
  },
  pregunta: {
    address: '/admin/preguntas',
    press: 'Nueva pregunta',
    field: /^Pregunta/,
    property: 'text',
    others: { Tipo: 'text' },
    save: 'Guardar pregunta',
    said: 'Pregunta creada',
  },
};

function caseOf(name: string): Case {
  const found = CASES[name];
  if (found === undefined) throw new Error(`No editor is called ${name}`);
  return found;
}

type Stored = Readonly<Record<string, unknown>>;

const EMPTY: Readonly<Record<string, object>> = {
  '/settings': { ...DEFAULT_SITE, defaultRules: 'Juega limpio.' },
  '/forms': { forms: [], nextCursor: null },
  '/questions': { questions: [], nextCursor: null },
  '/tournaments/with-registrations': { tournaments: [], nextCursor: null },
};

const stored = new Map<string, Stored>();
const ids: string[] = [];
let isAnswered = true;

function answerTo(stored: Stored): Response {
  return Response.json({ success: true, data: { ...stored, currentPlayers: 0, phase: 'open' } });
}

function post({ requestId, ...content }: Stored & { readonly requestId: string }): Response {
  const newId = documentIdOf(requestId);
  ids.push(newId);
  const before = stored.get(newId);
  const { id: _, updatedAt: __, ...known } = before ?? {};
  if (before !== undefined && JSON.stringify(known) !== JSON.stringify(content)) {
    return Response.json({ success: false, code: 'request-reused', error: 'Ya se usó.' }, { status: 409 });
  }
  const document = { ...content, id: newId, updatedAt: '2026-11-20T12:00:00.000Z' };
  stored.set(newId, document);
  return answerTo(document);
}

function put(id: string, { expectedUpdatedAt, ...content }: Stored): Response {
  expect(expectedUpdatedAt).toBe(stored.get(id)?.['updatedAt']);
  const document = { ...content, id, updatedAt: '2026-11-20T12:01:00.000Z' };
  stored.set(id, document);
  return answerTo(document);
}

function serve(path: string, init: RequestInit): Response {
  const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Stored & { requestId: string };
  if (init.method === 'POST') return post(body);
  if (init.method === 'PUT') return put(path.slice(path.lastIndexOf('/') + 1), body);
  const data = EMPTY[path];
  if (data === undefined) throw new Error(`The editor asked for ${path}`);
  return Response.json({ success: true, data });
}

const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const fieldOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'form *' });

async function open(name: string): Promise<void> {
  const { address, press, field } = caseOf(name);
  openAddress(address);
  if (press !== null) fireEvent.click(await screen.findByRole('button', { name: press }));
  await screen.findByLabelText(field, { selector: 'form input' });
}

function fill(name: string, text: string): void {
  const { field, others } = caseOf(name);
  type(fieldOf(field), text);
  for (const [label, value] of Object.entries(others)) type(fieldOf(new RegExp(`^${label}`)), value);
}

async function saveUnanswered(name: string): Promise<void> {
  const before = ids.length;
  const button = screen.getByRole('button', { name: caseOf(name).save });
  isAnswered = false;
  fireEvent.click(button);
  // Waits for the new attempt first, because an earlier attempt's message may still be on the screen.
  await waitFor(() => expect(ids).toHaveLength(before + 1));
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(await screen.findByText(/^Error de conexión/)).toBeDefined();
  isAnswered = true;
}

async function save(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: caseOf(name).save }));
  expect(await screen.findAllByText(caseOf(name).said)).not.toHaveLength(0);
}

const names = (name: string) => [...stored.values()].map((each) => each[caseOf(name).property]);

describe('a document that is created although the answer is lost', () => {
  beforeAll(loadScreens);
  beforeEach(() => {
    stored.clear();
    ids.length = 0;
    forgetAdminDrafts();
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      // Reads stay pending, so that only the answer to the write is lost.
      if (!isAnswered && (init.method ?? 'GET') === 'GET') return new Promise<never>(() => undefined);
      const answer = serve(new URL(url, 'http://sitio.test').pathname.replace(/^\/api/, ''), init);
      if (!isAnswered) throw new TypeError('Failed to fetch');
      return answer;
    });
  });
  it.each(Object.keys(CASES))('%s: text typed since the first attempt is stored over it', async (name) => {
    await open(name);
    fill(name, 'Fénix');
    await saveUnanswered(name);
    fill(name, 'Fénix II');
    await saveUnanswered(name);
    fill(name, 'Fénix III');
    await save(name);
    expect(names(name)).toEqual(['Fénix III']);
  });

  it.each(Object.keys(CASES))('%s: text typed during the call is stored over it, too', async (name) => {
    await open(name);
    fill(name, 'Fénix');
    const saved = save(name);
    type(fieldOf(caseOf(name).field), 'Fénix II');
    await saved;
    expect(fieldOf(caseOf(name).field).value).toBe('Fénix II');
    await save(name);
    await waitFor(() => expect(names(name)).toEqual(['Fénix II']));
    await waitFor(() => expect(screen.queryByText(/^Recuperamos/)).toBeNull());
  });

  it.each(Object.keys(CASES))('%s: the same holds after the phone was closed in between', async (name) => {
    await open(name);
    fill(name, 'Fénix');
    await saveUnanswered(name);
    cleanup();
    await open(name);
    expect(await screen.findByText(/^Recuperamos lo que escribiste/)).toBeDefined();
    fill(name, 'Fénix II');
    await save(name);
    expect(names(name)).toEqual(['Fénix II']);
  });

  it.each(Object.keys(CASES))(
    '%s: the second attempt creates no second document, the next document does, also after starting over',
    async (name) => {
      await open(name);
      fill(name, 'Fénix');
      await saveUnanswered(name);
      await save(name);
      expect(names(name)).toEqual(['Fénix']);
      expect(new Set(ids).size).toBe(1);
      cleanup();
      await open(name);
      fill(name, 'Fénix');
      await saveUnanswered(name);
      cleanup();
      await open(name);
      fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
      fill(name, 'Otra');
      await save(name);
      expect(names(name)).toEqual(['Fénix', 'Fénix', 'Otra']);
      expect(new Set(ids).size).toBe(3);
    },
  );

  it('a form made with its tournament: the second attempt creates no second form', async () => {
    await open('torneo');
    const create = await screen.findByRole('button', { name: 'Crear un formulario sencillo' });
    isAnswered = false;
    fireEvent.click(create);
    expect(await screen.findByText(/^Error de conexión/)).toBeDefined();
    isAnswered = true;
    type(fieldOf(/^Nombre/), 'Fénix');
    fireEvent.click(create);
    await waitFor(() => expect(fieldOf(/^Formulario/).value).toBe(ids[0]));
    expect(screen.queryByText(/^Error de conexión|^Ya se usó/)).toBeNull();
    expect(stored.size).toBe(1);
    expect(takeConsole('warn')).toHaveLength(1);
  });

  it.each(Object.keys(CASES))('%s: a change by somebody else in between is not overwritten', async (name) => {
    await open(name);
    fill(name, 'Fénix');
    await saveUnanswered(name);
    for (const [id, document] of stored) stored.set(id, { ...document, [caseOf(name).property]: 'De otra' });
    fireEvent.click(screen.getByRole('button', { name: caseOf(name).save }));
    await waitFor(() => expect(screen.getByText(/^Un intento anterior sí se guardó/)).toBeDefined());
    expect(names(name)).toEqual(['De otra']);
    expect(fieldOf(caseOf(name).field).value).toBe('Fénix');
  });
});
