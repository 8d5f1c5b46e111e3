import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import { ofOnePlayer } from '@copa/domain/registrations/samples/registration.fixture';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { chatWindow } from '../../../../../test/chat-window.ts';
import { put } from '../../../../../test/offline-firestore.ts';
import { SATURDAY, stageFields, stageOf } from '../play.fixture.ts';
import { dialog, inDialog, newPage, openStages, page, TEAMS, tap, told } from './stages-page.fixture.tsx';

const choose = (label: string, option: string) =>
  userEvent.selectOptions(dialog().getByLabelText(label), option);
const ONE = { fenix: [1, 5], lobos: [2, 1], rayo: [3, 0] } as const;

describe('the stages of a tournament', () => {
  beforeEach(newPage);

  it('open the editor of a stage by a link', async () => {
    openStages({}, {}, {}, '?editar=1');
    expect(await screen.findByText('Guardar la fase')).toBeTruthy();
  });

  it.each([
    ['a closed stage', { state: 'closed' }, '?editar=1'],
    ['a stage that is not there', {}, '?editar=2'],
    ['no number', {}, '?editar=final'],
  ] as const)('show no editor if a link asks for %s', async (_, changes, asked) => {
    openStages(changes, {}, {}, asked);
    await screen.findByRole('heading', { name: /Clasificatoria/ });
    expect(screen.queryByText('Guardar la fase')).toBeNull();
  });

  it('fold a closed stage below its name once another follows, so that the next act is in sight', async () => {
    openStages({ state: 'closed', closedAt: SATURDAY }, ONE);
    const table = await screen.findByText(/^Tabla de la fase/);
    const fold = () => screen.queryByText('Ver la fase')?.closest('details');
    expect(fold()).toBeUndefined();
    expect(table.closest('details')?.parentElement?.closest('details')).toBeNull();
    act(() => {
      const final = stageFields([], { state: 'draft', name: 'Final', lobbies: [], entrants: [] });
      put(`tournaments/${page.id}/stages/2`, { tournamentId: page.id, ...final, number: 2 });
    });
    await screen.findByRole('heading', { name: /Final/ });
    expect(fold()?.open).toBe(false);
    expect(within(fold() ?? document.body).getByText(/^Tabla de la fase/)).toBeDefined();
    expect(screen.getByRole('button', { name: /^(Armar el lobby|Sortear)/ }).closest('details')).toBeNull();
  });

  it('publish an adjustment with its reason, and only one for two taps', async () => {
    openStages({}, ONE);
    await userEvent.click(await screen.findByText('Sanciones y ajustes'));
    await tap('Agregar un ajuste');
    await userEvent.click(inDialog('Publicar el ajuste'));
    await userEvent.click(dialog().getByText('Teaming.'));
    await userEvent.click(inDialog('Publicar el ajuste'));
    expect(await dialog().findByText('Elige a quién.')).toBeDefined();
    expect(page.sent).toEqual([]);
    await choose('A quién', 'Lobos');
    await userEvent.type(dialog().getByLabelText(/^Puntos/), '−5');
    page.answer = { status: 503, body: { success: false, code: 'unavailable', error: 'Intenta de nuevo.' } };
    await userEvent.click(inDialog('Publicar el ajuste'));
    expect(await dialog().findByText('Intenta de nuevo.')).toBeDefined();
    page.answer = { status: 409, body: { success: false, code: 'request-reused', error: 'Ya se envió.' } };
    await userEvent.click(inDialog('Publicar el ajuste'));
    expect(await dialog().findByText('Ya se envió.')).toBeDefined();
    page.answer = { status: 200, body: { success: true, data: stageOf(page.id, TEAMS) } };
    await userEvent.click(inDialog('Publicar el ajuste'));
    await told('Ajuste publicado');
    const adjustment = { kind: 'points', unitId: 'lobos', reason: 'Teaming.', match: null, points: -5 };
    const [first, second, third] = page.sent;
    expect(third?.body).not.toEqual(first?.body);
    expect(first).toEqual({
      call: 'POST /stages/1/adjustments',
      body: { requestId: expect.any(String) as string, adjustment },
    });
    expect(second).toEqual(first);
  });

  it.each([null, SATURDAY])('add the next one unless cancelled: %s', async (cancelledAt) => {
    openStages({ advance: { perLobby: 1, byTable: 0 } }, {}, { cancelledAt });
    await screen.findByRole('heading', { name: /Clasificatoria/ });
    expect(screen.queryAllByText('Agregar la siguiente fase')).toHaveLength(cancelledAt === null ? 1 : 0);
  });

  it('show negative points with a minus sign', async () => {
    openStages(
      { entrants: stageOf(page.id, TEAMS).entrants.map((each) => ({ ...each, carried: -70 })) },
      ONE,
    );
    expect(await screen.findAllByText(/^−\d+$/)).toHaveLength(6);
  });

  it('give the place of a missing unit to the next one, and back with a tap', async () => {
    const left = { id: 'nova', number: 9, name: 'Nova', tag: '', carried: 0, since: null };
    openStages({ replacements: [{ left, came: 'rayo', lobby: 'a' }] });
    await tap('Alguien no viene');
    await screen.findByLabelText('Quién no viene');
    await choose('Quién no viene', 'Lobos');
    await userEvent.click(dialog().getByText('No contesta.'));
    const came = stageOf(page.id, ['Fenix', 'Tigres', 'Rayo']);
    page.answer = { status: 200, body: { success: true, data: came } };
    await userEvent.click(inDialog('Dar el lugar'));
    await told('Entra Tigres');
    await userEvent.click(await screen.findByText('Quién no vino (1)'));
    expect(screen.getByText('Entró Rayo.')).toBeDefined();
    await tap('Devolver el lugar a Nova');
    await told('Nova vuelve a jugar');
    expect(page.sent).toEqual([
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
      openStages({ finish: { kind: 'matches', matches }, advance: { perLobby: 1, byTable: 0 } }, ONE);
      const lobby = await screen.findByRole('heading', { name: 'Lobby A', hidden: true });
      expect(lobby.closest('details') !== null).toBe(isFolded);
      expect(screen.queryByRole('button', { name: 'Mover a mano' })).toBeNull();
    },
  );

  it('say before a closing who passes and what is missing, and why the server refused', async () => {
    openStages({}, ONE);
    await tap('Cerrar la fase');
    await screen.findByRole('dialog', { name: 'Cerrar «Clasificatoria»' });
    expect(dialog().getByText('Falta publicar Partida 2 del Lobby A.')).toBeDefined();
    expect(dialog().getByText(/^Si cierras ahora, esa partida no da puntos a nadie/)).toBeDefined();
    const confirm = 'Cerrar sin 1 partida';
    expect(inDialog(confirm).className).toContain('text-danger');
    expect(dialog().getByText('Fenix').tagName).toBe('STRONG');
    const error = 'Hay un empate en el corte. Juega una partida extra o haz un sorteo.';
    page.answer = { status: 409, body: { success: false, code: 'conflict', error } };
    await userEvent.click(inDialog(confirm));
    expect(await dialog().findByText(error)).toBeDefined();
    page.answer = { status: 200, body: { success: true, data: stageOf(page.id, TEAMS) } };
    await userEvent.click(inDialog(confirm));
    await told('Fase cerrada');
    expect(page.sent.at(-1)).toEqual({ call: 'POST /stages/1/close', body: { revision: 3, published: 1 } });
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
    openStages(
      { finish: { kind: 'matches', matches }, advance: { perLobby: 1, byTable: 0, ...advance } },
      rows,
    );
    expect(await screen.findByText(said)).toBeDefined();
  });

  it('name the podium before it is made', async () => {
    openStages({ advance: { perLobby: 0, byTable: 0 } }, ONE);
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
    openStages(closed, ONE, { results, endedAt: SATURDAY });
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
    const repeat = screen.getByRole('link', { name: 'Repetir el torneo' });
    expect(repeat.getAttribute('href')).toBe(`/admin/torneos/${page.id}`);
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
        tournamentId: page.id,
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
    openStages(closed, ONE, { results, endedAt: SATURDAY });
    page.answer = {
      status: 200,
      body: { success: true, data: { name: 'Rosa Díaz', phone: '+57 300 123 4567', consentCode: null } },
    };
    expect(await screen.findByRole('button', { name: 'Quitar la entrega: Rayo' })).toBeDefined();
    const contact = await screen.findByRole('button', { name: /^Contactar al adulto responsable de/ });
    expect(contact.textContent).toBe('Contactar al adulto responsable de fenix');
    await userEvent.click(contact);
    expect(await screen.findByText('Rosa Díaz')).toBeDefined();
    expect(page.sent.at(-1)?.body).toEqual({ purpose: 'prize' });
    const { pathname, searchParams } = new URL(chat.address());
    expect(pathname).toBe('/573001234567');
    expect(searchParams.get('text')).toMatch(/^Hola, Rosa\..+ Luis ganó un premio en «.+»: 100 diamantes\./);
    expect(searchParams.get('text')).not.toContain('/permiso/');
  });

  it('ask how units are drawn into several lobbies', async () => {
    openStages({ state: 'draft', entrants: [], lobbies: [] }, {}, { currentPlayers: 30, maxPlayers: 48 });
    await tap('Sortear los lobbies');
    await screen.findByText('Cómo se reparten');
    expect(dialog().getByLabelText(/^Código del sorteo/)).toBeDefined();
    await userEvent.click(inDialog('Sortear'));
    await told('Lobbies listos');
    expect(page.sent.at(-1)).toMatchObject({
      call: 'POST /stages/1/draw',
      body: { kind: 'random', revision: 3 },
    });
  });

  it.each([
    ['Armar el lobby', 12, 'Armar'],
    ['Sortear los lobbies', 30, 'Sortear'],
  ])('say before it is drawn days ahead who would be missing: %s', async (act, currentPlayers, confirm) => {
    const date = new Date(Date.now() + 5 * DAY_MS + HOUR_MS);
    openStages({ state: 'draft', entrants: [], lobbies: [] }, {}, { currentPlayers, maxPlayers: 48, date });
    await tap(act);
    await screen.findByText(/^Se juega dentro de 5 días\. Quien reciba un cupo más tarde/);
    expect(dialog().queryByText(/^El lobby de ahora se pierde/)).toBeNull();
    expect(page.sent).toEqual([]);
    await userEvent.click(inDialog(confirm));
    await waitFor(() => expect(page.sent.at(-1)?.call).toBe('POST /stages/1/draw'));
  });

  it('make a single lobby with one tap, and ask only before it is made again', async () => {
    openStages({ state: 'draft', entrants: [], lobbies: [] }, {}, { currentPlayers: 12, maxPlayers: 48 });
    await tap('Armar el lobby');
    await told('Lobby listo');
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    const draw = { call: 'POST /stages/1/draw', body: { kind: 'seed', revision: 3 } };
    expect(page.sent).toEqual([draw]);
    cleanup();
    openStages({}, {}, { currentPlayers: 12, maxPlayers: 48 });
    await tap('Armar otra vez');
    expect(await screen.findByText(/^El lobby de ahora se pierde\./)).toBeDefined();
    expect(dialog().queryByText('Cómo se reparten')).toBeNull();
    expect(screen.getByRole('button', { name: 'Armar otra vez' }).className).toContain('text-danger');
    expect(inDialog('Armar').className).toContain('text-danger');
    expect(page.sent).toEqual([draw]);
    await userEvent.click(inDialog('Armar'));
    await waitFor(() => expect(page.sent).toEqual([draw, draw]));
  });
});
