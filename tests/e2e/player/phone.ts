import type { Board } from '@copa/domain/play/board';
import { type SampleStage, sampleBoard } from '@copa/domain/play/board/board.fixture';
import type { Firestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { allowOnConsole, expectOnConsole } from '../support/console-watch.ts';
import type { OpenVisitor } from '../support/journey.ts';
import { register } from '../support/registrations.ts';
import { putBoards } from '../support/suite-data.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The smallest phone, in another zone than the tournament, an hour ahead. */
export async function farPhone(visitor: OpenVisitor, storage: Readonly<Record<string, string>> = {}) {
  const page = await visitor({
    viewport: { width: 320, height: 640 },
    timezoneId: 'America/Argentina/Buenos_Aires',
    clock: true,
    storage,
  });
  await page.clock.setSystemTime(Date.now() + HOUR_MS);
  return page;
}

/** The next call arrives, and its answer is lost. */
export async function loseAnswer(page: Page, address: string): Promise<void> {
  expectOnConsole(page, /ERR_FAILED|ERR_CONNECTION/);
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

/** Nothing reaches the phone until the returned function is called. */
export async function loseSignal(page: Page): Promise<() => Promise<void>> {
  allowOnConsole(page, /ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
}

export interface Registered {
  readonly privateCode: string;
  readonly ticketId: string;
  /** The phone that registered keeps this. */
  readonly storage: Readonly<Record<string, string>>;
}

/** A player alone, whose registration is not what the journey is about. */
export async function registerAlone(tournamentId: string, nick: string): Promise<Registered> {
  const { privateCode, ticketId } = await register(tournamentId, { nick });
  const kept = {
    code: privateCode,
    tournamentId,
    tournamentName: `Copa ${tournamentId}`,
    fullName: 'Ana Jugadora',
    registeredAt: Date.now(),
    unit: { ticketId, isCaptain: true },
  };
  return { privateCode, ticketId, storage: { 'copa-fenix_inscripciones': JSON.stringify([kept]) } };
}

/** The board of a stage, with the first unit for the one of the ticket, as the API stores both. */
export async function putOnBoard(
  firestore: Firestore,
  { ticketId }: Registered,
  stage: SampleStage & { readonly tournamentId: string },
): Promise<Board> {
  const board = sampleBoard({ tournament: `Copa ${stage.tournamentId}`, ...stage });
  await putBoards(firestore, board);
  await firestore
    .doc(`tickets/${ticketId}`)
    .update({ number: 1, status: 'approved', lobby: { stage: board.stage, id: 'a' } });
  return board;
}
