import { Agent, request } from 'node:http';
import * as z from 'zod/mini';

const ResultsSchema = z.array(
  z.object({
    document: z.optional(
      z.object({
        name: z.string(),
        fields: z.object({ currentPlayers: z.object({ integerValue: z.string() }) }),
      }),
    ),
  }),
);

export interface Visitors {
  /** The players of each tournament that the visitor sees. */
  poll(): Promise<ReadonlyMap<string, number>>;
  leave(): void;
}

export function openVisitors(projectId: string, address: string): Visitors {
  const agent = new Agent({ keepAlive: true });
  const url = `http://${address}/v1/projects/${projectId}/databases/(default)/documents:runQuery`;
  const filter = (fieldPath: string, op: string, value: object) => ({
    fieldFilter: { field: { fieldPath }, op, value },
  });
  const body = () =>
    JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: 'tournaments' }],
        where: {
          compositeFilter: {
            op: 'AND',
            filters: [
              filter('status', 'EQUAL', { stringValue: 'published' }),
              filter('date', 'GREATER_THAN_OR_EQUAL', { timestampValue: new Date().toISOString() }),
            ],
          },
        },
        orderBy: [{ field: { fieldPath: 'date' }, direction: 'ASCENDING' }],
        limit: 50,
      },
    });
  const send = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'text/plain' };
      const outgoing = request(url, { agent, method: 'POST', headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.once('end', () => {
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`a visitor was told ${response.statusCode}: ${text}`));
        });
        response.once('error', reject);
      });
      outgoing.once('error', (error) => {
        // An idle connection may end just when it is used again; a browser then opens another one.
        if (outgoing.reusedSocket) send().then(resolve, reject);
        else reject(error);
      });
      outgoing.end(body());
    });
  return {
    poll: async () => {
      const results = z.parse(ResultsSchema, JSON.parse(await send()));
      const players = new Map<string, number>();
      for (const { document } of results) {
        const id = document?.name.split('/').at(-1);
        if (id !== undefined) players.set(id, Number(document?.fields.currentPlayers.integerValue));
      }
      return players;
    },
    leave: () => agent.destroy(),
  };
}
