import { HOUR_MS } from '@copa/domain/limits';
import { type SampleStage, sampleBoard } from '@copa/domain/play/board/board.fixture';
import type { Page, Route } from 'playwright-core';
import { fakePushService } from '../day/push-service.ts';
import { allowOnConsole, expectOnConsole } from '../support/console-watch.ts';
import { type OpenVisitor, SMALL, type VisitorOptions } from '../support/journey.ts';
import { register } from '../support/registrations.ts';
import { firestore, putBoards } from '../support/suite-data.ts';

/** Another zone than that of the tournaments. */
export const FAR = 'America/Argentina/Buenos_Aires';

/** The smallest phone, in another zone than the tournament, an hour ahead. */
export async function farPhone(
  visitor: OpenVisitor,
  { storage = {}, timezoneId = FAR }: VisitorOptions = {},
) {
  const page = await visitor({ viewport: SMALL, timezoneId, clock: true, storage });
  await page.clock.setSystemTime(Date.now() + HOUR_MS);
  return page;
}

export async function loseAnswer(page: Page, address: string): Promise<void> {
  expectOnConsole(page, /ERR_FAILED|ERR_CONNECTION/);
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(address, lose, { times: 1 });
}

/**
 * Nothing reaches the phone until the returned function is called. Parts of a page come after what stands in sight, so nothing
 * must have come for a second. A busy machine asks for one later, and the page reports what it missed.
 */
export async function loseSignal(page: Page): Promise<() => Promise<void>> {
  await page.waitForFunction(() => {
    const ends = performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return performance.now() - Math.max(0, ...ends) > 1000;
  });
  allowOnConsole(page, /ERR_INTERNET_DISCONNECTED|part missing/);
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
}

/** A registered player, with the phone's copy, for a journey about something else. */
export async function registerAlone(tournamentId: string, nick: string) {
  const { id, privateCode, ticketId } = await register(tournamentId, { nick });
  const kept = {
    code: privateCode,
    tournamentId,
    tournamentName: `Copa ${tournamentId}`,
    fullName: 'Ana Jugadora',
    registeredAt: Date.now(),
    unit: { ticketId, isCaptain: true },
  };
  return { id, privateCode, ticketId, storage: { 'copa-fenix_inscripciones': JSON.stringify([kept]) } };
}

/** The board of a stage, with the first unit for the one of the ticket, as the API stores both. */
export async function putOnBoard(
  { ticketId }: { readonly ticketId: string },
  stage: SampleStage & { readonly tournamentId: string },
): Promise<void> {
  const board = sampleBoard({ tournament: `Copa ${stage.tournamentId}`, ...stage });
  await putBoards(board);
  const lobby = { stage: board.stage, id: 'a' };
  await firestore.doc(`tickets/${ticketId}`).update({ number: 1, status: 'approved', lobby });
}

/** A phone that a push service reaches. */
export async function openToldPhone(visitor: OpenVisitor, path: string): Promise<Page> {
  const page = await visitor({ viewport: SMALL, serviceWorker: true, timezoneId: FAR });
  await fakePushService(page);
  await page.goto(path);
  return page;
}
