import { headlineOf } from '@copa/domain/day/headline';
import { HEADLINE_KINDS, type HeadlineKind } from '@copa/domain/day/headline-kind';
import { SEEN_STATES, type SeenState, seen } from '@copa/domain/day/headline-sight.fixture';
import { ownPlace } from '@copa/domain/play/board/own-rank';
import type { Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { restFields } from '../../../web/test/rest-document.ts';
import { allowOnConsole } from '../support/console-watch.ts';
import { firestoreCalls } from '../support/hold-back.ts';
import { journey, SMALL, sizes } from '../support/journey.ts';
import { DUO } from '../support/registrations.ts';
import { boardWith, OWN_NUMBER } from './board-with.ts';
import { expectInSight } from './in-sight.ts';

const ID = '0123456789abcdefghjkmnpqrs';
const CODE = 'srqpnmkjhgfedcba9876543210';
const TURN = 't'.repeat(26);
const ROOM = { roomId: '482 913 557', password: 'clave-de-la-final' };
const NAME = 'Copa Relámpago de los Andes';

const WRITE = 'Escribir a la organización';
const OTHERS = 'Ver otros torneos';
const BOARD = 'Ver la tabla';
const PLACES = 'Ver si hay cupos';

/** The main action in each state on a phone that can do it; null if there is none. */
const THINGS: Readonly<Record<HeadlineKind, string | null>> = {
  cancelled: OTHERS,
  rejected: WRITE,
  released: PLACES,
  'released-incomplete': PLACES,
  lost: WRITE,
  'lost-late': WRITE,
  champion: BOARD,
  placed: BOARD,
  out: BOARD,
  disqualified: BOARD,
  passed: BOARD,
  over: OTHERS,
  consent: 'Enviar por WhatsApp',
  'consent-others': null,
  incomplete: 'Mandar el enlace por WhatsApp',
  waiting: null,
  'waiting-incomplete': null,
  'waiting-asked': 'ESTOY LISTO',
  'waiting-ready': null,
  waited: OTHERS,
  promoted: 'CONFIRMO',
  open: 'CONFIRMO',
  review: 'AVISAR QUE SÍ VOY',
  late: null,
  room: 'Copiar ID y contraseña',
  playing: null,
  qualified: null,
  pending: null,
  'pending-confirmed': null,
  'pending-promoted': null,
  'pending-in-play': WRITE,
  undrawn: WRITE,
  'in-play': WRITE,
  final: null,
  confirmed: null,
  'confirmed-next': null,
  coming: null,
  undated: null,
  dated: null,
  protest: null,
};

/** True if the phone belongs to a member and has the link for an adult or for the team. */
const isOwn = ({ known }: SeenState) => known?.ownSlot !== undefined || known?.decision !== undefined;
const isForOthers = (kind: HeadlineKind, state: SeenState) =>
  (kind === 'consent' || kind === 'incomplete') && !isOwn(state);

function keptOf(state: SeenState): string {
  const { reader, ownSlot } = state.known ?? {};
  const kept = {
    code: CODE,
    tournamentId: 'copa',
    tournamentName: NAME,
    fullName: 'Ana Jugadora',
    registeredAt: state.now.getTime(),
    unit: { ticketId: ID, isCaptain: reader === 'captain' },
    consent: ownSlot == null ? undefined : { code: 'a'.repeat(26), slot: ownSlot },
    invitation: reader === 'captain' ? 'b'.repeat(26) : '',
  };
  return JSON.stringify(isOwn(state) ? [kept] : []);
}

/** Makes the documents of Firestore, by the first words of their paths. */
function documentsOf(state: SeenState): Readonly<Record<string, object>> {
  const { unit, tournament, table, now, known } = seen(state);
  const isTeam = unit.unit.size > 1;
  const ticket = {
    ...unit,
    tournamentId: 'copa',
    number: OWN_NUMBER,
    name: isTeam ? DUO.name : 'AnaFNX',
    unit: isTeam ? { ...DUO, size: unit.unit.size } : unit.unit,
    acceptedRules: [],
    protestDecidedAt: known.decision == null ? null : now,
    turn: unit.place === 'waiting' ? TURN : null,
  };
  const shown = { name: NAME, description: 'Un torneo.', rulesVersion: null, updatedAt: now, ...tournament };
  const [room] = unit.rooms;
  const before = Array.from({ length: (known.position ?? 1) - 1 }, (_, index) =>
    String(index).padStart(26, '0'),
  );
  const board = table === null ? null : boardWith(table);
  if (board !== null) expect(ownPlace(board, OWN_NUMBER)).toMatchObject(placeOf(table));
  return {
    ...(room !== undefined && { [`tickets/${ID}/rooms`]: { ...room, ...ROOM, tournamentId: 'copa' } }),
    [`tickets/${ID}`]: ticket,
    'tournaments/copa': shown,
    'turns/copa': { waiting: [...before, TURN] },
    ...(board !== null && { [`boards/copa_${board.stage}`]: board }),
  };
}

function placeOf(table: ReturnType<typeof seen>['table']) {
  const { scoresUntil: _, fairPlayUntil: __, isInReview: ___, latest: ____, ...place } = table ?? {};
  return place;
}

/** Answers with the documents of a state, at the time of that state. */
async function answer(route: Route, state: SeenState): Promise<void> {
  const { documents = [] } = route.request().postDataJSON() as { documents?: readonly string[] };
  const name = documents[0] ?? '';
  const found = Object.entries(documentsOf(state)).find(([path]) => name.includes(`/documents/${path}`));
  const readTime = state.now.toISOString();
  if (found === undefined) return route.fulfill({ status: 403, body: '{}' });
  await route.fulfill({
    json: [{ found: { name, fields: restFields(found[1]), updateTime: readTime }, readTime }],
  });
}

function decisionOf({ now, known }: SeenState): object {
  const { isUpheld = false } = known?.decision ?? {};
  const sent = { kind: 'kills', against: null, text: 'Faltan bajas.', pictures: [], sentAt: now };
  const protest = { ...sent, state: isUpheld ? 'upheld' : 'dismissed', reason: 'Está bien.', decidedAt: now };
  const match = {
    stage: 1,
    stageName: 'Final',
    match: 'a-x1',
    number: 1,
    isExtra: true,
    map: 'Bermuda',
    rivals: [],
  };
  return { matches: [{ ...match, scoresUntil: null, fairPlayUntil: null, protest }], about: [] };
}

/**
 * Shows all states on one phone, because a new one would load and compile the scripts again. The phone keeps
 * nothing of the state before.
 */
async function open(page: Page, state: SeenState): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize(SMALL);
  await page.goto('/robots.txt');
  await page.evaluate((kept) => {
    sessionStorage.clear();
    localStorage.clear();
    localStorage.setItem('copa-fenix_inscripciones', kept);
  }, keptOf(state));
  await page.route(firestoreCalls, (route) => answer(route, state));
  await page.route('**/api/**', async (route) => {
    const date = state.now.toUTCString();
    if (route.request().url().includes('/protests')) {
      return route.fulfill({ headers: { date }, json: { success: true, data: decisionOf(state) } });
    }
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  await page.clock.setSystemTime(state.now);
  await page.goto(`/mi/${ID}`);
}

const linesOf = (page: Page, said: string) =>
  page.getByText(said, { exact: true }).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

async function expectAllInSight(page: Page, kind: HeadlineKind, state: SeenState, sentence: string) {
  const inSight = (part: Locator) => expectInSight(part, `${kind}: ${sentence}`);
  await inSight(page.getByText(NAME, { exact: false }).first());
  await inSight(page.getByText(sentence, { exact: true }));
  const thing = isForOthers(kind, state) ? null : THINGS[kind];
  const controls = page.locator('.surface').first().locator('a, button');
  if (thing === null) return;
  await inSight(controls.filter({ hasText: thing }).first());
  expect(await controls.first().textContent()).toContain(thing);
  if (kind !== 'room') return;
  for (const secret of Object.values(ROOM)) await inSight(page.getByText(secret));
}

const ROWS = HEADLINE_KINDS.flatMap((kind) => SEEN_STATES[kind].map((state) => ({ kind, state })));
const PARTS = [0, 1, 2, 3].map((part) => ({
  rows: ROWS.filter((_, index) => index % 4 === part),
  part: part + 1,
}));

/** The journeys run at 320 px, and at 360 px with letters twice as large. */
journey.for(PARTS)(
  'the tournament, the sentence and the one thing are in sight: part $part',
  async ({ rows }, { visitor }) => {
    const lines: unknown[] = [];
    const expected: unknown[] = [];
    const page = await visitor({ viewport: SMALL, clock: true, timezoneId: 'America/Bogota' });
    allowOnConsole(page, /403/);
    for (const { kind, state } of rows) {
      const { unit, tournament, table, known, now } = seen(state);
      const headline = headlineOf(unit, tournament, now, { ...known, table });
      // The browser shows hours in another time zone than this process, so they are cut off.
      const said = headline.sentence.replace(/(antes de|Se juega) .+$/, '$1');
      await open(page, state);
      const shown = page.locator('output strong').filter({ hasText: said }).first();
      // React draws this heading, so React has taken over the card.
      await page.getByRole('heading', { name: 'Mis datos' }).waitFor();
      const sentence = (await shown.textContent()) ?? '';
      lines.push([kind, sentence, await linesOf(page, sentence)]);
      expected.push([kind, sentence, state.lines]);
      await expectAllInSight(page, kind, state, sentence);
      await page.setViewportSize(sizes.phone);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expectAllInSight(page, kind, state, sentence);
    }
    expect(lines).toEqual(expected);
  },
);
