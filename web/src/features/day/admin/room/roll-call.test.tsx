import { type RollState, rollId } from '@copa/domain/day/roll';
import { dayTournament, dayUnit } from '@copa/domain/day/units/day.fixture';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { put } from '../../../../../test/offline-firestore.ts';
import { LiveArea } from '../../../../lib/live/live-area.tsx';
import { dayOf } from '../day.fixture.ts';
import AbsentWithKills from './absent-with-kills.tsx';
import { RollCall } from './roll-call.tsx';
import { seatedUnits } from './seated.ts';

const now = new Date('2026-11-21T19:00:00Z');
const ADDRESS = { lobby: null, match: 1 };
const NICKS = ['Fenix', 'Zorro', 'Luna'];

let count = 0;
let id = '';

function rollOf(begins: Date | null, nicks: readonly string[]) {
  const tournament = dayTournament({ id, date: now });
  const units = nicks.map((nick, index) => dayUnit(nick.toLowerCase(), index + 1, { fullName: nick }));
  return (
    <LiveArea>
      <RollCall
        {...{ tournament, now }}
        isWhole
        units={seatedUnits(dayOf(tournament, units), ADDRESS)}
        address={ADDRESS}
        begins={begins}
        isPresent
      />
    </LiveArea>
  );
}

const open = (begins: Date | null = now, nicks: readonly string[] = NICKS) =>
  openScreen(rollOf(begins, nicks));

function stored(unitId: string, state: RollState, ...intruders: readonly string[]): void {
  const marks = { [unitId]: { state, by: 'ana', at: now } };
  put(`rolls/${rollId(id, { lobby: null, match: 1 }, 0)}`, {
    tournamentId: id,
    match: 1,
    marks,
    intruders: intruders.map((nick) => ({ nick, by: 'ana', at: now })),
  });
}

interface Sent {
  readonly marks: object;
  readonly intruders: object;
  readonly end: () => void;
  readonly fail: () => void;
  readonly intercept: (status: number) => void;
  readonly refuse: (fields?: object) => void;
  readonly arrive: () => void;
}
const REFUSED = 'El torneo está cancelado.';
const sent: Sent[] = [];

const button = (name: string) => screen.getByRole('button', { name });
const tap = (name: string) => userEvent.click(button(name));
const isOn = (name: string) => button(name).getAttribute('aria-pressed') === 'true';
const came = () => NICKS.filter((nick) => isOn(`Entró: ${nick}`));
const stayedAway = () => NICKS.filter((nick) => isOn(`No entró: ${nick}`));
const said = () => screen.queryAllByText(/^No se guardó la marca\./).map((node) => node.textContent);

describe('the roll call', () => {
  beforeEach(() => {
    count += 1;
    id = `torneo-${count}`;
    sent.length = 0;
    vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
      const { marks, intruders } = JSON.parse(body) as Pick<Sent, 'marks' | 'intruders'>;
      return new Promise((resolve, reject) => {
        sent.push({
          marks,
          intruders,
          end: () => resolve(Response.json({ success: false, error: 'Inicia sesión.' }, { status: 401 })),
          fail: () => reject(new TypeError('Failed to fetch')),
          intercept: (status) => resolve(new Response('<!doctype html>', { status })),
          refuse: (fields = {}) =>
            resolve(
              Response.json({ success: false, code: 'conflict', error: REFUSED, fields }, { status: 409 }),
            ),
          arrive: () =>
            resolve(
              Response.json({
                success: true,
                data: { id: 'roll', tournamentId: id, match: 1, marks: {}, intruders: [] },
              }),
            ),
        });
      });
    });
  });

  it.each([
    [new Date(now.getTime() + 60_000), /^Todavía no se puede pasar lista: empieza /],
    [null, /^Se pasa lista desde que abre la sala/],
  ])('says when it begins, %s, and offers nothing before', async (begins, said) => {
    open(begins);
    await screen.findByText(said);
    expect(screen.getByText('Fenix')).toBeDefined();
    expect(screen.queryAllByRole('button')).toEqual([]);
    cleanup();
    open();
    await screen.findByRole('button', { name: 'Entró: Fenix' });
    expect(screen.queryByText(said)).toBeNull();
  });

  it('is not complete without units', () => {
    open(now, []);
    expect(screen.getByText('Todavía no hay a quién llamar')).toBeDefined();
    expect(screen.queryByText('Completo')).toBeNull();
    expect(screen.queryByText('0/0')).toBeNull();
  });

  it('can be corrected once it was called, even if the start has moved', async () => {
    stored('zorro', 'out');
    open(new Date(now.getTime() + 60_000));
    await vi.waitFor(() => expect(stayedAway()).toEqual(['Zorro']));
  });

  it('marks the others present or absent with one tap, the harmless answer first', async () => {
    open();
    expect(screen.queryByRole('button', { name: 'Los demás entraron' })).toBeNull();
    await tap('No entró: Zorro');
    const rest = screen.getAllByRole('button', { name: /^Los / }).map(({ textContent }) => textContent);
    expect(rest).toEqual(['Los demás entraron', 'Los 2 que faltan no entraron']);
    await tap('Los demás entraron');
    expect([came(), stayedAway()]).toEqual([['Fenix', 'Luna'], ['Zorro']]);
    sent[0]?.arrive();
    await vi.waitFor(() => expect(sent[1]?.marks).toEqual({ fenix: 'in', luna: 'in' }));
  });

  it('moves no row while it is called, whoever leaves or gets a place', async () => {
    const { change } = open();
    change(rollOf(now, ['Fenix', 'Luna', 'Nova']));
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/Entró.*/, ''));
    expect(rows.join()).toMatch(/Fenix,.*Zorroya no juega aquí,.*Luna,.*Nova$/);
    await tap('Entró: Fenix');
    await tap('Los demás entraron');
    expect([isOn('Entró: Luna'), isOn('Entró: Nova')]).toEqual([true, true]);
  });

  it('keeps a stored mark until the live roll has it, so that a tap for the others does not change it', async () => {
    open();
    await tap('No entró: Zorro');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => sent[0]?.arrive());
    expect(stayedAway()).toEqual(['Zorro']);
    await tap('Los demás entraron');
    await vi.waitFor(() => expect(sent[1]?.marks).toEqual({ fenix: 'in', luna: 'in' }));
    act(() => stored('zorro', 'out'));
    expect(stayedAway()).toEqual(['Zorro']);
    act(() => stored('zorro', 'in'));
    await vi.waitFor(() => expect(came()).toContain('Zorro'));
  });

  it('does not show a mark again that another organiser has removed', async () => {
    open();
    await tap('No entró: Zorro');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => sent[0]?.arrive());
    act(() => stored('zorro', 'out'));
    await vi.waitFor(() => expect(stayedAway()).toEqual(['Zorro']));
    act(() => stored('luna', 'in'));
    await vi.waitFor(() => expect(came()).toEqual(['Luna']));
    expect(stayedAway()).toEqual([]);
  });

  it('takes the marks of one tap back with one tap, but no mark that was changed since', async () => {
    open();
    await tap('Entró: Zorro');
    await tap('Los 2 que faltan no entraron');
    expect([came(), stayedAway()]).toEqual([['Zorro'], ['Fenix', 'Luna']]);
    expect(screen.getByText('Marcaste a 2 como «No entró».')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Deshacer los 2' })).toBeDefined();
    await tap('Entró: Luna');
    await tap('Deshacer');
    expect([came(), stayedAway()]).toEqual([['Zorro', 'Luna'], []]);
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('El que falta entró');
  });

  it('asks about an absent unit with kills, and one tap removes the absence', async () => {
    stored('zorro', 'out');
    const killers = ['zorro', 'luna'].map((unit) => ({ id: unit, name: unit, kills: 2 }));
    const onAnswer = vi.fn<(answer: string) => void>();
    openScreen(
      <LiveArea>
        <AbsentWithKills {...{ killers, onAnswer }} tournament={{ id, stage: 0 }} lobby="a" match={1} />
      </LiveArea>,
    );
    expect(
      await screen.findByText(/^zorro está ausente en el pase de lista, pero tiene 2 bajas/),
    ).toBeDefined();
    expect(screen.queryByText(/^luna/)).toBeNull();
    expect(onAnswer).toHaveBeenLastCalledWith('differs');
    await tap('Sí jugó: quitar la ausencia de zorro');
    await vi.waitFor(() => expect(sent[0]?.marks).toEqual({ zorro: 'in' }));
    expect(screen.queryByText(/^zorro/)).toBeNull();
    expect(onAnswer).toHaveBeenLastCalledWith('unknown');
    const ofLobby = { tournamentId: id, match: 1, marks: {}, intruders: [] };
    act(() => put(`rolls/${rollId(id, { lobby: 'a', match: 1 }, 0)}`, ofLobby));
    await vi.waitFor(() => expect(onAnswer).toHaveBeenLastCalledWith('agrees'));
  });

  it('knows whether the roll agrees once both rolls came, that of the lobby and that of all', async () => {
    const killers = [{ id: 'zorro', name: 'zorro', kills: 2 }];
    const onAnswer = vi.fn<(answer: string) => void>();
    const ofLobby = (state: RollState) =>
      put(`rolls/${rollId(id, { lobby: 'a', match: 1 }, 0)}`, {
        tournamentId: id,
        match: 1,
        lobby: 'a',
        marks: { zorro: { state, by: 'ana', at: now } },
        intruders: [],
      });
    ofLobby('out');
    openScreen(
      <LiveArea>
        <AbsentWithKills {...{ killers, onAnswer }} tournament={{ id, stage: 0 }} lobby="a" match={1} />
      </LiveArea>,
    );
    await vi.waitFor(() => expect(onAnswer).toHaveBeenLastCalledWith('differs'));
    act(() => ofLobby('in'));
    await vi.waitFor(() => expect(onAnswer).not.toHaveBeenLastCalledWith('differs'));
    expect(onAnswer).toHaveBeenLastCalledWith('unknown');
    act(() => stored('zorro', 'in'));
    await vi.waitFor(() => expect(onAnswer).toHaveBeenLastCalledWith('agrees'));
  });

  it('shows a mark at once, removes it after a refusal, and says so', async () => {
    open();
    await tap('Entró: Fenix');
    expect([came(), said()]).toEqual([['Fenix'], []]);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.marks).toEqual({ fenix: 'in' });
    await act(async () => sent[0]?.refuse());
    await vi.waitFor(() => expect([came(), stayedAway()]).toEqual([[], []]));
    expect(said()).toContain(`No se guardó la marca. ${REFUSED}`);
  });

  it('drops only the mark of a unit that no longer plays, and sends the others again', async () => {
    open();
    await tap('Entró: Luna');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await tap('Entró: Fenix');
    await tap('No entró: Zorro');
    await act(async () => sent[0]?.arrive());
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    const why = 'Una de las inscripciones no juega esta partida.';
    await act(async () => sent[1]?.refuse({ 'marks.zorro': why }));
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]?.marks).toEqual({ fenix: 'in' });
    expect(said()).toContain(`No se guardó la marca. ${why}`);
    expect([came(), stayedAway()]).toEqual([['Fenix', 'Luna'], []]);
  });

  it('keeps the nick of an intruder while it is typed, over a reload and the removal of another one', async () => {
    stored('zorro', 'out', 'Colado');
    open();
    await userEvent.type(screen.getByLabelText(/^Intruso/, { selector: 'input' }), 'Sombra');
    cleanup();
    open();
    const nick = () => screen.getByLabelText<HTMLInputElement>(/^Intruso/, { selector: 'input' }).value;
    expect(nick()).toBe('Sombra');
    await userEvent.click(await screen.findByRole('button', { name: /^Quitar.*Colado/, hidden: true }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => sent[0]?.arrive());
    expect(nick()).toBe('Sombra');
    await userEvent.click(screen.getByRole('button', { name: 'Anotar intruso', hidden: true }));
    expect(nick()).toBe('');
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.intruders).toEqual({ Sombra: true });
    await act(async () => sent[1]?.arrive());
  });

  it('asks for the nick of an intruder until one is typed', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Anotar intruso', hidden: true }));
    expect(screen.getByText('Escribe el nick.')).toBeDefined();
    await userEvent.type(screen.getByLabelText(/^Intruso/, { selector: 'input' }), 'S');
    expect(screen.queryByText('Escribe el nick.')).toBeNull();
  });

  it('shows an added or removed intruder until the live roll does', async () => {
    stored('zorro', 'out', 'Colado');
    open();
    await screen.findByRole('button', { name: /^Quitar.*Colado/, hidden: true });
    const noted = () => screen.getAllByRole('button', { name: /^Quitar /, hidden: true }).length;
    await userEvent.type(screen.getByLabelText(/^Intruso/, { selector: 'input' }), ' Som\u200Bbra  {Enter}');
    await vi.waitFor(() => expect(sent.map(({ intruders }) => intruders)).toEqual([{ Sombra: true }]));
    await act(async () => sent[0]?.arrive());
    expect(noted()).toBe(2);
    stored('zorro', 'out', 'Colado', 'Sombra', 'Rayo');
    await screen.findByRole('button', { name: /^Quitar.*Rayo/, hidden: true });
    expect(noted()).toBe(3);
    await userEvent.click(screen.getByRole('button', { name: /^Quitar.*Colado/, hidden: true }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    await act(async () => sent[1]?.arrive());
    expect(noted()).toBe(2);
    stored('zorro', 'out', 'Sombra', 'Luz');
    await screen.findByRole('button', { name: /^Quitar.*Luz/, hidden: true });
    stored('zorro', 'out', 'Sombra', 'Colado');
    await screen.findByRole('button', { name: /^Quitar.*Colado/, hidden: true });
    expect(noted()).toBe(2);
  });

  it('keeps marks and intruders of a session that ends, and sends them when somebody signs in again', async () => {
    open();
    await tap('Entró: Fenix');
    await userEvent.type(screen.getByLabelText(/^Intruso/, { selector: 'input' }), 'Sombra{Enter}');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => sent[0]?.end());
    cleanup();
    // Counts from here, because the closed screen may have sent the marks once more.
    const next = sent.length;
    open();
    await vi.waitFor(() => expect(sent).toHaveLength(next + 1));
    expect(sent[next]?.marks).toEqual({ fenix: 'in' });
    await act(async () => sent[next]?.arrive());
    await vi.waitFor(() => expect(sent).toHaveLength(next + 2));
    expect([sent[next + 1]?.marks, sent[next + 1]?.intruders, said()]).toEqual([{}, { Sombra: true }, []]);
    expect(screen.getByText('Sombra', { selector: 'li *' })).toBeDefined();
    await act(async () => sent[next + 1]?.arrive());
    await vi.waitFor(() => expect(localStorage.length).toBe(0));
  });

  it.each([200, 403, 404])('keeps marks that got a page of another server with %i', async (status) => {
    open();
    await tap('Entró: Fenix');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => sent[0]?.intercept(status));
    expect([came(), said()]).toEqual([['Fenix'], []]);
    expect(await screen.findByText(/^Una marca espera en este teléfono\. Hay red, pero/)).toBeDefined();
    cleanup();
    open();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.marks).toEqual({ fenix: 'in' });
    await act(async () => sent[1]?.arrive());
    await vi.waitFor(() => expect(localStorage.length).toBe(0));
  });

  it('restores a mark whose removal was refused', async () => {
    stored('zorro', 'out');
    open();
    await vi.waitFor(() => expect(stayedAway()).toEqual(['Zorro']));
    await tap('No entró: Zorro');
    expect(stayedAway()).toEqual([]);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.marks).toEqual({ zorro: null });
    await act(async () => sent[0]?.refuse());
    await vi.waitFor(() => expect(stayedAway()).toEqual(['Zorro']));
  });

  it('sends further taps together, with the last mark of each unit', async () => {
    open();
    await tap('Entró: Luna');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await tap('Entró: Fenix');
    await tap('Entró: Zorro');
    await tap('No entró: Luna');
    await tap('No entró: Zorro');
    expect([came(), stayedAway(), sent.length]).toEqual([['Fenix'], ['Zorro', 'Luna'], 1]);
    await act(async () => sent[0]?.refuse());
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect([came(), stayedAway()]).toEqual([['Fenix'], ['Zorro', 'Luna']]);
    expect(sent[1]?.marks).toEqual({ fenix: 'in', zorro: 'out', luna: 'out' });
    await act(async () => sent[1]?.refuse());
    await vi.waitFor(() => expect([came(), stayedAway()]).toEqual([[], []]));
    expect(sent).toHaveLength(2);
  });

  it('keeps marks without a connection and over a reload, and sends them later', async () => {
    open();
    await tap('Entró: Fenix');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => sent[0]?.fail());
    await tap('No entró: Luna');
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    await act(async () => sent[1]?.fail());
    expect(await screen.findByText(/^2 marcas esperan la conexión/)).toBeDefined();
    expect([came(), stayedAway(), said()]).toEqual([['Fenix'], ['Luna'], []]);
    cleanup();
    open();
    await vi.waitFor(() => expect([came(), stayedAway()]).toEqual([['Fenix'], ['Luna']]));
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]?.marks).toEqual({ fenix: 'in', luna: 'out' });
    stored('fenix', 'in');
    await act(async () => sent[2]?.arrive());
    await vi.waitFor(() => expect(screen.queryByText(/esperan la conexión/)).toBeNull());
    await vi.waitFor(() => expect(localStorage.length).toBe(0));
    expect(came()).toEqual(['Fenix']);
  });
});
