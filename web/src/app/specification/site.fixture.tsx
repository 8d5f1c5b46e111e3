import { FormSchema } from '@copa/domain/forms/form';
import { DAY_MS } from '@copa/domain/limits';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';
import { restFields } from '../../../test/rest-document.ts';
import { forgetActiveTournaments } from '../../features/tournaments/public/active-tournaments.ts';
import { AppRoutes } from '../app-routes.tsx';

type Reply = () => Promise<Response>;

export interface Site {
  readonly tournament?: object | null;
  readonly form?: Reply;
  readonly registration?: Reply;
  readonly response?: Reply;
}

export const replied = (data: object, status = 200) => Response.json({ success: true, data }, { status });

const TOURNAMENT = {
  name: 'Copa Prueba',
  maxPlayers: 10,
  currentPlayers: 3,
  status: 'published',
  linkedFormId: 'encuesta',
  rules: 'Juega limpio.',
};

const PUBLIC_FORM = FormSchema.parse({
  id: 'encuesta',
  title: 'Encuesta',
  fields: [
    { id: 'nick', type: 'text', label: 'Nick', required: true },
    { id: 'correo', type: 'email', label: 'Correo' },
    { id: 'tel', type: 'phone', label: 'Celular' },
    { id: 'edad', type: 'number', label: 'Edad' },
  ],
});
const LINKED_FORM = { title: 'Inscripción', isActive: true, fields: [] };
const QUESTION = {
  text: '¿País?',
  type: 'select',
  required: true,
  options: ['Perú'],
  active: true,
  order: 0,
};

export const publicForm = (changes: object = {}) => replied({ ...PUBLIC_FORM, ...changes });

function documents(path: string, fields: object) {
  const document = { name: `projects/p/databases/(default)/documents/${path}`, fields: restFields(fields) };
  const readTime = new Date().toISOString();
  return [{ document, found: document, readTime }];
}

function stored(body: string, { tournament = {} }: Site) {
  if (body.includes('"questions"')) return documents('questions/pais', QUESTION);
  if (body.includes('/forms/')) return documents('forms/encuesta', LINKED_FORM);
  const isAsked = /\/tournaments\/|"tournaments"/.test(body) && tournament !== null;
  if (!isAsked || body.includes('"LESS_THAN')) return [];
  const date = new Date(Date.now() + 3 * DAY_MS);
  return documents('tournaments/copa', { ...TOURNAMENT, date, ...tournament });
}

export async function visit(path: string, site: Site, awaited: string | RegExp): Promise<void> {
  forgetActiveTournaments();
  vi.stubGlobal('fetch', async (url: string, { body = '' }: { body?: string } = {}) => {
    if (url.includes('check-freefireid')) return replied({ exists: false });
    if (url.endsWith('/responses') && site.response) return site.response();
    if (url.includes('/api/forms/')) return site.form ? site.form() : publicForm();
    if (url.endsWith('/api/registrations') && site.registration) return site.registration();
    return Response.json(stored(body, site));
  });
  openPage(<AppRoutes />, path);
  await screen.findAllByText(awaited);
}
