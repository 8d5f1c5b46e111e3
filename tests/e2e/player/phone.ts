import { setTimeout } from 'node:timers/promises';
import { HOUR_MS } from '@copa/domain/limits';
import { type SampleStage, sampleBoard } from '@copa/domain/play/board/board.fixture';
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { fakePushService } from '../day/push-service.ts';
import { allowOnConsole, expectOnConsole } from '../support/console-watch.ts';
import { type OpenVisitor, SMALL, type VisitorOptions } from '../support/journey.ts';
import { register } from '../support/registrations.ts';
import { firestore, putBoards } from '../support/suite-data.ts';

export const FAR = 'America/Argentina/Buenos_Aires';

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
 * Some parts of a page load after the visible ones, so this first waits until one second passes without
 * requests. On a busy machine a part may be requested even later, and the page then logs an error.
 */
export async function loseSignal(page: Page): Promise<() => Promise<void>> {
  await silence(page);
  allowOnConsole(page, /ERR_INTERNET_DISCONNECTED|part missing/);
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
}

async function silence(page: Page): Promise<void> {
  let lastAt = Date.now();
  const note = () => {
    lastAt = Date.now();
  };
  page.on('request', note).on('requestfinished', note);
  while (Date.now() - lastAt < 1000) await setTimeout(100);
  page.off('request', note).off('requestfinished', note);
}

export async function registerAlone(tournamentId: string, nick: string) {
  const { id, privateCode, ticketId } = await register(tournamentId, { nick });
  const kept = {
    code: privateCode,
    tournamentId,
    tournamentName: `Copa ${tournamentId}`,
    playerName: 'Ana J',
    registeredAt: Date.now(),
    unit: { ticketId, isCaptain: true },
  };
  return { id, privateCode, ticketId, storage: { 'copa-fenix_inscripciones': JSON.stringify([kept]) } };
}

export async function putOnBoard(
  { ticketId }: { readonly ticketId: string },
  stage: SampleStage & { readonly tournamentId: string },
): Promise<void> {
  const board = sampleBoard({ tournament: `Copa ${stage.tournamentId}`, ...stage });
  await putBoards(board);
  const lobby = { stage: board.stage, id: 'a' };
  await firestore.doc(`tickets/${ticketId}`).update({ number: 1, status: 'approved', lobby });
}

export async function openToldPhone(visitor: OpenVisitor, path: string): Promise<Page> {
  const page = await visitor({ viewport: SMALL, serviceWorker: true, timezoneId: FAR });
  await fakePushService(page);
  await page.goto(path);
  return page;
}

/**
 * The offer to follow a tournament loads only when it comes near the screen. The scrolling restarts at the
 * top, because the first pass may reach the end before React runs.
 */
export async function scrollToOffer(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const isAtEnd = await page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 1);
      await page.keyboard.press(isAtEnd ? 'Home' : 'PageDown');
      return page.getByRole('button', { name: 'Seguir', exact: true }).isVisible();
    })
    .toBe(true);
}
