import type { StageSettings } from '@copa/domain/play/stage';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { NO_PARTS, NO_VIEWS, nothing } from '../no-views.fixture.ts';
import { TournamentsScreen } from '../tournaments-screen.tsx';

let stages: (StageSettings & { readonly revision: number })[] = [];
let isAnswered = true;
let tournament: object | null = null;

const refuse = () =>
  Response.json({ success: false, code: 'stale-write', error: 'Alguien lo cambió.' }, { status: 409 });

function putPlan(body: string): Response {
  const { seen, stages: wanted } = JSON.parse(body) as { seen: number[]; stages: StageSettings[] };
  const before = stages.map(({ revision: _, ...settings }) => settings);
  const isSame = JSON.stringify(before) === JSON.stringify(wanted);
  if (!isSame && JSON.stringify(stages.map(({ revision }) => revision)) !== JSON.stringify(seen)) {
    return refuse();
  }
  stages = wanted.map((stage, index) => ({ ...stage, revision: (stages[index]?.revision ?? 0) + 1 }));
  if (!isAnswered) throw new TypeError('Failed to fetch');
  return answerWith();
}

function answerWith(): Response {
  const told = stages.map((stage, index) => ({
    ...stage,
    id: String(index + 1),
    number: index + 1,
    tournamentId: 'nuevo',
    state: 'draft',
  }));
  return Response.json({ success: true, data: { stages: told } });
}

function openNew(): void {
  const proposed = ({ onChoose }: { onChoose: (preset: 'final' | 'qualifier') => void }) =>
    (['final', 'qualifier'] as const).map((each) => (
      <button key={each} type="button" onClick={() => onChoose(each)}>
        {each}
      </button>
    ));
  openScreen(
    <TournamentsScreen play={NO_PARTS} views={{ ...NO_VIEWS, plan: { stored: nothing, proposed } }} />,
    undefined,
    '/admin/torneos?nuevo=1',
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function loseAnswer(): Promise<void> {
  openNew();
  fireEvent.change(await screen.findByRole('textbox', { name: 'Nombre' }), { target: { value: 'Copa' } });
  fireEvent.change(screen.getByLabelText('Inicio: fecha'), { target: { value: '2036-03-01' } });
  fireEvent.change(screen.getByLabelText('Inicio: hora'), { target: { value: '20:00' } });
  press('final');
  isAnswered = false;
  press('Guardar');
  await vi.waitFor(() => expect(stages).toHaveLength(1));
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Guardar' }).getAttribute('aria-busy')).toBeNull(),
  );
  isAnswered = true;
}

describe('the plan of a new tournament whose answer was lost', () => {
  beforeEach(() => {
    stages = [];
    tournament = null;
    vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
      const { pathname } = new URL(url, location.href);
      if (pathname.endsWith('/settings')) return Response.json({ success: true, data: DEFAULT_SITE });
      if (pathname.endsWith('/plan')) return putPlan(body ?? '{}');
      if (pathname.endsWith('/stages')) return answerWith();
      if (method === 'POST') {
        const { requestId: _, ...content } = JSON.parse(body ?? '{}') as { requestId: string };
        tournament ??= { ...content, id: 'nuevo', phase: 'open', updatedAt: '2026-11-20T12:00:00.000Z' };
        return Response.json({ success: true, data: tournament });
      }
      return Response.json({ success: true, data: { tournaments: [], forms: [], nextCursor: null } });
    });
  });
  it('is stored as it was chosen last', async () => {
    await loseAnswer();
    press('qualifier');
    press('Guardar');
    expect(await screen.findAllByText('Torneo creado')).not.toEqual([]);
    expect(stages.length).toBeGreaterThan(1);
  });

  it('is left alone if somebody else changed it since', async () => {
    await loseAnswer();
    stages = stages.map((stage) => ({ ...stage, name: 'La suya', revision: 2 }));
    press('qualifier');
    press('Guardar');
    expect(await screen.findByText(/^Un intento anterior sí se guardó, y alguien lo cambió/)).toBeDefined();
    expect(stages.map(({ name }) => name)).toEqual(['La suya']);
  });
});
