import { gzipSync } from 'node:zlib';
import { HOUR_MS, MINUTE_MS, PUBLIC_POLL_MS } from '@copa/domain/limits';
import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '../support/journey.ts';
import { siteRuns } from '../support/running-site.ts';
import { addTournament, firestore } from '../support/suite-data.ts';
import { putOnBoard, registerAlone } from './phone.ts';

const HOUR_BYTES = 150_000;
const MATCH_BYTES = 15_000;

const LOBBIES = ['a', 'b', 'c', 'd'];
const MATCHES_EACH = 6;

function played(tournamentId: string, matches: number) {
  const squads = (lobby: string) =>
    Array.from({ length: 12 }, (_, index) => `EscuadraDel${lobby.toUpperCase()}${index + 1}`);
  return {
    tournamentId,
    lobbies: Object.fromEntries(LOBBIES.map((lobby) => [lobby, squads(lobby)])),
    stage: { finish: { kind: 'matches', matches: MATCHES_EACH } as const },
    matches: LOBBIES.flatMap((lobby) =>
      Array.from({ length: matches }, (_, match) => ({
        number: match + 1,
        lobby,
        lines: squads(lobby).map((name, place, all) => {
          return `${name} ${((place + match) % all.length) + 1} ${(place * match) % 9}`;
        }),
      })),
    ),
  };
}

interface Received {
  readonly bytes: number;
  readonly isNews: boolean;
}

const isRead = (response: Response) => response.url().includes('/documents:');

async function receivedIn(response: Response): Promise<Received> {
  const [headers, body] = await Promise.all([response.headersArray(), response.body()]);
  return {
    bytes:
      headers.reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0) +
      gzipSync(body).length,
    isNews: body.includes('"fields"'),
  };
}

async function nextPoll(page: Page, { everyMs, requests }: Polled): Promise<readonly Received[]> {
  const answers: Promise<Received>[] = [];
  const listen = (response: Response) => {
    if (isRead(response)) answers.push(receivedIn(response));
  };
  page.on('response', listen);
  await page.clock.fastForward(everyMs);
  await expect.poll(() => answers.length).toBeGreaterThanOrEqual(requests);
  await page.waitForLoadState('networkidle');
  page.off('response', listen);
  return Promise.all(answers);
}

const bytesOf = (answers: readonly Received[]) => answers.reduce((sum, { bytes }) => sum + bytes, 0);

interface Polled {
  readonly everyMs: number;
  readonly requests: number;
}

const pages: Readonly<Record<string, Polled>> = {
  '/tournament/:id': { everyMs: PUBLIC_POLL_MS, requests: 1 },
  '/tournament/:id/posiciones': { everyMs: PUBLIC_POLL_MS, requests: 1 },
  '/mi/:ticketId': { everyMs: MINUTE_MS, requests: 3 },
};

journey.for(Object.entries(pages))(
  '%s that stays open costs a prepaid phone little: short answers without news, and the rows once a match',
  async ([path, polled], { visitor }) => {
    const id = await addTournament();
    const own = await registerAlone(id, 'EscuadraDelA1');
    await firestore.doc(`tournaments/${id}`).update({ date: new Date(Date.now() - MINUTE_MS) });
    await putOnBoard(own, played(id, MATCHES_EACH - 1));
    const page = await visitor({ clock: true, storage: own.storage });
    await page.goto(path.replace(':id', id).replace(':ticketId', own.ticketId));
    await siteRuns(page);
    await page.waitForLoadState('networkidle');
    // The first poll is not counted, because it may read again what came with the page.
    await nextPoll(page, polled);

    const quiet = await nextPoll(page, polled);
    expect(quiet.map(({ isNews }) => isNews)).toEqual(Array.from({ length: polled.requests }, () => false));
    expect(bytesOf(quiet) * (HOUR_MS / polled.everyMs)).toBeLessThanOrEqual(HOUR_BYTES);

    await putOnBoard(own, played(id, MATCHES_EACH));
    expect(bytesOf(await nextPoll(page, polled))).toBeLessThanOrEqual(MATCH_BYTES);
  },
);
