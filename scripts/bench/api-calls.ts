import { createApp } from '../../functions/src/app.ts';
import { bareTransaction } from '../../tests/load/support/counted-firestore.ts';
import { startFirestore } from '../../tests/load/support/firestore-server.ts';
import { call, listen } from '../../tests/load/support/http.ts';
import { createTournament, playerOf } from '../../tests/load/support/tournament.ts';
import { type Figure, type Section, short } from './figure.ts';
import { onProgram } from './on-program.ts';
import { percentile, takeTurns } from './statistics.ts';

const CALLS = 300;
const TOURNAMENTS = 20;

/** Through the whole app over HTTP, in one process with Firestore; the reference asks Firestore alone. */
export async function apiCalls(): Promise<readonly Section[]> {
  return onProgram(await startFirestore(), async ({ dependencies, firestore }) => {
    let tournamentId = '';
    for (let made = 0; made < TOURNAMENTS; made += 1) {
      tournamentId = await createTournament(firestore, { maxPlayers: 10_000 });
    }
    const reference = firestore.doc(`tournaments/${tournamentId}`);
    const http = await listen(createApp(dependencies));
    try {
      let number = 0;
      const ask = async (method: string, path: string, body?: unknown) => {
        const answer = await call(http.url, method, path, body);
        if (!answer.body.success)
          throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      };
      const times = await takeTurns(CALLS, {
        list: () => ask('GET', '/tournaments'),
        bareList: () =>
          firestore.collection('tournaments').where('status', '==', 'published').limit(TOURNAMENTS).get(),
        detail: () => ask('GET', `/tournaments/${tournamentId}`),
        bareDetail: () => reference.get(),
        check: () => ask('GET', `/registrations/check-freefireid/${tournamentId}/12345678`),
        bareCheck: () => reference.collection('claims').doc('12345678').get(),
        register: () => ask('POST', '/registrations', playerOf(tournamentId, number++)),
        bareRegister: () => bareTransaction(firestore),
      });
      const figures = [
        figure(`list of ${TOURNAMENTS} tournaments`, times.list, times.bareList, 'the query'),
        figure('one tournament', times.detail, times.bareDetail, 'one get'),
        figure('check of a player ID', times.check, times.bareCheck, 'one get'),
        figure('registration', times.register, times.bareRegister, 'a bare transaction'),
      ];
      return [{ title: 'Calls of the API over HTTP, one after the other', figures }];
    } finally {
      await http.close();
    }
  });
}

function figure(
  what: string,
  measured: readonly number[],
  reference: readonly number[],
  against: string,
): Figure {
  const [p50, p99] = at(measured);
  const [base50, base99] = at(reference);
  return {
    what,
    measured: `p50 ${short(p50)} ms, p99 ${short(p99)} ms`,
    reference: `${against}: p50 ${short(base50)} ms, p99 ${short(base99)} ms`,
    ratio: p50 / base50,
  };
}

function at(times: readonly number[]): [p50: number, p99: number] {
  const sorted = times.toSorted((a, b) => a - b);
  return [percentile(sorted, 0.5), percentile(sorted, 0.99)];
}
