import type { Stage } from '@copa/domain/play/stage';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { anAdmin, openScreen } from '../../../../../test/admin-screen.tsx';
import { put } from '../../../../../test/offline-firestore.ts';
import { matchFields, stageFields, stageOf, TOURNAMENT } from '../play.fixture.ts';
import { StagesScreen } from './stages-screen.tsx';

export const TEAMS = ['Fenix', 'Lobos', 'Rayo'];

interface Sent {
  readonly call: string;
  readonly body: unknown;
}

interface StagesPage {
  id: string;
  sent: Sent[];
  answer: { status: number; body: object };
}

let count = 0;
export const page: StagesPage = { id: '', sent: [], answer: { status: 200, body: {} } };

export function newPage(): void {
  count += 1;
  const id = `fases-${count}`;
  Object.assign(page, { id, sent: [] });
  page.answer = { status: 200, body: { success: true, data: stageOf(id, TEAMS) } };
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    const call = `${method} ${url.slice(url.indexOf(id) + id.length)}`;
    page.sent.push({ call, body: body === undefined ? null : JSON.parse(body) });
    return Response.json(page.answer.body, { status: page.answer.status });
  });
}

export function openStages(
  changes: Partial<Stage> = {},
  rows: Readonly<Record<string, readonly [number, number]>> = {},
  tournament: object = {},
  asked = '',
) {
  put(`tournaments/${page.id}`, { ...TOURNAMENT, ...tournament });
  put(`tournaments/${page.id}/stages/1`, { tournamentId: page.id, ...stageFields(TEAMS, changes) });
  const changed = Object.keys(rows).length > 0 ? {} : { state: 'draft' as const };
  put(`tournaments/${page.id}/stages/1/matches/a-1`, matchFields(page.id, rows, changed));
  const address = `/admin/torneos/${page.id}/fases${asked}`;
  openScreen(<StagesScreen id={page.id} onMissing={() => undefined} />, anAdmin, address);
}

export const tap = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const dialog = () => {
  const open = screen.getAllByRole('dialog', { hidden: true }).find((each) => each.hasAttribute('open'));
  return within(open ?? document.body);
};
export const inDialog = (name: string) => dialog().getByRole('button', { name, hidden: true });
export const told = (text: string) => screen.findByText(text, { selector: 'output *' });
export const editStage = async () => {
  await tap('Editar la fase 1');
  await screen.findByText('Guardar la fase');
};
