import { headlineOf } from '@copa/domain/day/headline';
import { HEADLINE_KINDS, type HeadlineKind } from '@copa/domain/day/headline-kind';
import { SEEN_STATES, type SeenState, seen } from '@copa/domain/day/headline-sight.fixture';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { allowOnConsole } from '../support/console-watch.ts';
import { journey, SMALL, sizes } from '../support/journey.ts';
import { requestsOf } from '../support/traffic.ts';
import { expectInSight } from './in-sight.ts';
import { isOwn, NAME, ROOM, statesOn } from './seen-state.ts';

const WRITE = 'Escribir a la organización';
const OTHERS = 'Ver otros torneos';
const BOARD = 'Ver la tabla';
const PLACES = 'Ver si hay cupos';

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
  consent: 'Pedir el permiso',
  'consent-others': null,
  incomplete: 'Invitar por WhatsApp',
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

const isForOthers = (kind: HeadlineKind, state: SeenState) =>
  (kind === 'consent' || kind === 'incomplete') && !isOwn(state);

const linesOf = (page: Page, said: string) =>
  page.getByText(said, { exact: true }).evaluate(async (element) => {
    // The font changes the line breaks and may load after the scripts, so this waits for the font.
    await document.fonts.load('600 1em Barlow');
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

const MOMENTS: ReadonlySet<HeadlineKind> = new Set([
  'champion',
  'passed',
  'qualified',
  'promoted',
  'pending-promoted',
]);

const ALL = HEADLINE_KINDS.flatMap((kind) => SEEN_STATES[kind].map((state) => ({ kind, state })));
/** A page asks for the sparks only once, so their states come last, each in a page that is loaded for it. */
const ROWS = ALL.toSorted((one, other) => Number(MOMENTS.has(one.kind)) - Number(MOMENTS.has(other.kind)));

journey(
  'the tournament, the sentence and the one thing are in sight, and sparks come for a moment',
  async ({ visitor }) => {
    const lines: unknown[] = [];
    const expected: unknown[] = [];
    const page = await visitor({ viewport: SMALL, clock: true, timezoneId: 'America/Bogota' });
    allowOnConsole(page, /403/);
    const sparks = requestsOf(page, (request) => request.url().includes('/assets/sparks-'));
    let celebrated = 0;
    const open = await statesOn(page);
    for (const { kind, state } of ROWS) {
      const { unit, tournament, table, known, now } = seen(state);
      const headline = headlineOf(unit, tournament, now, { ...known, table });
      // The browser may show times in another time zone than this process, so `said` leaves the times out.
      const said = headline.sentence.replace(/(antes de|Se juega) .+$/, '$1');
      await open(state, MOMENTS.has(kind));
      const shown = page.locator('output strong').filter({ hasText: said }).first();
      // A script may draw the card before React runs. Only React draws this heading, so once the heading
      // shows, React has drawn the card too.
      await page.getByRole('heading', { name: 'Mis datos' }).waitFor();
      const sentence = (await shown.textContent()) ?? '';
      if (MOMENTS.has(kind)) celebrated += 1;
      await expect.poll(() => sparks, { message: kind }).toHaveLength(celebrated);
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
