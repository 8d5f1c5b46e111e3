import { randomUUID } from 'node:crypto';
import { boardOf } from '@copa/domain/play/board';
import { PUBLIC_NAMES } from '@copa/domain/public-name';
import { CONSENT_VERSION } from '@copa/domain/registrations/consent/consent';
import { eachPlayerField } from '@copa/domain/registrations/player';
import { describe, expect, it } from 'vitest';
import type * as zod from 'zod/mini';
import { storedCollections } from '../../../tests/api/support/stored-collections.ts';
import { createDesk } from '../../../tests/load/support/desk.ts';
import { playerOf } from '../../../tests/load/support/tournament.ts';
import { runServices } from '../../../tests/setup/local-site/services.ts';
import { decideProtest } from '../play/protests/deciding.ts';
import { sendProtest } from '../play/protests/protests.ts';
import { CAMILA, NOW } from '../seasons/friday.fixture.ts';
import { writeSeasons } from '../seasons/season-results.ts';
import { IMAGES } from '../site/image-store.ts';
import {
  BOARDS,
  matchesOf,
  PLAYERS,
  RECORDS,
  REGISTRATIONS,
  stagesOf,
  TOURNAMENTS,
} from '../store/collections.ts';
import { setCancellation } from '../tournaments/cancellation.ts';
import { deleteTournament } from '../tournaments/removal.ts';
import {
  correct,
  draw,
  MOMENTS,
  type Moment,
  namedFields,
  namedLines,
  noteRows,
  type Part,
  type Played,
  playBeside,
  playUntil,
  registerAgain,
  replace,
  stageOf,
  tournamentOf,
} from './forgotten.fixture.ts';

const site = runServices(NOW);
const SEATED = {
  ...eachPlayerField(() => ''),
  requestId: null,
  reason: 'RastroMX no vino',
  fullName: 'Berta Sol',
  nick: 'Sol',
  freeFireId: '55555555',
  email: 'berta@correo.example',
  phone: '+52 55 1111 2222',
};

type Way = (played: Played) => Promise<unknown>;

const WAYS: Readonly<Record<string, readonly [Part, Way, 'adult'?]>> = {
  'a player who withdraws': ['alone', ({ desk, code }) => desk.withdraw(code)],
  'an adult who withdraws': ['alone', ({ desk, code }) => desk.withdraw(code), 'adult'],
  'a minor whose adult withdraws the consent': [
    'alone',
    ({ desk, consentCode }) => desk.refuseConsent(consentCode),
  ],
  'a player whose registration an organiser deletes': [
    'alone',
    ({ desk, unit }) => desk.remove(CAMILA, unit),
  ],
  'a captain whose adult withdraws the consent': [
    'captain',
    ({ desk, consentCode }) => desk.refuseConsent(consentCode),
  ],
  'a captain who withdraws the team': ['captain', ({ desk, captainCode }) => desk.withdrawUnit(captainCode)],
  'a captain whom an organiser removes': [
    'captain',
    ({ desk, unit, memberId }) => desk.removeMember(CAMILA, unit, memberId, 'RastroMX no vino'),
  ],
  'a partner whose adult withdraws the consent': [
    'partner',
    ({ desk, consentCode }) => desk.refuseConsent(consentCode),
  ],
  'a partner whom an organiser replaces': [
    'partner',
    ({ desk, unit, memberId }) => desk.replaceMember(CAMILA, unit, memberId, SEATED),
  ],
};

const CASES = Object.entries(WAYS).flatMap(([who, [part, way, age]]) =>
  MOMENTS.map((moment) => ({ who, part, way, age, moment })),
);

/**
 * Documents of these collections may be readable by anybody, or by anybody who knows their unguessable id.
 */
const PUBLIC = /^(boards|images|players|rosters|seasonBoards|seasons\/results|tickets|tournaments): /;

async function expectNothing(): Promise<void> {
  await writeSeasons(site.program.dependencies, NOW);
  expect(await namedFields(site)).toEqual([]);
  expect(namedLines(site)).toEqual([]);
}

async function expectTable({ id, needs }: Played): Promise<void> {
  const { database } = needs;
  const [stage, board, tournament] = await Promise.all([
    database.get(stagesOf(id), '1'),
    database.get(BOARDS, `${id}_1`),
    database.get(TOURNAMENTS, id),
  ]);
  if (stage === null || board === null || tournament === null) return;
  const { revision: _, updatedAt: __, openings, ...shown } = board;
  expect(shown).toEqual(boardOf(tournament, stage, await database.find(matchesOf(id, 1), {}), shown.next));
}

describe('nothing names', () => {
  it.each(CASES)('$who $moment', async ({ part, way, moment, age }) => {
    const played = await playUntil(site, part, moment, age);
    expect((await namedFields(site)).length).toBeGreaterThan(5);
    await way(played);
    await expectNothing();
    await expectTable(played);
  });

  const PARTS = ['alone', 'captain', 'partner'] as const;
  const HIDDEN = PARTS.flatMap((part) => MOMENTS.map((moment) => ({ part, moment })));
  it.each(HIDDEN)('in public a minor whose adult hides the nick: $part $moment', async ({ part, moment }) => {
    const { desk, consentCode } = await playUntil(site, part, moment);
    await desk.giveConsent(consentCode, { version: CONSENT_VERSION, showsNick: false });
    await writeSeasons(site.program.dependencies, NOW);
    expect((await namedFields(site)).filter((field) => PUBLIC.test(field))).toEqual([]);
  });

  it('a partner whom the captain removes', async () => {
    const { desk, captainCode, memberId } = await playUntil(site, 'partner', 'before the draw');
    expect((await desk.removeTeammate(captainCode, memberId)).members[1]?.state).toBe('invited');
    await expectNothing();
  });

  it.each([
    ['waits for an organiser', null],
    ['an organiser took', true],
    ['an organiser refused', false],
  ])('a partner of whose nick the captain made a team name that %s', async (_, taken) => {
    const { desk, unit, captainCode, code } = await playUntil(site, 'partner', 'before the draw');
    const names = { name: 'RastroMX y Cóndor', tag: 'CON' };
    await desk.rename(captainCode, { nick: null, unit: names });
    if (taken !== null) await desk.decideNames(CAMILA, unit, unit, { taken, revision: 1 });
    expect((await namedFields(site)).length).toBeGreaterThan(5);
    await desk.withdraw(code);
    await expectNothing();
  });

  it.each([
    ['leaves', ({ desk, code }: Played) => desk.withdraw(code)],
    [
      'hides',
      ({ desk, consentCode }: Played) =>
        desk.giveConsent(consentCode, { version: CONSENT_VERSION, showsNick: false }),
    ],
  ])('in public a partner who %s, in a team name made of a nick that is still asked for', async (_, way) => {
    const played = await playUntil(site, 'partner', 'before the draw');
    const { desk, needs, unit, captainCode, code } = played;
    await desk.rename(code, { nick: 'Huella', unit: null });
    await desk.rename(captainCode, { nick: null, unit: { name: 'Huella y Cóndor', tag: '' } });
    await desk.decideNames(CAMILA, unit, unit, { taken: true, revision: 1 });
    await way(played);
    const stored = await needs.database.get(REGISTRATIONS, unit);
    expect(stored?.unit.name).toBe('Equipo 1');
    expect((await namedFields(site)).filter((field) => PUBLIC.test(field))).toEqual([]);
  });

  it('a minor in a team name that the captain asks for, once the adult hides the nick', async () => {
    const { desk, unit, captainCode, consentCode } = await playUntil(site, 'partner', 'before the draw');
    await desk.rename(captainCode, { nick: 'Halcón', unit: { name: 'RastroMX y Cóndor', tag: '' } });
    await desk.giveConsent(consentCode, { version: CONSENT_VERSION, showsNick: false });
    await expect(desk.decideNames(CAMILA, unit, unit, { taken: true, revision: 1 })).rejects.toMatchObject({
      code: 'stale-write',
    });
    await desk.decideNames(CAMILA, unit, unit, { taken: true, revision: 2 });
    expect((await namedFields(site)).filter((field) => PUBLIC.test(field))).toEqual([]);
  });

  it('a partner who left while a protest that names them was open, once it is decided', async () => {
    const played = await playUntil(site, 'partner', 'after a published match');
    const { id, needs, desk, unit, captainCode, consentCode } = played;
    await sendProtest(
      needs,
      captainCode,
      { stage: 1, match: 'a-1' },
      { requestId: randomUUID(), kind: 'cheating', against: null, text: 'RastroMX vio un hack.' },
    );
    await desk.refuseConsent(consentCode);
    expect(await namedFields(site)).toEqual(['protests: text']);
    const decision = { decision: 'dismissed', reason: 'No se ve.', correction: undefined } as const;
    await decideProtest(needs, CAMILA, { id, stage: 1, match: 'a-1', unit }, decision);
    await expectNothing();
  });

  it('a player by a nick that was changed before', async () => {
    const { desk, unit, memberId, code } = await playUntil(site, 'alone', 'after a published match');
    for (const nick of ['Trueno', 'Relámpago']) await desk.correctMember(CAMILA, unit, memberId, { nick });
    expect(await namedFields(site)).toContain('tournaments/stages: adjustments.*.reason');
    await desk.withdraw(code);
    await expectNothing();
  });

  it('in public a minor by a nick that was changed before the adult hid it', async () => {
    const { desk, unit, memberId, consentCode } = await playUntil(site, 'alone', 'after a published match');
    await desk.correctMember(CAMILA, unit, memberId, { nick: 'Trueno' });
    await desk.giveConsent(consentCode, { version: CONSENT_VERSION, showsNick: false });
    expect((await namedFields(site)).filter((field) => PUBLIC.test(field))).toEqual([]);
  });

  it('a player who was replaced, and the figures stay', async () => {
    const played = await playUntil(site, 'alone', 'after the draw');
    await replace(played);
    await played.desk.withdraw(played.code);
    await expectNothing();
    const board = await played.needs.database.get(BOARDS, `${played.id}_1`);
    expect(board?.left).toEqual([{ number: 1, name: 'Jugador 1' }]);
    expect(board?.corrections).toMatchObject([{ kind: 'left', unit: 1, reason: '' }]);
  });
});

it('the podium goes on under a number, and the cover that showed it is gone', async () => {
  const played = await playUntil(site, 'captain', 'after the end');
  expect((await tournamentOf(played))?.results[0]).toMatchObject({ player: 'RastroMX Team', unit: 1 });
  await played.desk.withdrawUnit(played.captainCode);
  const after = await tournamentOf(played);
  expect(after?.results[0]).toMatchObject({ player: 'Equipo 1', unit: 1, rank: 1 });
  expect(after?.imageId).toBeNull();
  expect(await played.needs.database.find(IMAGES, {})).toEqual([]);
  const [record] = await played.needs.database.find(RECORDS, {});
  expect(record?.entries).toMatchObject([{ kind: 'warning', reason: '' }]);
});

it('the reason of a cancellation ends with whom it names, and is in no entry of the audit', async () => {
  for (const reason of ['Faltó gente', 'RastroMX hizo trampa']) {
    const played = await playUntil(site, 'alone', 'after a published match');
    await setCancellation(played.needs, CAMILA, played.id, { cancelled: true, reason });
    await played.desk.withdraw(played.code);
    await expectNothing();
    const cancelReason = reason === 'Faltó gente' ? reason : '';
    expect(await tournamentOf(played)).toMatchObject({ cancelReason });
  }
});

it('a tournament that is deleted takes what organisers typed about its players', async () => {
  const ended = await playUntil(site, 'alone', 'after the end');
  await deleteTournament(ended.needs, CAMILA, ended.id, true);
  await expectNothing();
  const played = await playUntil(site, 'alone', 'before the draw');
  await registerAgain(played);
  await deleteTournament(played.needs, CAMILA, played.id, true);
  await expect(expectNothing()).resolves.toBeUndefined();
});

it('a stage that is opened again takes the picture of its podium off', async () => {
  const played = await playUntil(site, 'alone', 'after the end');
  await stageOf(played).reopen();
  expect((await tournamentOf(played))?.imageId).toBeNull();
  expect(await played.needs.database.find(IMAGES, {})).toEqual([]);
});

it('a player keeps the nick on their own page when a teammate leaves a team that has played', async () => {
  const played = await playUntil(site, 'partner', 'after the end', 'adult');
  await played.desk.withdraw(played.captainCode);
  expect(await played.needs.database.find(PLAYERS, {})).toMatchObject([{ nick: 'RastroMX' }]);
});

describe('at the same moment, at two instances,', () => {
  const RACES: Readonly<Record<string, readonly [Moment, (played: Played) => Promise<unknown>, Way]>> = {
    'a draw': ['before the draw', async () => undefined, draw],
    'the publication of a match': ['after the draw', noteRows, (played) => stageOf(played).publish()],
    'the end': ['after a published match', async () => undefined, (played) => stageOf(played).close()],
    'a correction': [
      'after the draw',
      async (played) => {
        await noteRows(played);
        await stageOf(played).publish();
      },
      correct,
    ],
  };
  it.each(Object.entries(RACES))('%s writes no name back', async (_what, [moment, prepare, act]) => {
    for (const delay of [0, 0, 5, 15]) {
      const played = await playUntil(site, 'alone', moment);
      await prepare(played);
      const [, other] = site.programs;
      const elsewhere = { ...played, needs: other.dependencies };
      const later = async (work: () => Promise<unknown>, ms: number) => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        return work();
      };
      const settled = await Promise.allSettled([
        later(() => createDesk(played.needs).refuseConsent(played.consentCode), delay === 0 ? 0 : 5),
        later(() => act(elsewhere), delay),
      ]);
      expect(settled[0].status).toBe('fulfilled');
      await expectNothing();
      await expectTable(played);
    }
  });
});

type Node = zod.core.$ZodTypes;

function namesIn(schema: Node): readonly string[] {
  if (PUBLIC_NAMES.has(schema)) return [''];
  const { def } = schema._zod;
  const inside = (inner: zod.core.$ZodType) => namesIn(inner as Node);
  const below = (name: string, inner: zod.core.$ZodType) =>
    inside(inner).map((field) => (field === '' ? name : `${name}.${field}`));
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => below(name, inner));
    case 'array':
      return below('*', def.element);
    case 'record':
      return below('{}', def.valueType);
    case 'union':
      return def.options.flatMap(inside);
    case 'pipe':
      return [...inside(def.in), ...inside(def.out)];
    case 'default':
    case 'nullable':
    case 'optional':
    case 'catch':
      return inside(def.innerType);
    default:
      return [];
  }
}

const declaredNames = () =>
  new Set(
    storedCollections().flatMap(({ path, schema }) => {
      const collection = path.split('/').filter((_, at) => at % 2 === 0);
      return namesIn(schema as unknown as Node).map((field) => `${collection.join('/')}: ${field}`);
    }),
  );

const TYPED = [
  /^guardians: /,
  /^mail: /,
  /^tournaments\/claims: id$/,
  /^registrations: members\.\*\.(fullName|freeFireId|email|phone)$/,
  /: (.*\.)?(reason|reasons\.[^.]+)$/,
];

it('the schemas declare every place of a name, and forgetting reaches each of them', async () => {
  const captain = await playUntil(site, 'captain', 'after the end');
  const beside = await playBeside(site, 'captain', 'after the draw', 'adult');
  await replace(beside);
  await captain.desk.correctMember(CAMILA, captain.unit, captain.memberId, { nick: 'RastroMX3' });
  await captain.desk.rename(captain.captainCode, {
    nick: null,
    unit: { name: 'RastroMX Club', tag: 'RAS' },
  });
  const unseen = await beside.desk.register(playerOf(beside.id, 41, { nick: 'RastroMX' }));
  await beside.desk.rename(unseen.privateCode, { nick: 'Trueno', unit: null });
  const plain = (field: string) => field.replace(/^rosters: units\.\d+/, 'rosters: units.{}');
  const found = (await namedFields(site))
    .map(plain)
    .filter((field) => !TYPED.some((each) => each.test(field)));
  expect(found).toEqual([...declaredNames()].toSorted());
  await beside.desk.withdraw(unseen.privateCode);
  for (const { desk, captainCode } of [captain, beside]) await desk.withdrawUnit(captainCode);
  await expectNothing();
});
