import type { Match } from '@copa/domain/play/match';
import { describe, expect, it } from 'vitest';
import { playOf } from '../day-play.tsx';
import { matchWith, SATURDAY, stageOf } from '../play.fixture.ts';
import {
  fitsOneLobby,
  isCloseDue,
  lacksMatches,
  matchSlotsOf,
  nextInStage,
  stageView,
} from './stage-view.ts';

const stage = stageOf('copa', ['Fenix', 'Lobos', 'Rayo'], {
  lobbies: [
    { id: 'a', units: ['fenix'] },
    { id: 'b', units: ['lobos'] },
    { id: 'c', units: ['rayo'] },
  ],
  finish: { kind: 'matches', matches: 1 },
});

const matchOf = (changes: Partial<Match>, units: readonly string[]) =>
  matchWith(Object.fromEntries(units.map((unit) => [unit, [null, 1] as const])), changes);

const slots = (lobby: string, matches: readonly Match[]) =>
  matchSlotsOf(stageView(stage, matches), lobby, SATURDAY).map(({ id, state }) => `${id} ${state}`);

describe('the matches of a lobby', () => {
  it('are protested while a protest waits, which stops the hour of the official result', () => {
    const soon = new Date(SATURDAY.getTime() + 60_000);
    expect(slots('a', [matchOf({ officialAt: null }, ['fenix'])])).toEqual(['a-1 protested']);
    expect(slots('a', [matchOf({ officialAt: soon }, ['fenix'])])).toEqual(['a-1 provisional']);
    expect(slots('a', [matchOf({}, ['fenix'])])).toEqual(['a-1 official']);
  });

  it('are ready once every unit has a row and nothing forbids publishing', () => {
    const both = { ...stage, lobbies: [{ id: 'a', units: ['fenix', 'lobos'] }] };
    const draft = matchOf({ state: 'draft' }, ['fenix', 'lobos']);
    const [one, two] = ['fenix', 'lobos'].map((id) => draft.rows[id]);
    if (one === undefined || two === undefined) throw new Error('a row is missing');
    const stateOf = (rows: Match['rows']) =>
      matchSlotsOf(stageView(both, [{ ...draft, rows }]), 'a', SATURDAY)[0]?.state;
    const winner = { ...one, placement: 1 };
    expect(stateOf({})).toBe('none');
    expect(stateOf({ fenix: winner })).toBe('draft');
    expect(stateOf({ fenix: winner, lobos: winner })).toBe('draft');
    expect(stateOf({ fenix: winner, lobos: two })).toBe('ready');
  });

  it('include the extra ones that its units play with another lobby', () => {
    const extra = matchOf({ isExtra: true }, ['fenix', 'lobos']);
    expect(slots('a', [extra])).toEqual(['a-1 none', 'a-x1 official']);
    expect(slots('b', [extra])).toEqual(['b-1 none', 'a-x1 official']);
    expect(slots('c', [extra])).toEqual(['c-1 none']);
  });
});

describe('a stage that may be closed', () => {
  const played = (['a', 'b', 'c'] as const).map((lobby) => {
    const units = stage.lobbies.find(({ id }) => id === lobby)?.units ?? [];
    return matchOf({ lobby }, units);
  });
  const isDecided = (perLobby: number, byTable: number, matches: readonly Match[] = played) =>
    stageView({ ...stage, advance: { perLobby, byTable } }, matches).isDecided;

  it('has a match of each lobby', () => {
    expect(isDecided(1, 0)).toBe(true);
    expect(isDecided(1, 0, played.slice(1))).toBe(false);
  });

  it('waits for no match of a lobby to which nobody came', () => {
    const lobbies = [{ id: 'a', units: [] }, ...stage.lobbies.slice(1)];
    const left = { ...stage, lobbies, entrants: stage.entrants.slice(1) };
    const view = stageView({ ...left, advance: { perLobby: 1, byTable: 0 } }, played.slice(1));
    expect([view.isDecided, lacksMatches(view)]).toEqual([true, false]);
    expect(playOf(view, SATURDAY).steps.map(({ kind }) => kind)).toEqual(['close']);
  });

  it('is due to be closed once no match is left and no result can be protested', () => {
    const view = (until: number, matches = 1) => {
      const times = { publishedAt: SATURDAY, scoresUntil: new Date(SATURDAY.getTime() + until) };
      const cut = { advance: { perLobby: 1, byTable: 0 }, finish: { kind: 'matches' as const, matches } };
      return stageView(
        { ...stage, ...cut },
        played.map((match) => ({ ...match, ...times })),
      );
    };
    expect(isCloseDue(view(0), SATURDAY)).toBe(true);
    expect(isCloseDue(view(1), SATURDAY)).toBe(false);
    expect(isCloseDue(view(0, 2), SATURDAY)).toBe(false);
  });

  it('leads on in the own lobby, or else to the first match of another one', () => {
    const view = stageView({ ...stage, finish: { kind: 'matches', matches: 2 } }, [
      ...played.slice(0, 2),
      matchOf({ lobby: 'b', number: 2, id: 'b-2' }, ['lobos']),
    ]);
    const next = (lobby: string | null) => nextInStage(view, SATURDAY, lobby)?.to.split('/').at(-1);
    expect([next('a'), next('b'), next(null)]).toEqual(['a-2', 'c-1', 'c-1']);
  });

  it('has no open protest', () => {
    const [first, ...others] = played;
    if (first === undefined) throw new Error('nothing is played');
    expect(isDecided(1, 0, [{ ...first, officialAt: null }, ...others])).toBe(false);
  });

  it.each([
    ['that nobody published', { finish: { kind: 'matches' as const, matches: 2 } }, []],
    ['with rows that nobody published', {}, [matchOf({ isExtra: true, state: 'draft' }, ['fenix'])]],
  ])('lacks a match %s', (_, changes, more) => {
    expect(lacksMatches(stageView(stage, played))).toBe(false);
    expect(lacksMatches(stageView({ ...stage, ...changes }, [...played, ...more]))).toBe(true);
  });

  it('has no tie at the cut, and in the last stage none for the first rank', () => {
    expect(isDecided(0, 1)).toBe(false);
    expect(isDecided(0, 3)).toBe(true);
    expect(isDecided(0, 0)).toBe(false);
    const [first, ...others] = played;
    if (first?.rows['fenix'] === undefined) throw new Error('Fenix has no row');
    const better = { ...first, rows: { fenix: { ...first.rows['fenix'], kills: 2 } } };
    expect(isDecided(0, 0, [better, ...others])).toBe(true);
  });
});

describe('one lobby for everybody', () => {
  const closed = { ...stage, state: 'closed' as const, advance: { perLobby: 4, byTable: 0 } };
  const second = { number: 2, lobbySize: 12 };

  it('exists in a first stage if all places fit into it', () => {
    expect(fitsOneLobby({ currentPlayers: 12 }, stage, [])).toBe(true);
    expect(fitsOneLobby({ currentPlayers: 13 }, stage, [])).toBe(false);
  });

  it('exists in a later stage if all units that passed fit into it', () => {
    expect(fitsOneLobby({ currentPlayers: 48 }, second, [closed])).toBe(true);
    const wide = { ...closed, advance: { perLobby: 4, byTable: 1 } };
    expect(fitsOneLobby({ currentPlayers: 48 }, second, [wide])).toBe(false);
    expect(fitsOneLobby({ currentPlayers: 48 }, second, [{ ...closed, state: 'playing' as const }])).toBe(
      false,
    );
  });
});
