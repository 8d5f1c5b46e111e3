import { type SeenState, seen } from '@copa/domain/day/headline-sight.fixture';
import { ownPlace } from '@copa/domain/play/board/own-rank';
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { restFields } from '../../../web/test/rest-document.ts';
import { SMALL } from '../support/journey.ts';
import { type Paused, pauseRequests } from '../support/pause-requests.ts';
import { DUO } from '../support/registrations.ts';
import { nextScreen } from '../support/running-site.ts';
import { boardWith, OWN_NUMBER } from './board-with.ts';

const CODE = 'srqpnmkjhgfedcba9876543210';
const TURN = 't'.repeat(26);
export const ROOM = { roomId: '482 913 557', password: 'clave-de-la-final' };
export const NAME = 'Copa Relámpago de los Andes';

export const isOwn = ({ known }: SeenState) => known?.ownSlot !== undefined || known?.decision !== undefined;

/** Each state has a ticket and a tournament of its own, because an open page remembers earlier ones. */
interface Shown {
  readonly state: SeenState;
  readonly ticketId: string;
  readonly tournamentId: string;
}

function keptOf({ state, ticketId, tournamentId }: Shown): string {
  const { reader, ownSlot } = state.known ?? {};
  const kept = {
    code: CODE,
    tournamentId,
    tournamentName: NAME,
    playerName: 'Ana J',
    registeredAt: state.now.getTime(),
    unit: { ticketId, isCaptain: reader === 'captain' },
    consent: ownSlot == null ? undefined : { code: 'a'.repeat(26), slot: ownSlot },
    invitation: reader === 'captain' ? 'b'.repeat(26) : '',
  };
  return JSON.stringify(isOwn(state) ? [kept] : []);
}

function documentsOf({ state, ticketId, tournamentId }: Shown): Readonly<Record<string, object>> {
  const { unit, tournament, table, now, known } = seen(state);
  const isTeam = unit.unit.size > 1;
  const ticket = {
    ...unit,
    tournamentId,
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
    ...(room !== undefined && { [`tickets/${ticketId}/rooms`]: { ...room, ...ROOM, tournamentId } }),
    [`tickets/${ticketId}`]: ticket,
    [`tournaments/${tournamentId}`]: shown,
    [`turns/${tournamentId}`]: { waiting: [...before, TURN] },
    ...(board !== null && { [`boards/${tournamentId}_${board.stage}`]: board }),
  };
}

function placeOf(table: ReturnType<typeof seen>['table']) {
  const {
    scoresUntil: _,
    fairPlayUntil: __,
    isProtested: ___,
    latest: ____,
    status: _____,
    changeable: ______,
    ...place
  } = table ?? {};
  return place;
}

function decisionOf({ now, known }: SeenState): object {
  const { isUpheld = false, isRedecided = false } = known?.decision ?? {};
  const decided = {
    state: isUpheld ? 'upheld' : 'dismissed',
    reason: 'Está bien.',
    decidedAt: now,
    isRedecided,
  };
  const sent = { kind: 'kills', against: null, text: 'Faltan bajas.', pictures: [], sentAt: now };
  const protest = { ...sent, ...decided };
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

function found({ request: { postData = '{}' } }: Paused, shown: Shown): object | null {
  const { documents = [] } = JSON.parse(postData) as { documents?: readonly string[] };
  const name = documents[0] ?? '';
  const document = Object.entries(documentsOf(shown)).find(([path]) => name.includes(`/documents/${path}`));
  if (document === undefined) return null;
  const readTime = shown.state.now.toISOString();
  return [{ found: { name, fields: restFields(document[1]), updateTime: readTime }, readTime }];
}

async function answer(session: CDPSession, paused: Paused, shown: Shown): Promise<void> {
  const { state } = shown;
  const { requestId, request, responseStatusCode, responseHeaders = [] } = paused;
  const date = { name: 'date', value: state.now.toUTCString() };
  if (responseStatusCode !== undefined) {
    const others = responseHeaders.filter(({ name }) => name.toLowerCase() !== 'date');
    await session.send('Fetch.continueResponse', {
      requestId,
      responseCode: responseStatusCode,
      responseHeaders: [...others, date],
    });
    return;
  }
  const isOfApi = request.url.includes('/api/');
  const json = isOfApi ? { success: true, data: decisionOf(state) } : found(paused, shown);
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: json === null ? 403 : 200,
    responseHeaders: [{ name: 'access-control-allow-origin', value: '*' }, ...(isOfApi ? [date] : [])],
    body: Buffer.from(JSON.stringify(json ?? {})).toString('base64'),
  });
}

/**
 * The states share `page`. Unless `isLoaded`, the page shows the next one without loading its scripts again.
 */
export async function statesOn(page: Page) {
  let shown: Shown | undefined;
  let opened = 0;
  const patterns = [
    { urlPattern: '*/databases/(default)/documents*' },
    { urlPattern: '*/api/*/protests' },
    { urlPattern: '*/api/*', requestStage: 'Response' },
  ] as const;
  await pauseRequests(page, patterns, (session, paused) => shown && answer(session, paused, shown));
  await page.goto('/terminos');
  return async (state: SeenState, isLoaded: boolean): Promise<void> => {
    opened += 1;
    const ticketId = String(opened).padStart(26, '0');
    shown = { state, ticketId, tournamentId: `copa-${opened}` };
    await page.setViewportSize(SMALL);
    await page.evaluate((kept) => {
      document.documentElement.style.removeProperty('font-size');
      sessionStorage.clear();
      localStorage.clear();
      localStorage.setItem('copa-fenix_inscripciones', kept);
    }, keptOf(shown));
    await page.clock.setSystemTime(state.now);
    await (isLoaded ? page.goto(`/mi/${ticketId}`) : nextScreen(page, `/mi/${ticketId}`));
  };
}
