import { PLAN_PRESETS } from '@copa/domain/play/plan/presets';
import { planOf } from '@copa/domain/play/plan/told';
import { getTournament } from '@copa/domain/tournaments/endpoints';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { anAdmin, openScreen } from '../../../../../test/admin-screen.tsx';
import { useApiQuery } from '../../../../lib/admin/admin-api.ts';
import { PlanSection } from './plan-section.tsx';

const SIZES = { places: 24, modality: 'squad' } as const;
const QUALIFIER = PLAN_PRESETS.qualifier(SIZES);
const base = { id: 'copa', name: 'Copa', date: null, maxPlayers: 24, modality: 'squad', status: 'published' };
const tournament = (changes: object = {}): Tournament => TournamentSchema.parse({ ...base, ...changes });
const storedStages = (state: 'draft' | 'playing') =>
  QUALIFIER.map((settings, index) => ({
    ...settings,
    id: String(index + 1),
    tournamentId: 'copa',
    number: index + 1,
    state,
    revision: index + 3,
    entrants: [],
    lobbies: [],
    draw: null,
    adjustments: [],
    corrections: [],
    absent: [],
    closedAt: null,
    updatedAt: null,
  }));

let stages: readonly object[] = [];
let sent: { readonly path: string; readonly body: unknown }[] = [];

const SentSchema = z.object({ seen: z.array(z.number()), stages: z.array(z.object({ name: z.string() })) });
const lastSent = () => z.parse(SentSchema, sent.at(-1)?.body);
const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const open = (changes: object = {}) => openScreen(<PlanSection tournament={tournament(changes)} />, anAdmin);

beforeEach(() => {
  stages = [];
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.method === 'PUT') sent.push({ path: url, body: JSON.parse(init.body as string) });
    return Response.json({ success: true, data: { stages } });
  });
});

describe('how a tournament is played', () => {
  it('is proposed by the number of places, and chosen with one tap', async () => {
    open();
    await screen.findByText('Clasificatoria y final: 24 → 12 escuadras', { selector: 'summary' });
    await tap('Usar este plan');
    await screen.findByText('Plan guardado', { selector: 'output *' });
    expect(sent[0]?.path).toContain('/tournaments/copa/plan');
    expect(lastSent()).toMatchObject({ seen: [], stages: [{ name: 'Clasificatoria' }, { name: 'Final' }] });
  });

  it('is announced as chosen after the button has disappeared', async () => {
    let release: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
      if (method === 'PUT') stages = storedStages('draft');
      else if (stages.length > 0 && !url.includes('stages')) await slow;
      return Response.json({ success: true, data: { stages } });
    });
    const Editor = () => {
      useApiQuery(getTournament, { params: { id: 'copa' } });
      return <PlanSection tournament={tournament()} />;
    };
    openScreen(<Editor />);
    await tap('Usar este plan');
    await screen.findByRole('button', { name: 'Elegir otro plan' });
    release();
    expect(await screen.findByText('Plan guardado', { selector: 'output *' })).toBeTruthy();
  });

  it('is another one after a tap, in the words that players will read', async () => {
    open();
    await tap('Una final');
    await screen.findByText('Hasta 24 escuadras en 2 lobbies de 12.');
    await tap('Usar este plan');
    expect(lastSent().stages).toMatchObject([{ name: 'Final' }]);
  });

  it('shows the public text of a change before it is stored', async () => {
    stages = storedStages('draft');
    const plan = planOf({ date: null, maxPlayers: 24, modality: 'squad' }, QUALIFIER);
    open({ plan, currentPlayers: 3 });
    expect((await screen.findByRole('link', { name: 'Editar «Final»' })).getAttribute('href')).toMatch(
      /fases\?editar=2$/,
    );
    await tap('Elegir otro plan');
    await tap('Una final');
    await tap('Usar este plan');
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    expect(dialog.getByText(/Ya no se juega «Final»\./)).toBeDefined();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar el plan', hidden: true }));
    await screen.findByText('Plan guardado', { selector: 'output *' });
    expect(lastSent().seen).toEqual([3, 4]);
  });

  it('cannot be chosen any more once lobbies are drawn', async () => {
    stages = storedStages('playing');
    open();
    await screen.findByText(/^Ya hay lobbies sorteados/);
    expect(screen.queryByRole('button', { name: 'Elegir otro plan' })).toBeNull();
  });
});
