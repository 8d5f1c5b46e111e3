import { HOUR_MS } from '@copa/domain/limits';
import type { SessionUser } from '@copa/domain/people/session';
import { NO_RESULT } from '@copa/domain/play/result/result';
import type { Stage } from '@copa/domain/play/stage';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAdmin, aReferee, openScreen } from '../../../../../test/admin-screen.tsx';
import { put } from '../../../../../test/offline-firestore.ts';
import { MatchScreen } from '../match/match-screen.tsx';
import { matchFields, protestFields, SATURDAY, stageFields, TOURNAMENT } from '../play.fixture.ts';

let id = '';
let count = 0;
const calls: { path: string; body: unknown }[] = [];

const sample = (unit: string) => protestFields(id, unit, { against: 'lobos', pictures: [1] });

function protest(unit: string, changes: object = {}): void {
  put(`protests/${unit}-${id}_1_a-1`, { ...sample(unit), ...changes });
}

const ROOM = { lobby: null, match: 1, roomId: '123456', password: '', openAt: SATURDAY, revision: 1 };
let rooms: readonly object[] = [];

async function answer(url: string, { body }: { body?: string }): Promise<Response> {
  if (url.endsWith('/rooms')) return Response.json({ success: true, data: { rooms, isDelivered: true } });
  const path = url.replace(/.*\/matches\/a-1\//, '');
  if (path.includes('/pictures/')) return new Response('jpeg');
  calls.push({ path, body: JSON.parse(body ?? '{}') });
  const error = 'Camila ya resolvió esta protesta.';
  return Response.json({ success: false, code: 'conflict', error }, { status: 409 });
}

function store(changes: Partial<Stage> = {}, cancelledAt: Date | null = null): void {
  put(`tournaments/${id}`, { ...TOURNAMENT, stage: 1, cancelledAt });
  const stage = stageFields(['Fenix', 'Lobos', 'Rayo'], changes);
  put(`tournaments/${id}/stages/1`, { tournamentId: id, ...stage });
}

function open(
  corrections: Stage['corrections'] = [],
  changes: Partial<Stage> = {},
  user?: SessionUser,
  cancelledAt: Date | null = null,
  state: 'published' | 'void' = 'published',
) {
  store({ corrections, ...changes }, cancelledAt);
  const rows = { fenix: [1, 3], lobos: [2, 3], rayo: [3, 3] } as const;
  const match = matchFields(id, rows, { state, publishedAt: SATURDAY, officialAt: null });
  put(`tournaments/${id}/stages/1/matches/a-1`, match);
  openScreen(<MatchScreen id={id} stage={1} match="a-1" onMissing={() => undefined} />, user);
}

const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const openedDialog = async () => within(await screen.findByRole('dialog'));
async function decide(reason: string, act: string): Promise<void> {
  const dialog = await openedDialog();
  await userEvent.click(dialog.getByRole('button', { name: reason }));
  await userEvent.click(dialog.getByRole('button', { name: act }));
}
const decision = (body: object) => [{ path: 'protests/fenix/decision', body }];

describe('the protests of a published match', () => {
  beforeEach(() => {
    count += 1;
    id = `protestas-${count}`;
    calls.length = 0;
    rooms = [];
    vi.stubGlobal('fetch', answer);
  });

  it('leaves the gold to the day while players wait for the next room', async () => {
    rooms = [ROOM];
    open();
    const first = await screen.findByRole('region', { name: 'Lo primero' });
    expect(first.textContent).toBe('Falta la sala de la partida 2.Ir a «El día»');
    expect(
      [...document.querySelectorAll(':is(a, button).fire-fill')].map(({ textContent }) => textContent),
    ).toEqual(['Ir a «El día»']);
  });

  it('stands before the next match and the table while it is open, and stays there once it is decided', async () => {
    const order = async () => {
      await screen.findByRole('heading', { name: 'Protestas' });
      await screen.findByRole('heading', { name: 'La tabla para el grupo', hidden: true });
      return screen
        .getAllByText(/^(Protestas|La tabla para el grupo|Anotar la partida 2)$/)
        .map(({ textContent }) => textContent);
    };
    protest('fenix');
    open();
    const golden = () =>
      ['Aceptar y corregir', 'Anotar la partida 2', 'Enviar por WhatsApp'].filter((name) =>
        screen.queryByText(name)?.closest('.fire-fill'),
      );
    expect(await order()).toEqual(['Protestas', 'Anotar la partida 2', 'La tabla para el grupo']);
    expect(golden()).toEqual(['Aceptar y corregir']);
    const rows = { fenix: [1, 3], lobos: [2, 3], rayo: [3, 3] } as const;
    const official = { state: 'published', publishedAt: SATURDAY, officialAt: SATURDAY } as const;
    act(() => put(`tournaments/${id}/stages/1/matches/a-1`, matchFields(id, rows, official)));
    await screen.findByText('Es oficial.');
    expect(await order()).toEqual(['Protestas', 'Anotar la partida 2', 'La tabla para el grupo']);
    act(() => protest('fenix', { state: 'dismissed', decidedAt: SATURDAY, reason: 'No hay prueba.' }));
    await waitFor(() => expect(golden()).toEqual(['Anotar la partida 2']));
    cleanup();
    protest('fenix', { state: 'dismissed', decidedAt: SATURDAY, reason: 'No hay prueba.' });
    openScreen(<MatchScreen id={id} stage={1} match="a-1" onMissing={() => undefined} />);
    expect(await order()).toEqual(['Anotar la partida 2', 'La tabla para el grupo', 'Protestas']);
  });

  it('show after the decision the former row, and its correction', async () => {
    protest('fenix', { state: 'upheld', reason: 'Así es.', decidedByName: 'Camila', against: null });
    const result = { ...NO_RESULT, placement: 4, kills: 2 };
    const later = new Date(SATURDAY.getTime() + HOUR_MS);
    const correction = (at: Date, kills: number, isExtra = false) => ({
      kind: 'rows' as const,
      at,
      match: { number: 1, isExtra, lobby: null },
      rows: [{ unit: 1, from: { ...result, kills }, to: result }],
      reason: 'Así es.',
    });
    const earlier = correction(new Date(SATURDAY.getTime() - HOUR_MS), 9);
    open([earlier, correction(later, 8, true), correction(later, 2), correction(later, 7)]);
    const own = within(await screen.findByRole('article', { name: 'Protesta de Fenix' }));
    expect(own.getAllByRole('listitem')[0]?.textContent).toBe(
      'Protesta de Fenix · 4.º, 2 bajas → corregido: 1.º, 3 bajas',
    );
  });

  it('are shown with their words, pictures and rows, and keep the match from being official', async () => {
    protest('fenix');
    protest('rayo', {
      state: 'dismissed',
      reason: 'No se ve.',
      decidedByName: 'Camila',
      kind: 'other',
      against: null,
    });
    open();
    const own = within(await screen.findByRole('article', { name: 'Protesta de Fenix' }));
    expect(own.getByText('Tenemos 5 bajas.')).toBeDefined();
    expect(own.getByText('Las bajas están mal')).toBeDefined();
    expect(
      own
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .slice(0, 2),
    ).toEqual(['Protesta de Fenix · 1.º, 3 bajas', 'Sobre Lobos · 2.º, 3 bajas']);
    expect(screen.getByText('Camila: No se ve.')).toBeDefined();
    expect(screen.getByText(/No es oficial mientras haya una protesta/)).toBeDefined();
    await waitFor(() =>
      expect(own.getByRole<HTMLButtonElement>('button', { name: 'Ver la captura 1 de Fenix' }).disabled).toBe(
        false,
      ),
    );
    await tap('Ver la captura 1 de Fenix');
    expect(await screen.findByRole('region', { name: 'La captura de Fenix' })).toBeDefined();
  });

  it('are dismissed with a reason, and say if somebody else decided first', async () => {
    protest('fenix');
    open();
    await tap('No aceptar');
    const dialog = await openedDialog();
    expect(dialog.getByText(/No digas quién protestó\.$/)).toBeDefined();
    expect(
      dialog
        .getAllByRole('button')
        .slice(-2)
        .map(({ textContent }) => textContent),
    ).toEqual(['Volver', 'No aceptar la protesta']);
    await decide('Con esto no se puede comprobar.', 'No aceptar la protesta');
    expect(await dialog.findByText('Camila ya resolvió esta protesta.')).toBeDefined();
    await waitFor(() =>
      expect(calls).toEqual(decision({ decision: 'dismissed', reason: 'Con esto no se puede comprobar.' })),
    );
  });

  const decidedAt = new Date(SATURDAY.getTime() + HOUR_MS);
  const decided = { reason: 'No se ve.', decidedBy: 'camila', decidedByName: 'Camila', decidedAt };

  it('are decided anew with the decision that was seen, and say what stays of the first', async () => {
    protest('fenix', { ...decided, state: 'upheld' });
    open();
    expect(await screen.findByText('Camila: No se ve.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'No aceptar' })).toBeNull();
    await tap('Cambiar la decisión');
    expect(screen.getByText(/Lo que ya se corrigió en la tabla se queda\.$/)).toBeDefined();
    await tap('No aceptar');
    const reason = 'Con esto no se puede comprobar.';
    await decide(reason, 'No aceptar la protesta');
    await waitFor(() =>
      expect(calls).toEqual(decision({ decision: 'dismissed', reason, replaces: decidedAt.toISOString() })),
    );
  });

  it('show the decision that stands, and keep it with a tap', async () => {
    protest('fenix', { ...decided, state: 'dismissed' });
    open();
    await tap('Cambiar la decisión');
    expect(
      screen.getByText('Quien protesta y el rival leen la decisión nueva, y les avisamos.'),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'No aceptar (así está ahora)' })).toBeDefined();
    await tap('Dejarla como está');
    expect(screen.queryByRole('button', { name: /No aceptar/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cambiar la decisión' })).toBeDefined();
  });

  it('about nobody are decided anew for the sender alone', async () => {
    protest('fenix', { ...decided, state: 'dismissed', against: null });
    open();
    await tap('Cambiar la decisión');
    expect(screen.getByText('Quien protesta lee la decisión nueva, y le avisamos.')).toBeDefined();
  });

  const afterwards = new Date(decidedAt.getTime() + HOUR_MS);
  const result = { ...NO_RESULT, placement: 1, kills: 3 };
  const correctedBefore = {
    kind: 'rows' as const,
    at: decidedAt,
    match: { number: 1, isExtra: false, lobby: null },
    rows: [{ unit: 1, from: { ...result, kills: 5 }, to: result }],
    reason: 'una protesta aceptada',
  };

  const penalty = (revokedAt: Date | null) => ({
    id: 'penalty',
    kind: 'points' as const,
    unitId: 'lobos',
    points: -5,
    match: null,
    reason: 'Teaming.',
    at: afterwards,
    by: 'camila',
    revokedAt,
  });

  it.each([
    [
      'the last',
      null,
      'Aceptar y sancionar',
      /toca la fila .* La sanción se quita en «Fases», .*ajustes»\.$/,
    ],
    ['an earlier one, once the last is revoked', SATURDAY, 'Aceptar y corregir', /toca la fila .*abajo\.$/],
  ])('show which correction upheld them, and how it is taken back: %s', async (_, revokedAt, name, ways) => {
    const lastCorrection = { kind: 'adjustment', at: afterwards };
    const earlierCorrections = [{ kind: 'rows', at: decidedAt }];
    protest('fenix', { ...decided, state: 'upheld', lastCorrection, earlierCorrections });
    open([correctedBefore], { adjustments: [penalty(revokedAt)] });
    await tap('Cambiar la decisión');
    expect(screen.getByText(ways)).toBeDefined();
    const marked = screen.getAllByRole('button', { name: /así está ahora/ });
    expect(marked[0]?.className).not.toContain('fire-fill');
    expect(marked.map(({ textContent }) => textContent)).toEqual([`${name} (así está ahora)`]);
  });

  it('are upheld again without a correction while the former one stands', async () => {
    const lastCorrection = { kind: 'rows', at: decidedAt };
    protest('fenix', { ...decided, state: 'dismissed', lastCorrection });
    open([correctedBefore]);
    await tap('Cambiar la decisión');
    await tap('Aceptar sin corregir más');
    const reason = 'La primera decisión era la correcta.';
    await decide(reason, 'Aceptar la protesta');
    await waitFor(() =>
      expect(calls).toEqual(decision({ decision: 'upheld', reason, replaces: decidedAt.toISOString() })),
    );
  });

  it('ask for a correction if they never led to one', async () => {
    protest('fenix', { ...decided, state: 'dismissed' });
    open([correctedBefore]);
    await tap('Cambiar la decisión');
    expect(screen.queryByRole('button', { name: 'Aceptar sin corregir más' })).toBeNull();
  });

  it('are not decided anew once the texts of the decision were erased', async () => {
    protest('fenix', { ...decided, state: 'dismissed', reason: '', decidedBy: null, decidedByName: '' });
    open();
    await screen.findByRole('article', { name: 'Protesta de Fenix' });
    expect(screen.queryByRole('button', { name: 'Cambiar la decisión' })).toBeNull();
  });

  it('are upheld by correcting a row, in the same call', async () => {
    protest('fenix');
    open();
    const instead = '¿Es por la protesta? Corrige ahí, con «Aceptar y corregir»: así queda resuelta.';
    await userEvent.click(await screen.findByRole('button', { name: /^Corregir a ?Fenix/ }));
    const direct = await openedDialog();
    expect(direct.getByText(instead)).toBeDefined();
    await userEvent.click(direct.getByRole('button', { name: 'Cancelar' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '¿Qué fila corriges?' }), 'Lobos');
    await tap('Aceptar y corregir');
    expect((await openedDialog()).queryByText(instead)).toBeNull();
    const kills = (await openedDialog()).getByLabelText(/^Bajas/);
    await userEvent.clear(kills);
    await userEvent.type(kills, '5');
    await decide('Se anotó mal.', 'Aceptar y corregir');
    const rows = { lobos: { ...NO_RESULT, placement: 2, kills: 5, revision: 1 } };
    await waitFor(() =>
      expect(calls).toEqual(
        decision({
          decision: 'upheld',
          reason: 'Se anotó mal.',
          correction: { kind: 'rows', rows },
        }),
      ),
    );
  });

  it.each([null, 'lobos'])(
    'correct no row before one is chosen, and say which row moves too: %s',
    async (against) => {
      protest('fenix', { against });
      open();
      const correct = await screen.findByRole('button', { name: 'Aceptar y corregir' });
      const choice = screen.getByRole('combobox', { name: '¿Qué fila corriges?' });
      await userEvent.click(correct);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByText('Elige qué fila corriges.')).toBeDefined();
      expect(document.activeElement).toBe(choice);
      await userEvent.selectOptions(choice, 'Rayo');
      expect(screen.queryByText('Elige qué fila corriges.')).toBeNull();
      await userEvent.click(correct);
      const dialog = await openedDialog();
      await userEvent.selectOptions(dialog.getByLabelText('Puesto'), '1');
      expect(dialog.getByText('Fenix pasa del 1.º al 3.º.')).toBeDefined();
      expect(dialog.getByText(/^Lo leen? quien protesta/)).toBeDefined();
    },
  );

  it.each([
    ['kills', ['¿Qué fila corriges?', 'Aceptar y corregir', 'Aceptar y sancionar']],
    ['cheating', ['Aceptar y sancionar', '¿Qué fila corriges?', 'Aceptar y corregir']],
  ])('of the kind %s offer the usual decision first', async (kind, wanted) => {
    protest('fenix', { kind });
    open();
    await screen.findByRole('article', { name: 'Protesta de Fenix' });
    const offered = screen.getAllByText(/^(Aceptar y (corregir|sancionar)|¿Qué fila corriges\?)$/);
    expect(offered.map(({ firstChild }) => firstChild?.textContent)).toEqual(wanted);
  });

  it.each([
    ['an organiser to reopen', anAdmin, 'reábrela'],
    ['a referee to ask for it', aReferee, 'pide a la organización que la reabra'],
  ] as const)('of a closed stage tell %s the stage', async (_, user, told) => {
    protest('fenix');
    open([], { state: 'closed', closedAt: SATURDAY }, user);
    const own = within(await screen.findByRole('article', { name: 'Protesta de Fenix' }));
    expect(own.getByText(`La fase está cerrada: ${told} para aceptar la protesta.`)).toBeDefined();
    expect(own.queryByRole('link', { name: 'Ver las fases' }) !== null).toBe(user === anAdmin);
    expect(screen.getByText(new RegExp(`La fase está cerrada: ${told} para corregir\\.$`))).toBeDefined();
  });

  it('of a cancelled tournament can only be dismissed, because nothing is corrected', async () => {
    protest('fenix');
    open([], {}, anAdmin, SATURDAY);
    await screen.findByText('Este torneo está cancelado: no se juega ni se corrige nada.');
    await screen.findByRole('button', { name: 'No aceptar' });
    const acts = screen.queryAllByRole<HTMLButtonElement>('button', { name: /^(Aceptar|Anular|Corregir)/ });
    expect(acts.filter(({ disabled }) => !disabled)).toEqual([]);
  });

  it.each(['published', 'void'] as const)(
    'of a cancelled tournament ask for no act that is hidden there: %s',
    async (state) => {
      protest('fenix');
      open([], { state: 'closed', closedAt: SATURDAY }, anAdmin, SATURDAY, state);
      await screen.findByRole('button', { name: 'No aceptar' });
      expect(screen.queryByText(/La fase está cerrada|haz que vuelva a contar/)).toBeNull();
    },
  );

  it('are upheld by annulling the match, in the same call', async () => {
    protest('fenix');
    open();
    await tap('Aceptar y anular la partida');
    await decide('Se cayó la sala.', 'Anular la partida');
    await waitFor(() =>
      expect(calls).toEqual(
        decision({ decision: 'upheld', reason: 'Se cayó la sala.', correction: { kind: 'void' } }),
      ),
    );
  });

  it('lead on to the protests of other matches once those of this one are decided', async () => {
    protest('fenix');
    put(`protests/rayo-${id}_1_a-2`, { ...sample('rayo'), match: 'a-2' });
    open();
    await screen.findByRole('article', { name: 'Protesta de Fenix' });
    expect(screen.queryByText('1 protesta sin resolver')).toBeNull();
    act(() => protest('fenix', { ...decided, state: 'dismissed' }));
    expect(await screen.findByRole('heading', { name: '1 protesta sin resolver' })).toBeDefined();
    const links = screen.getAllByRole('link', { name: 'Decide la protesta: Partida 2' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([expect.stringMatching(/a-2$/)]);
  });
});
