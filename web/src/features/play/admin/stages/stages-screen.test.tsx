import { DAY_MS } from '@copa/domain/limits';
import type { Stage } from '@copa/domain/play/stage';
import { ofOnePlayer } from '@copa/domain/registrations/samples/registration.fixture';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAdmin, openScreen } from '../../../../../test/admin-screen.tsx';
import { chatWindow } from '../../../../../test/chat-window.ts';
import { put } from '../../../../../test/offline-firestore.ts';
import { matchFields, SATURDAY, stageFields, stageOf, TOURNAMENT } from '../play.fixture.ts';
import { StagesScreen } from './stages-screen.tsx';

const TEAMS = ['Fenix', 'Lobos', 'Rayo'];

interface Sent {
  readonly call: string;
  readonly body: unknown;
}

const NO_ROOMS = { success: true, data: { rooms: [], isDelivered: true } };
let sent: Sent[] = [];
let answers: { status: number; body: object } = { status: 200, body: {} };
let count = 0;
let id = '';

function open(
  changes: Partial<Stage> = {},
  rows: Readonly<Record<string, readonly [number, number]>> = {},
  tournament: object = {},
  asked = '',
) {
  put(`tournaments/${id}`, { ...TOURNAMENT, ...tournament });
  put(`tournaments/${id}/stages/1`, { tournamentId: id, ...stageFields(TEAMS, changes) });
  const changed = Object.keys(rows).length > 0 ? {} : { state: 'draft' as const };
  put(`tournaments/${id}/stages/1/matches/a-1`, matchFields(id, rows, changed));
  const address = `/admin/torneos/${id}/fases${asked}`;
  openScreen(<StagesScreen id={id} onMissing={() => undefined} />, anAdmin, address);
}

const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => {
  const open = screen.getAllByRole('dialog', { hidden: true }).find((each) => each.hasAttribute('open'));
  return within(open ?? document.body);
};
const inDialog = (name: string) => dialog().getByRole('button', { name, hidden: true });
const told = (text: string) => screen.findByText(text, { selector: 'output *' });
const edit = async () => {
  await tap('Editar la fase 1');
  await screen.findByText('Guardar la fase');
};
const choose = (label: string, option: string) =>
  userEvent.selectOptions(dialog().getByLabelText(label), option);
const ONE = { fenix: [1, 5], lobos: [2, 1], rayo: [3, 0] } as const;

describe('the stages of a tournament', () => {
  beforeEach(() => {
    count += 1;
    id = `fases-${count}`;
    sent = [];
    answers = { status: 200, body: { success: true, data: stageOf(id, TEAMS) } };
    vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
      if (url.endsWith('/rooms')) return Response.json(NO_ROOMS);
      const call = `${method} ${url.slice(url.indexOf(id) + id.length)}`;
      sent.push({ call, body: body === undefined ? null : JSON.parse(body) });
      return Response.json(answers.body, { status: answers.status });
    });
  });

  it('open the editor of a stage by a link', async () => {
    open({}, {}, {}, '?editar=1');
    expect(await screen.findByText('Guardar la fase')).toBeTruthy();
  });

  it.each([
    ['a closed stage', { state: 'closed' }, '?editar=1'],
    ['a stage that is not there', {}, '?editar=2'],
    ['no number', {}, '?editar=final'],
  ] as const)('show no editor if a link asks for %s', async (_, changes, asked) => {
    open(changes, {}, {}, asked);
    await screen.findByRole('heading', { name: /Clasificatoria/ });
    expect(screen.queryByText('Guardar la fase')).toBeNull();
  });

  it('publish an adjustment with its reason, and only one for two taps', async () => {
    open({}, ONE);
    await userEvent.click(await screen.findByText('Sanciones y ajustes'));
    await tap('Agregar un ajuste');
    await userEvent.click(inDialog('Publicar el ajuste'));
    await userEvent.click(dialog().getByText('Teaming.'));
    await userEvent.click(inDialog('Publicar el ajuste'));
    expect(await dialog().findByText('Elige a quién.')).toBeDefined();
    expect(sent).toEqual([]);
    await choose('A quién', 'Lobos');
    await userEvent.type(dialog().getByLabelText(/^Puntos/), '−5');
    answers = { status: 503, body: { success: false, code: 'unavailable', error: 'Intenta de nuevo.' } };
    await userEvent.click(inDialog('Publicar el ajuste'));
    expect(await dialog().findByText('Intenta de nuevo.')).toBeDefined();
    answers = { status: 409, body: { success: false, code: 'request-reused', error: 'Ya se envió.' } };
    await userEvent.click(inDialog('Publicar el ajuste'));
    expect(await dialog().findByText('Ya se envió.')).toBeDefined();
    answers = { status: 200, body: { success: true, data: stageOf(id, TEAMS) } };
    await userEvent.click(inDialog('Publicar el ajuste'));
    await told('Ajuste publicado');
    const adjustment = { kind: 'points', unitId: 'lobos', reason: 'Teaming.', match: null, points: -5 };
    const [first, second, third] = sent;
    expect(third?.body).not.toEqual(first?.body);
    expect(first).toEqual({
      call: 'POST /stages/1/adjustments',
      body: { requestId: expect.any(String) as string, adjustment },
    });
    expect(second).toEqual(first);
  });

  it.each([null, SATURDAY])('add the next one unless cancelled: %s', async (cancelledAt) => {
    open({ advance: { perLobby: 1, byTable: 0 } }, {}, { cancelledAt });
    await screen.findByRole('heading', { name: /Clasificatoria/ });
    expect(screen.queryAllByText('Agregar la siguiente fase')).toHaveLength(cancelledAt === null ? 1 : 0);
  });

  it('show negative points with a minus sign', async () => {
    open({ entrants: stageOf(id, TEAMS).entrants.map((each) => ({ ...each, carried: -70 })) }, ONE);
    expect(await screen.findAllByText(/^−\d+$/)).toHaveLength(6);
  });

  it('give the place of a missing unit to the next one, and back with a tap', async () => {
    const left = { id: 'nova', number: 9, name: 'Nova', tag: '', carried: 0, since: null };
    open({ replacements: [{ left, came: 'rayo', lobby: 'a' }] });
    await tap('Alguien no viene');
    await screen.findByLabelText('Quién no viene');
    await choose('Quién no viene', 'Lobos');
    await userEvent.click(dialog().getByText('No contesta.'));
    const came = stageOf(id, ['Fenix', 'Tigres', 'Rayo']);
    answers = { status: 200, body: { success: true, data: came } };
    await userEvent.click(inDialog('Dar el lugar'));
    await told('Entra Tigres');
    await userEvent.click(await screen.findByText('Quién no vino (1)'));
    expect(screen.getByText('Entró Rayo.')).toBeDefined();
    await tap('Devolver el lugar a Nova');
    await told('Nova vuelve a jugar');
    expect(sent).toEqual([
      {
        call: 'POST /stages/1/replace',
        body: { revision: 3, unitId: 'lobos', reason: 'No contesta.' },
      },
      { call: 'POST /stages/1/return', body: { revision: 3, unitId: 'nova', reason: 'llegó a tiempo' } },
    ]);
  });

  it.each([
    [2, false],
    [1, true],
  ])(
    'folds the lobbies once nothing is left to play in them: of %s matches, %s',
    async (matches, isFolded) => {
      open({ finish: { kind: 'matches', matches }, advance: { perLobby: 1, byTable: 0 } }, ONE);
      const lobby = await screen.findByRole('heading', { name: 'Lobby A', hidden: true });
      expect(lobby.closest('details') !== null).toBe(isFolded);
      expect(screen.queryByRole('button', { name: 'Mover a mano' })).toBeNull();
    },
  );

  it('say before a closing who passes and what is missing, and why the server refused', async () => {
    open({}, ONE);
    await tap('Cerrar la fase');
    await screen.findByRole('dialog', { name: 'Cerrar «Clasificatoria»' });
    expect(dialog().getByText('Falta publicar Partida 2.')).toBeDefined();
    expect(dialog().getByText(/^Si cierras ahora, esa partida no da puntos a nadie/)).toBeDefined();
    const confirm = 'Cerrar sin 1 partida';
    expect(inDialog(confirm).className).toContain('text-danger');
    expect(dialog().getByText('Fenix').tagName).toBe('STRONG');
    const error = 'Hay un empate en el corte. Juega una partida extra o haz un sorteo.';
    answers = { status: 409, body: { success: false, code: 'conflict', error } };
    await userEvent.click(inDialog(confirm));
    expect(await dialog().findByText(error)).toBeDefined();
    answers = { status: 200, body: { success: true, data: stageOf(id, TEAMS) } };
    await userEvent.click(inDialog(confirm));
    await told('Fase cerrada');
    expect(sent.at(-1)).toEqual({ call: 'POST /stages/1/close', body: { revision: 3, published: 1 } });
  });

  it.each([
    ['matches are left', 2, ONE, {}, /^Cuando se publique la partida que falta, cierras tú la fase y pasan/],
    ['a podium is next', 3, ONE, { perLobby: 0 }, /las 2 partidas que faltan, .+ el podio: no se/],
    ['all is published', 1, ONE, {}, /^Ya puedes cerrar la fase: no se cierra sola\.$/],
    ['a match was not published', 1, {}, {}, /^Cuando se publique la partida que falta/],
    [
      'a tie is left',
      1,
      { fenix: [1, 0], lobos: [1, 0] },
      {},
      /^Antes de cerrar la fase, decide el empate\.$/,
    ],
  ] as const)('says what closes a stage, and when: %s', async (_, matches, rows, advance, said) => {
    open({ finish: { kind: 'matches', matches }, advance: { perLobby: 1, byTable: 0, ...advance } }, rows);
    expect(await screen.findByText(said)).toBeDefined();
  });

  it('name the podium before it is made', async () => {
    open({ advance: { perLobby: 0, byTable: 0 } }, ONE);
    await tap('Cerrar y hacer el podio');
    await screen.findByRole('dialog', { name: /^Cerrar «Clasificatoria» y hacer el podio/ });
    const places = dialog().getAllByRole('listitem', { hidden: true });
    expect(places.map(({ textContent }) => textContent)).toEqual([
      '1.º Fenix 17 puntos',
      '2.º Lobos 10 puntos',
      '3.º Rayo 8 puntos',
    ]);
    expect(places[2]?.querySelector('bdi')?.textContent).toBe('Rayo');
  });

  it.each([
    ['with a prize to hand over', '100 diamantes', 1],
    ['without prizes', '', 0],
  ])('share the podium of a tournament that is over, %s', async (_, prize, marks) => {
    const results = [{ rank: 1, player: 'Fenix', prize, points: 17, deliveredAt: null }];
    const closed = { state: 'closed' as const, closedAt: SATURDAY, advance: { perLobby: 0, byTable: 0 } };
    open(closed, ONE, { results, endedAt: SATURDAY });
    const share = await screen.findByRole('link', { name: 'Compartir por WhatsApp' });
    const text = new URL(share.getAttribute('href') ?? '').searchParams.get('text');
    expect(share.closest('details')).toBeNull();
    expect(share.closest('.xl\\:max-w-none')).not.toBeNull();
    for (const name of ['Copiar enlace', 'Copiar el texto', 'Crear imagen del podio', 'Usar como portada']) {
      expect(screen.getByRole('button', { name }).closest('details')?.open).toBe(false);
    }
    expect(text).toMatch(/: así quedó el podio\*\n🥇 1\.º Fenix: 17 puntos\n.*\/tournament\/.*\/posiciones$/);
    expect(screen.queryAllByRole('button', { name: /^Marcar entregado/ })).toHaveLength(marks);
    expect(screen.queryAllByText(/^Con atraso: el torneo terminó hace/)).toHaveLength(marks);
    const repeat = screen.getByRole('link', { name: 'Seguir con otro torneo' });
    expect(repeat.getAttribute('href')).toBe(`/admin/torneos/${id}`);
    const reopen = await screen.findByRole('button', { name: 'Reabrir la fase' });
    expect(repeat.compareDocumentPosition(reopen)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('show the adult of a minor who won a prize, whose number is requested only by a tap', async () => {
    const result = { player: 'Fenix', prize: '100 diamantes', points: 17, deliveredAt: null, unit: 1 };
    const results = [
      { ...result, rank: 1 },
      { ...result, rank: 2, player: 'Lobos', unit: 2 },
      { ...result, rank: 3, player: 'Rayo', unit: 3, deliveredAt: SATURDAY },
    ];
    for (const [unit, ageBand] of [
      ['fenix', 'minor'],
      ['lobos', 'adult'],
      ['rayo', 'minor'],
    ] as const) {
      const stored = ofOnePlayer({
        id: unit,
        tournamentId: id,
        number: 1,
        fullName: 'Luis Peña',
        nick: unit,
        freeFireId: '200000001',
        email: 'ana@correo.test',
        phone: '3001234567',
        status: 'approved',
        createdAt: SATURDAY,
        answers: {},
        acceptance: null,
      });
      const members = stored.members.map((member) => ({ ...member, nick: unit, ageBand }));
      put(`registrations/${unit}`, { ...stored, members });
    }
    const chat = chatWindow();
    const closed = { state: 'closed' as const, closedAt: SATURDAY, advance: { perLobby: 0, byTable: 0 } };
    open(closed, ONE, { results, endedAt: SATURDAY });
    answers = {
      status: 200,
      body: { success: true, data: { name: 'Rosa Díaz', phone: '+57 300 123 4567', consentCode: null } },
    };
    const contact = await screen.findByRole('button', { name: /^Contactar al adulto responsable de/ });
    expect(contact.textContent).toBe('Contactar al adulto responsable de fenix');
    await userEvent.click(contact);
    expect(await screen.findByText('Rosa Díaz')).toBeDefined();
    expect(sent.at(-1)?.body).toEqual({ purpose: 'prize' });
    const { pathname, searchParams } = new URL(chat.address());
    expect(pathname).toBe('/573001234567');
    expect(searchParams.get('text')).toMatch(/^Hola, Rosa\..+ Luis ganó un premio en «.+»: 100 diamantes\./);
    expect(searchParams.get('text')).not.toContain('/permiso/');
  });

  it('edit the settings of a stage, with errors at their fields and without a loss', async () => {
    open();
    await edit();
    await userEvent.clear(dialog().getByLabelText(/^Nombre/));
    await userEvent.click(dialog().getByText('Champion Rush: llega a los puntos y gana una partida'));
    const threshold = dialog().getByLabelText(/^Puntos para quedar A TIRO/);
    await userEvent.clear(threshold);
    await userEvent.type(threshold, 'ochenta');
    await userEvent.click(inDialog('Guardar la fase'));
    expect(dialog().getByText('Escribe el nombre de la fase.')).toBeDefined();
    expect(dialog().getByText('Ingresa un número entero.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(dialog().getByLabelText(/^Nombre/)));
    expect(sent).toEqual([]);
    await userEvent.type(dialog().getByLabelText(/^Nombre/), 'Semifinal');
    await userEvent.clear(threshold);
    await userEvent.type(threshold, '60');
    await userEvent.click(dialog().getByText('Es la última fase: de aquí sale el podio'));
    await userEvent.click(inDialog('Guardar la fase'));
    await told('Fase guardada');
    expect(sent.at(-1)).toMatchObject({
      call: 'PUT /stages/1',
      body: {
        name: 'Semifinal',
        finish: { kind: 'champion-rush', matches: 2, threshold: 60 },
        advance: { perLobby: 0, byTable: 0 },
        revision: 3,
      },
    });
  });

  it('ask for the main settings of a stage, and fold the others with their values', async () => {
    open();
    await edit();
    const part = dialog().getByText('Puntos').closest('details');
    expect(part?.open).toBe(false);
    expect(part?.textContent).toMatch(/^Puntos(FFWS|12 9 8)/);
    await userEvent.click(dialog().getByText('Puntos'));
    const kills = dialog().getByLabelText(/^Por baja/);
    await userEvent.clear(kills);
    await userEvent.type(kills, 'una');
    await userEvent.click(dialog().getByText('Puntos'));
    await userEvent.click(inDialog('Guardar la fase'));
    expect(part?.open).toBe(true);
    expect(kills.getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('ask how units are drawn into several lobbies', async () => {
    open({ state: 'draft', entrants: [], lobbies: [] }, {}, { currentPlayers: 30, maxPlayers: 48 });
    await tap('Sortear los lobbies');
    await screen.findByText('Cómo se reparten');
    expect(dialog().getByLabelText(/^Código del sorteo/)).toBeDefined();
    await userEvent.click(inDialog('Sortear'));
    await told('Lobbies listos');
    expect(sent.at(-1)).toMatchObject({ call: 'POST /stages/1/draw', body: { kind: 'random', revision: 3 } });
  });

  it.each([
    ['Armar el lobby', 12, 'Armar'],
    ['Sortear los lobbies', 30, 'Sortear'],
  ])('say before it is drawn days ahead who would be missing: %s', async (act, currentPlayers, confirm) => {
    const date = new Date(Date.now() + 5 * DAY_MS);
    open({ state: 'draft', entrants: [], lobbies: [] }, {}, { currentPlayers, maxPlayers: 48, date });
    await tap(act);
    await screen.findByText(/^Se juega dentro de 5 días\. Quien reciba un cupo más tarde/);
    expect(dialog().queryByText(/^El lobby de ahora se pierde/)).toBeNull();
    expect(sent).toEqual([]);
    await userEvent.click(inDialog(confirm));
    await waitFor(() => expect(sent.at(-1)?.call).toBe('POST /stages/1/draw'));
  });

  it('make a single lobby with one tap, and ask only before it is made again', async () => {
    open({ state: 'draft', entrants: [], lobbies: [] }, {}, { currentPlayers: 12, maxPlayers: 48 });
    await tap('Armar el lobby');
    await told('Lobby listo');
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    const draw = { call: 'POST /stages/1/draw', body: { kind: 'seed', revision: 3 } };
    expect(sent).toEqual([draw]);
    cleanup();
    open({}, {}, { currentPlayers: 12, maxPlayers: 48 });
    await tap('Armar otra vez');
    expect(await screen.findByText(/^El lobby de ahora se pierde\./)).toBeDefined();
    expect(dialog().queryByText('Cómo se reparten')).toBeNull();
    expect(screen.getByRole('button', { name: 'Armar otra vez' }).className).toContain('text-danger');
    expect(inDialog('Armar').className).toContain('text-danger');
    expect(sent).toEqual([draw]);
    await userEvent.click(inDialog('Armar'));
    await waitFor(() => expect(sent).toEqual([draw, draw]));
  });

  it('keep typed text when another organiser saves the same stage', async () => {
    open({ updatedAt: SATURDAY });
    await edit();
    const name = dialog().getByLabelText(/^Nombre/);
    await userEvent.clear(name);
    await userEvent.type(name, 'La mía');
    put(`tournaments/${id}/stages/1`, {
      tournamentId: id,
      ...stageFields(TEAMS, { name: 'La suya', revision: 4, updatedAt: new Date(SATURDAY.getTime() + 1) }),
    });
    expect(await dialog().findByText('Otra persona cambió esta fase')).toBeDefined();
    expect((name as HTMLInputElement).value).toBe('La mía');
    await userEvent.click(inDialog('Incorporar sus cambios'));
    await userEvent.click(inDialog('Guardar la fase'));
    await told('Fase guardada');
    expect(sent.at(-1)).toMatchObject({ body: { name: 'La mía', revision: 4 } });
  });

  it('restore typed text after the session ended', async () => {
    open();
    await edit();
    await userEvent.type(dialog().getByLabelText(/^Nombre/), ' de la mañana');
    cleanup();
    open();
    await edit();
    expect(dialog().getByLabelText<HTMLInputElement>(/^Nombre/).value).toBe('Clasificatoria de la mañana');
    await userEvent.click(inDialog('Descartar'));
    expect(dialog().getByLabelText<HTMLInputElement>(/^Nombre/).value).toBe('Clasificatoria');
  });
});
