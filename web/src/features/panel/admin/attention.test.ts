import { type Stats, StatsSchema } from '@copa/domain/panel/stats';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { anAdmin, nobody } from '../../../../test/admin-screen.tsx';
import { decisionsOf, prizesOf, todayOf } from './attention.ts';

const at = (time: string, day = 21) => new Date(`2026-11-${day}T${time}:00Z`);

function statsOf(...perTournament: readonly object[]): Stats {
  return z.parse(StatsSchema, {
    tournaments: { draft: 0, scheduled: 0, published: 1 },
    registrations: { pending: 0, approved: 12, rejected: 0 },
    registrationsByDay: [],
    approvalMinutes: null,
    perTournament: perTournament.map((each) => ({
      id: 'copa',
      name: 'Copa',
      timeZone: 'America/Bogota',
      maxPlayers: 48,
      currentPlayers: 12,
      registrations: { pending: 0, approved: 12, rejected: 0 },
      ...each,
    })),
    pendingRequests: 0,
  });
}

it.each([
  ['that comes', '20:00', 'entry', 'Confirmación de asistencia: el aviso no salió a tiempo'],
  ['that has begun', '17:00', 'entry', null],
  ['in play', '17:00', 'final', 'Confirmación de la final: el aviso no salió a tiempo'],
])('the panel says of a tournament %s that a confirmation was not told', (_, start, kind, said) => {
  const stats = statsOf({
    date: at(start),
    windows: [{ kind, opensAt: at('15:00'), closesAt: at('17:30'), onMissing: 'mark' }],
    closings: { [kind]: { untoldAt: at('17:25') } },
  });
  expect(todayOf(stats, anAdmin, at('18:00')).next).toMatchObject({ name: 'Copa', task: said });
});

it.each([
  ['19:10', ['Falta la sala', 'Confirmaron la partida: 9 de 12']],
  ['19:39', ['Falta la sala', 'Confirmaron la partida: 9 de 12']],
  ['19:42', ['Los cupos de quien no confirmó se liberan dentro de 3 minutos', 'Falta la sala']],
])(
  'the room that is missing comes before news, and a review before a room that is not due yet: at %s',
  (hour, said) => {
    const stats = statsOf({
      date: at('20:00'),
      windows: [{ kind: 'match', opensAt: at('19:00'), closesAt: at('19:40'), onMissing: 'release' }],
      confirming: { kind: 'match', confirmed: 9 },
      room: { openAt: null },
    });
    const { next } = todayOf(stats, anAdmin, at(hour));
    expect([next?.task, ...(next?.others ?? [])]).toEqual(said);
  },
);

it('what is played since this morning comes before what begins later today', () => {
  const running = { id: 'maraton', name: 'Maratón', date: at('03:00'), endDate: at('23:00') };
  const { next, rest } = todayOf(statsOf(running, { date: at('14:00') }), anAdmin, at('12:00'));
  expect([next?.name, ...rest.map(({ title }) => title)]).toEqual(['Maratón', 'Copa']);
});

it('today begins with what begins today, and dates what belongs to another day', () => {
  const league = { id: 'liga', name: 'Liga', date: at('20:00', 19), endDate: at('22:00', 23) };
  const dueMatch = { stage: 1, stageName: 'Final', match: 'a-1', lobby: '', number: 1 };
  const yesterday = { id: 'ayer', name: 'Ayer', date: at('20:00', 20), dueMatch };
  const stats = statsOf(league, { date: at('20:00') }, yesterday);
  const { next, rest } = todayOf(stats, anAdmin, at('18:00'));
  expect([next?.name, ...rest.map(({ title }) => title)]).toEqual(['Copa', 'Liga', 'Ayer']);
  expect(rest.at(-1)?.detail).toMatch(/^Ayer, .+ · Partida 1 por anotar · Final$/);
});

it('what is under way comes before what begins later, and says what it still needs', () => {
  const stats = statsOf(
    { id: 'maraton', name: 'Maratón', date: at('17:00') },
    { date: at('17:57'), lacksDraw: true, room: { openAt: at('17:45') } },
    { id: 'liga', name: 'Liga', date: at('17:59') },
    { id: 'duos', name: 'Dúos', date: at('18:30'), room: { openAt: null } },
  );
  const { next, rest } = todayOf(stats, anAdmin, at('18:00'));
  expect([next?.name, ...rest.map(({ title }) => title)]).toEqual(['Maratón', 'Copa', 'Liga', 'Dúos']);
  expect(rest[0]?.detail).toBe('Falta hacer los lobbies · empezó hace 3 minutos · Sala abierta: pasa lista');
});

it.each([
  ['17:59', ['Copa', 'Liga', 'Dúos'], 'Falta la sala · se juega dentro de 16 minutos'],
  ['18:00', ['Dúos', 'Copa', 'Liga'], 'Falta la sala · se juega dentro de 15 minutos'],
])('a room that players wait for comes before what is under way: at %s', (hour, order, detail) => {
  const stats = statsOf(
    { id: 'maraton', name: 'Maratón', date: at('17:00') },
    { date: at('17:57') },
    { id: 'liga', name: 'Liga', date: at('17:58') },
    { id: 'duos', name: 'Dúos', date: at('18:15'), room: { openAt: null } },
  );
  const { next, rest } = todayOf(stats, anAdmin, at(hour));
  expect([next?.lacksRoom, ...rest.map(({ title }) => title)]).toEqual([false, ...order]);
  const found = rest.find(({ key }) => key === 'duos');
  expect([found?.detail, found?.lacksRoom ?? false]).toEqual([detail, order[0] === 'Dúos']);
});

const DUE = { stage: 1, stageName: 'Grupos', match: 'a-2', lobby: '', number: 2 };
const matchEntry = '/admin/torneos/copa/fases/1/a-2';
const toEnter = 'Partida 2 por anotar';

it.each<[string, object, string, string, string, readonly string[]]>([
  ['without rooms, the match', {}, toEnter, matchEntry, 'Anotar la partida', []],
  [
    'the room that is missing',
    { room: { openAt: null } },
    'Falta la sala (partida 2)',
    '/admin/torneos/copa/dia',
    'Ir a «El día»',
    [toEnter],
  ],
  [
    'the room of one of several lobbies',
    { lobby: 'b', room: { openAt: null } },
    'Falta la sala (partida 2 del Lobby B)',
    '/admin/torneos/copa/dia',
    'Ir a «El día»',
    ['Partida 2 del Lobby B por anotar'],
  ],
  [
    'the room that opens later',
    { room: { openAt: at('18:10') } },
    'Sala lista (partida 2), abre HOUR',
    '/admin/torneos/copa/dia',
    'Ir a «El día»',
    [toEnter],
  ],
  [
    'the roll, once the room is open',
    { room: { openAt: at('17:30') } },
    'Sala abierta (partida 2): pasa lista',
    '/admin/torneos/copa/dia',
    'Ir a «El día»',
    [toEnter],
  ],
  [
    'the result, once the match may be over',
    { room: { openAt: at('17:29') } },
    toEnter,
    matchEntry,
    'Anotar la partida',
    ['Pase de lista, si falta'],
  ],
  [
    'the result alone, once the roll was begun too',
    { room: { openAt: at('17:29') }, isRolled: true },
    toEnter,
    matchEntry,
    'Anotar la partida',
    [],
  ],
  [
    'the result alone, once rows were entered',
    { room: { openAt: at('17:59') }, entered: 5, units: 12 },
    'Partida 2: van 5 de 12',
    matchEntry,
    'Anotar la partida',
    [],
  ],
  [
    'publishing, once all rows were entered',
    { room: null, lobby: 'b', entered: 12, units: 12 },
    'Partida 2 del Lobby B: lista para publicar',
    matchEntry,
    'Anotar la partida',
    [],
  ],
  [
    'the first match without a room, long after the start',
    { number: 1, room: { openAt: null, hasAny: false } },
    'Partida 1 por anotar',
    matchEntry,
    'Anotar la partida',
    [],
  ],
  [
    'the room that one lobby lacks, even long after the start',
    { number: 1, room: { openAt: null, hasAny: true } },
    'Falta la sala (partida 1)',
    '/admin/torneos/copa/dia',
    'Ir a «El día»',
    ['Partida 1 por anotar'],
  ],
])('the next thing of a stage that is played is %s', (_, changes, task, to, label, others) => {
  const stats = statsOf({ date: at('17:00'), dueMatch: { ...DUE, ...changes } });
  const { next } = todayOf(stats, anAdmin, at('18:00'));
  const said = next?.task?.replace(/abre .+/, 'abre HOUR');
  expect({ ...next, task: said }).toMatchObject({ task, to, label, others });
});

it.each([
  ['close', false, '«Grupos»: no quedan partidas por jugar'],
  ['close', true, '«Grupos»: no quedan partidas por jugar'],
  ['draw-next', false, 'Falta hacer los lobbies de la siguiente fase'],
  ['draw-next', false, 'Pasan menos de dos: reabre la fase y cambia quién pasa', true],
])(
  'a stage without a match to play leads to the stages: %s, last %s',
  (act, isLast, task, lacksPassed = false) => {
    const stats = statsOf({ date: at('17:00'), dueStage: { act, name: 'Grupos', isLast, lacksPassed } });
    expect(todayOf(stats, anAdmin, at('18:00')).next).toMatchObject({
      task,
      to: '/admin/torneos/copa/fases',
      label: 'Ir a las fases',
    });
  },
);

it.each([
  ['close', false, '«Grupos»: no quedan partidas por jugar · al cerrarla sigue la otra fase'],
  ['close', true, '«Grupos»: no quedan partidas por jugar · al cerrarla sale el podio'],
  ['draw-next', false, 'Falta hacer los lobbies de la siguiente fase · «Grupos» se cerró'],
])('each running tournament says what its stage needs: %s, last %s', (act, isLast, detail) => {
  const dueStage = { act, name: 'Grupos', isLast };
  const stats = statsOf({ id: 'otra', name: 'Otra', date: at('16:00') }, { date: at('17:00'), dueStage });
  expect(todayOf(stats, anAdmin, at('18:00')).rest).toMatchObject([{ title: 'Copa', detail }]);
});

const protested = { stage: 1, match: 'a-2', matches: 1 };

it('an open protest is the next act of its tournament, before what comes after', () => {
  const stats = statsOf({ date: at('17:00'), protested, dueMatch: { ...DUE, number: 3 } });
  expect(todayOf(stats, anAdmin, at('18:00')).next).toMatchObject({
    task: 'Protesta sin resolver: partida 2',
    to: matchEntry,
    label: 'Ver la protesta',
    others: ['Partida 3 por anotar'],
  });
});

it.each([
  [
    'the room that players wait for, before an open protest',
    { protested, dueMatch: { ...DUE, room: { openAt: null } } },
    'Falta la sala (partida 2)',
  ],
  [
    'a review, which ends by itself, before an open protest',
    {
      protested,
      windows: [{ kind: 'final', opensAt: at('17:10'), closesAt: at('17:58'), onMissing: 'release' }],
      confirming: { kind: 'final', confirmed: 9 },
    },
    'Los lugares de quien no confirmó la final se dan dentro de 3 minutos',
  ],
  [
    'the room of a match before a review',
    {
      dueMatch: { ...DUE, room: { openAt: null } },
      windows: [{ kind: 'final', opensAt: at('17:10'), closesAt: at('17:58'), onMissing: 'release' }],
      confirming: { kind: 'final', confirmed: 9 },
    },
    'Falta la sala (partida 2)',
  ],
  ['the draw, before its rooms', { lacksDraw: true, room: { openAt: null } }, 'Falta hacer los lobbies'],
])('as on the day, %s', (_, changes, task) => {
  const stats = statsOf({ date: at('17:00'), ...changes });
  expect(todayOf(stats, anAdmin, at('18:00')).next?.task).toBe(task);
});

it('a missing room says when a tournament began that has begun', () => {
  const other = { id: 'otra', name: 'Otra', date: at('16:00') };
  const stats = statsOf(other, { date: at('17:57'), lacksDraw: true, room: { openAt: null } });
  const detail = todayOf(stats, anAdmin, at('18:00')).rest[0]?.detail;
  expect(detail).toBe('Falta hacer los lobbies · empezó hace 3 minutos · Falta la sala');
});

it('an open protest of one of several lobbies names the lobby', () => {
  const stats = statsOf({ date: at('17:00'), protested: { ...protested, lobby: 'a' } });
  expect(todayOf(stats, anAdmin, at('18:00')).next?.task).toBe(
    'Protesta sin resolver: partida 2 del Lobby A',
  );
});

it('protests of several matches lead to the stages, which list them', () => {
  const stats = statsOf({ date: at('17:00'), protested: { ...protested, matches: 2 } });
  expect(todayOf(stats, anAdmin, at('18:00')).next).toMatchObject({
    task: 'Protestas sin resolver en 2 partidas',
    to: '/admin/torneos/copa/fases',
  });
});

it.each([
  ['that has ended', { date: at('15:00'), endedAt: at('17:00') }],
  ['of another week', { date: at('15:00', 10), endDate: null }],
])('a protest in a tournament %s waits for a decision', (_, changes) => {
  const stats = statsOf({ ...changes, protested });
  expect(todayOf(stats, anAdmin, at('18:00'))).toEqual({ next: null, rest: [] });
  expect(decisionsOf(stats, anAdmin, at('18:00'))).toEqual([
    {
      key: 'copa-protest',
      title: 'Protesta sin resolver: partida 2',
      detail: 'Copa',
      to: matchEntry,
    },
  ]);
  expect(decisionsOf(stats, nobody, at('18:00'))).toEqual([]);
});

it.each([
  ['one, until when', { left: 1 }, 20, 'Premio por entregar: 1.º Ana', /^Plazo: hasta .* · Copa$/],
  ['several, past the deadline', { left: 2 }, 10, '2 premios por entregar', /^Copa$/],
])('the prizes of a tournament that has ended are to deliver: %s', (_, left, day, title, detail) => {
  const prizes = { rank: 1, player: 'Ana', ...left };
  const stats = statsOf({ date: at('15:00', day), endedAt: at('17:00', day), prizes });
  const [told, ...more] = prizesOf(stats, anAdmin, at('18:00'));
  expect(told).toMatchObject({ title, to: '/admin/torneos/copa' });
  expect([told?.detail, more]).toEqual([expect.stringMatching(detail), []]);
  expect(decisionsOf(stats, anAdmin, at('18:00'))).toEqual([]);
  expect(prizesOf(stats, nobody, at('18:00'))).toEqual([]);
});

it('prizes that nobody noted as delivered for a month are not asked for any more', () => {
  const prizes = { rank: 1, player: 'Ana', left: 1 };
  const endedAt = new Date('2026-10-21T17:00:00Z');
  expect(prizesOf(statsOf({ date: endedAt, endedAt, prizes }), anAdmin, at('18:00'))).toEqual([]);
});

it.each([
  ['to a new site', 0, anAdmin, ['Publica tu primer torneo']],
  ['no more once a tournament is published', 1, anAdmin, []],
  ['to nobody who may not', 0, nobody, []],
] as const)('the panel says where to begin: %s', (_, published, user, titles) => {
  const stats = { ...statsOf(), tournaments: { draft: 0, scheduled: 0, published } };
  expect(decisionsOf(stats, user, at('18:00')).map(({ title }) => title)).toEqual(titles);
});
