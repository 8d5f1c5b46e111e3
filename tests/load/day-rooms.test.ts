import { describe, expect, it } from 'vitest';
import { PRODUCT_RULES } from './support/firestore-server.ts';
import { runSite, serveSite } from './support/run-site.ts';

const PASSWORD = 'clave-de-la-sala';
const ROOM = { roomId: 'sala-de-la-final', password: PASSWORD };
const PROJECT = 'demo-rooms-crowd';

describe('four hundred tickets at one instant', () => {
  const site = runSite(PROJECT, { firestore: { rules: PRODUCT_RULES } });
  const http = serveSite(site);

  it('read their room and say so once each, without a call of the function', async () => {
    const tickets = Array.from({ length: 400 }, (_, number) => `ticket-${number}`);
    const batch = site.program.firestore.batch();
    for (const [index, ticketId] of tickets.entries()) {
      const room = { ...ROOM, tournamentId: 'copa', match: 1, seat: index + 1, openAt: new Date() };
      batch.set(site.program.firestore.doc(`tickets/${ticketId}/rooms/1-1`), room);
    }
    await batch.commit();

    const documents = `projects/${PROJECT}/databases/(default)/documents`;
    let calls = 0;
    const ask = async (method: string, body: object) => {
      const url = `http://${site.server.address}/v1/${documents}:${method}`;
      if (url.startsWith(http.url)) calls += 1;
      const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
      return { status: response.status, text: await response.text() };
    };
    const say = (ticketId: string) =>
      ask('commit', {
        writes: [
          {
            update: {
              name: `${documents}/tickets/${ticketId}/openings/1-1`,
              fields: { room: { stringValue: 'copa/1-1' }, ticketId: { stringValue: ticketId } },
            },
            updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
            currentDocument: { exists: false },
          },
        ],
      });
    const read = await Promise.all(
      tickets.map((id) => ask('batchGet', { documents: [`${documents}/tickets/${id}/rooms/1-1`] })),
    );
    expect(read.filter(({ status, text }) => status !== 200 || !text.includes(PASSWORD))).toEqual([]);
    expect((await Promise.all(tickets.map(say))).filter(({ status }) => status !== 200)).toEqual([]);
    const again = await Promise.all(tickets.slice(0, 20).map(say));
    expect(again.filter(({ status }) => status === 200)).toEqual([]);
    const openings = site.program.firestore.collectionGroup('openings').where('room', '==', 'copa/1-1');
    expect((await openings.count().get()).data().count).toBe(400);
    expect(calls).toBe(0);
    expect(site.program.log).toEqual([]);
  });
});
