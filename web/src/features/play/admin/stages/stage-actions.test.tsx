import { HOUR_MS } from '@copa/domain/limits';
import type { Match } from '@copa/domain/play/match';
import type { Stage } from '@copa/domain/play/stage';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { put } from '../../../../../test/offline-firestore.ts';
import { LiveArea } from '../../../../lib/live/live-area.tsx';
import { matchWith, SATURDAY, stageFields, stageOf, TOURNAMENT } from '../play.fixture.ts';
import { Adjustments } from './adjustments.tsx';
import { StageActions } from './stage-actions.tsx';
import { StageCard } from './stage-card.tsx';
import { stageView } from './stage-view.ts';

const TEAMS = ['Fenix', 'Lobos', 'Rayo'];
const PLAYED = matchWith({ fenix: [1, 0], lobos: [2, 0], rayo: [3, 0] });
const of = (matches: number) => ({ finish: { kind: 'matches' as const, matches } });

let sent: string[] = [];

function open(
  changes: Partial<Stage>,
  match: object = {},
  more: readonly Match[] = [],
  before: readonly Stage[] = [],
  cancelledAt: Date | null = null,
) {
  const tournament = z.parse(TournamentSchema, { id: 'copa', ...TOURNAMENT, cancelledAt });
  const view = stageView(stageOf('copa', TEAMS, changes), [{ ...PLAYED, ...match }, ...more]);
  openScreen(
    <StageActions
      {...{ tournament, view }}
      stages={[...before, view.stage]}
      isBlocked={false}
      hasFirst={false}
      onEdit={() => undefined}
    />,
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const allOut = () =>
  TEAMS.map((team, index) => ({
    match: null,
    points: 0,
    reason: 'Teaming.',
    at: SATURDAY,
    by: 'ana',
    byName: 'Ana',
    id: `fuera-${index}`,
    kind: 'disqualified' as const,
    unitId: team.toLowerCase(),
    revokedAt: null,
  }));

describe('the acts of a stage', () => {
  beforeEach(() => {
    sent = [];
    vi.stubGlobal('fetch', async (url: string) => {
      sent.push(url);
      return Response.json({ success: true, data: stageOf('copa', TEAMS) });
    });
  });

  it.each([
    [
      'red and last while a match is missing',
      2,
      'text-danger',
      ['Anotar la partida 2', 'Editar', 'Cerrar la fase'],
    ],
    ['gold and first once all are published', 1, 'fire-fill', ['Cerrar la fase', 'Editar']],
  ])('offer to close it %s', (_, matches, look, order) => {
    open(of(matches));
    expect(button('Cerrar la fase').className).toContain(look);
    const acts = Array.from(document.querySelectorAll('a, button'), ({ textContent }) => textContent);
    expect(acts.filter((name) => order.includes(name))).toEqual(order);
  });

  it('are not offered in a cancelled tournament', () => {
    open(of(1), {}, [], [], SATURDAY);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('delete it only as it was seen', async () => {
    const user = userEvent.setup();
    open({ ...of(1), revision: 7 }, { state: 'draft', rows: {} });
    await user.click(button('Eliminar la fase 1'));
    const asked = await dialog('Eliminar la fase 1');
    expect(asked.getByText(/Ninguna de sus partidas se publicó\.$/)).toBeDefined();
    await user.click(asked.getByRole('button', { name: 'Eliminar' }));
    expect(sent).toEqual([expect.stringMatching(/\/stages\/1\?revision=7$/)]);
  });

  it('do not close it with an open protest, and say so', () => {
    open(of(1), { officialAt: null });
    expect(screen.getByText('Antes de cerrar la fase, resuelve sus protestas.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cerrar la fase' })).toBeNull();
  });

  it('do not close it with a typed but unpublished match, and name the match', () => {
    open(of(1), {}, [{ ...PLAYED, id: 'a-2', number: 2, state: 'draft', officialAt: null }]);
    expect(screen.getByText(/^Ya hay algo anotado sin publicar en Partida 2: /)).toBeDefined();
    expect(screen.queryByText(/^Ya puedes cerrar la fase/)).toBeNull();
  });

  it.each([
    ['can wait', 60_000, ['Esperar', 'Cerrar sin esperar']],
    ['has nothing to wait for', -1, ['Cancelar', 'Cerrar la fase']],
  ])('say until when teams can protest before it is closed: one %s', async (_, ahead, buttons) => {
    const publishedAt = new Date();
    open(of(1), { publishedAt, scoresUntil: new Date(publishedAt.getTime() + ahead) });
    const ready = screen.getByText(/^Ya puedes cerrar la fase/).textContent;
    expect(ready).toMatch(ahead > 0 ? /Todavía se puede protestar hasta .+[^.]\.$/ : /no se cierra sola\.$/);
    await userEvent.click(button('Cerrar la fase'));
    const asked = await dialog('Cerrar «Clasificatoria»');
    const said = asked.queryByText(/^Hasta .+ se puede protestar puesto y bajas\./);
    expect(said !== null).toBe(ahead > 0);
    expect(asked.getByText(/^En 5 minutos avisamos a cada quien su resultado/)).toBeDefined();
    const names = asked.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.slice(-2)).toEqual(buttons);
    await userEvent.click(asked.getByRole('button', { name: buttons[0] ?? '' }));
    expect(sent).toEqual([]);
  });

  it('say in a whole sentence that nobody passes', async () => {
    open({ ...of(1), adjustments: allOut() });
    await userEvent.click(button('Cerrar la fase'));
    const asked = await dialog('Cerrar «Clasificatoria»');
    expect(asked.getByText(/^Nadie pasa a la siguiente fase: .+\.$/)).toBeDefined();
    expect(asked.queryByText(/0 pasan/)).toBeNull();
    expect(asked.getByRole('button', { name: 'Cerrar la fase' }).className).toContain('text-danger');
  });

  it('announce no podium if nobody has a rank', async () => {
    open({ ...of(1), advance: { perLobby: 0, byTable: 0 }, adjustments: allOut() });
    await userEvent.click(button('Cerrar y hacer el podio'));
    const asked = await dialog('Cerrar «Clasificatoria» y hacer el podio');
    expect(asked.getByText(/sin podio: nadie tiene puesto en la tabla\.$/)).toBeDefined();
    await userEvent.click(asked.getByRole('button', { name: 'Cerrar la fase' }));
    await screen.findByText('Torneo finalizado', { selector: 'output *' });
  });

  it('name an adjustment that was removed', () => {
    const [one, ...others] = allOut();
    const adjustments = [{ ...one, revokedAt: SATURDAY }, ...others] as Stage['adjustments'];
    const stage = stageOf('copa', TEAMS, { adjustments });
    openScreen(<Adjustments stage={stage} isCancelled={false} nameOf={(unitId) => unitId} />);
    const rows = within(screen.getByRole('list', { name: 'Ajustes', hidden: true })).getAllByRole(
      'listitem',
      { hidden: true },
    );
    expect(rows.map(({ textContent }) => textContent.includes('Quitado'))).toEqual([true, false, false]);
    expect(rows.map((row) => row.querySelector('bdi')?.textContent)).toEqual(
      adjustments.map(({ unitId }) => unitId),
    );
  });

  it('do not replace a unit with a row, and say that its points stay', async () => {
    const units = ['fenix', 'lobos', 'rayo', 'nova'];
    open({ entrants: stageFields([...TEAMS, 'Nova']).entrants, lobbies: [{ id: 'a', units }] });
    await userEvent.click(button('Alguien no viene'));
    const asked = await dialog('Alguien no viene');
    const { options } = asked.getByLabelText<HTMLSelectElement>('Quién no viene');
    expect([...options].map(({ text }) => text)).toEqual(['Elige…', 'Nova']);
    expect(asked.getByText(/conserva sus puntos/).className).not.toContain('text-warning');
    expect(asked.getByText('Quien entra empieza sin puntos.')).toBeDefined();
    expect(asked.getByText(/^Su lugar pasa a quien sigue entre los inscritos/)).toBeDefined();
  });

  it('name the unit that gets a place, from the table of the previous stage, and are gold once it is known', async () => {
    put('tournaments/copa-previa/stages/1/matches/a-1', PLAYED);
    const before = stageOf('copa-previa', TEAMS, { state: 'closed', closedAt: SATURDAY });
    const entrants = stageFields(['Fenix', 'Nova']).entrants;
    const lobbies = [{ id: 'a', units: ['fenix', 'nova'] }];
    open(
      { number: 2, name: 'Final', carry: 'half', entrants, lobbies },
      { rows: {}, state: 'draft' },
      [],
      [before],
    );
    await userEvent.click(button('Alguien no viene'));
    const asked = await dialog('Alguien no viene');
    expect(asked.getByText('Su lugar pasa a quien sigue en la tabla anterior.')).toBeDefined();
    expect(asked.queryByText(/conserva sus puntos/)).toBeNull();
    const give = asked.getByRole('button', { name: 'Dar el lugar' });
    expect(give.className).not.toContain('fire-fill');
    await userEvent.selectOptions(asked.getByLabelText('Quién no viene'), 'Fenix');
    expect(await asked.findByText(/^Su lugar pasa a Lobos, que sigue en la tabla anterior/)).toBeDefined();
    expect(
      asked.getByText('Quien entra trae la mitad de sus propios puntos de la fase anterior.'),
    ).toBeDefined();
    expect(give.className).toContain('fire-fill');
  });

  it('say what happens to the podium before they reopen the last stage', async () => {
    open({ state: 'closed', closedAt: SATURDAY, advance: { perLobby: 0, byTable: 0 } });
    await userEvent.click(button('Reabrir la fase'));
    const asked = await dialog('Reabrir «Clasificatoria»');
    expect(asked.getByText(/^El torneo vuelve a estar en juego\. Su podio se quita/)).toBeDefined();
    expect(sent).toEqual([]);
    await userEvent.click(asked.getByRole('button', { name: 'Reabrir' }));
    await screen.findByText('La fase está abierta otra vez', { selector: 'output *' });
    expect(sent).toEqual([expect.stringMatching(/\/copa\/stages\/1\/reopen$/)]);
  });
});

it.each([
  ['Lobbies listos', 'playing', -HOUR_MS, 'copa'],
  ['En juego', 'playing', -HOUR_MS, 'copa-temprana'],
  ['En juego', 'playing', HOUR_MS, 'copa'],
  ['Por empezar', 'draft', -HOUR_MS, 'copa'],
  ['Cerrada', 'closed', -HOUR_MS, 'copa'],
] as const)(
  'a stage is called what is true before the start, and after it: %s',
  async (label, state, since, id) => {
    const tournament = z.parse(TournamentSchema, { id, ...TOURNAMENT });
    const stage = stageOf(id, ['Fenix', 'Lobos'], { state });
    put('tournaments/copa-temprana/stages/1/matches/a-1', PLAYED);
    const now = new Date(SATURDAY.getTime() + since);
    openScreen(
      <LiveArea>
        <StageCard
          {...{ tournament, stage, now }}
          stages={[stage]}
          hasFirst={false}
          onEdit={() => undefined}
        />
      </LiveArea>,
    );
    expect(await screen.findByText(label)).toBeDefined();
  },
);
