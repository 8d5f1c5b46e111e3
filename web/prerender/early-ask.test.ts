import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import {
  askScript,
  ID_PLACEHOLDER,
  inlineAskScript,
  TICKET_PLACEHOLDER,
  withAskScript,
  writeAsker,
} from './early-ask.ts';

const CODE = 'a1'.repeat(13);
const NEXT = { field: 'tournamentId', next: `tournaments/${ID_PLACEHOLDER}`, url: '/firestore' };

const REFUSED = {};

async function asker(): Promise<string> {
  const out = await mkdtemp(path.join(tmpdir(), 'asker-'));
  onTestFinished(() => rm(out, { recursive: true }));
  return await readFile(path.join(out, await writeAsker(out)), 'utf8');
}

/** The script as a browser runs it at an address; each request answers with the body of its address. */
async function run(question: Record<string, string>, pathname: string, answers: Record<string, object>) {
  const sent: string[] = [];
  const other = { ...NEXT, at: '/equipos/', first: 'never' };
  const questions = JSON.stringify([other, { at: pathname.replace(/[^/]*$/, ''), ...question }]);
  const page = createContext({
    document: { currentScript: { dataset: { questions } } },
    location: { pathname },
    fetch: (url: string, { body = '', headers }: { body?: string; headers: Record<string, string> }) => {
      sent.push([url, body, headers['x-code']].filter(Boolean).join(' '));
      const answer = answers[url] ?? {};
      return Promise.resolve(Response.json(answer, { status: answer === REFUSED ? 404 : 200 }));
    },
  });
  runInContext(await asker(), page);
  await new Promise((resolve) => setTimeout(resolve, 10));
  const taken = page['takeEarlyAnswer'] as ((question: string) => Promise<Response>) | undefined;
  const bodies = await Promise.all((page['earlyBodies'] as readonly Promise<unknown>[] | undefined) ?? []);
  return { sent, taken, bodies };
}

it('asks for a document and for the one that it names, each for one taker', async () => {
  const answers = { '/firestore': [{ found: { fields: { tournamentId: { stringValue: 'copa' } } } }] };
  const { sent, taken, bodies } = await run(
    { first: `tickets/${ID_PLACEHOLDER}`, ...NEXT },
    `/mi/${CODE}`,
    answers,
  );
  // The first card is drawn from them, and its screen takes the answers after that.
  expect(bodies).toEqual([answers['/firestore'], answers['/firestore']]);
  expect(sent).toEqual([`/firestore tickets/${CODE}`, '/firestore tournaments/copa']);
  expect((await taken?.('tournaments/copa'))?.ok).toBe(true);
  expect(taken?.('tournaments/copa')).toBeUndefined();
});

it('asks for the room that opened last, by the clock of the answer', async () => {
  const roomOf = (id: string, openAt: string) => ({
    mapValue: { fields: { id: { stringValue: id }, openAt: { timestampValue: openAt } } },
  });
  const rooms = [
    roomOf('2-1', '2026-12-01T21:00:00Z'),
    roomOf('1-2', '2026-12-01T20:00:00Z'),
    roomOf('3-1', '2026-12-01T22:00:00.5Z'),
  ];
  const askedAt = async (readTime: string, values: readonly object[] | undefined) => {
    const fields = { tournamentId: { stringValue: 'copa' }, rooms: { arrayValue: { values } } };
    const room = `tickets/${TICKET_PLACEHOLDER}/rooms/${ID_PLACEHOLDER}`;
    const question = { first: `tickets/${ID_PLACEHOLDER}`, ...NEXT, room };
    const { sent } = await run(question, `/mi/${CODE}`, { '/firestore': [{ found: { fields }, readTime }] });
    return sent.slice(2);
  };
  expect(await askedAt('2026-12-01T22:00:00.25Z', rooms)).toEqual([`/firestore tickets/${CODE}/rooms/2-1`]);
  expect(await askedAt('2026-12-01T19:59:59.9Z', rooms)).toEqual([]);
  expect(await askedAt('2026-12-01T22:00:00Z', undefined)).toEqual([]);
});

it('asks the API with the code of the address, and for the tournament of its answer', async () => {
  const call = { call: '/api/invitation', header: 'x-code' };
  const answers = { '/api/invitation': { success: true, data: { tournamentId: 'copa' } } };
  const { sent, taken } = await run({ ...call, ...NEXT }, `/equipo/${CODE}`, answers);
  expect(sent).toEqual([`/api/invitation ${CODE}`, '/firestore tournaments/copa']);
  expect((await taken?.(`/api/invitation ${CODE}`))?.ok).toBe(true);
  expect((await run(call, `/inscripcion/${CODE}`, answers)).sent).toEqual([`/api/invitation ${CODE}`]);
});

it('has no body of a refusal, and asks for nothing that it could have named', async () => {
  const refused = { call: '/api/invitation', header: 'x-code', ...NEXT };
  const { sent, bodies } = await run(refused, `/equipo/${CODE}`, { '/api/invitation': REFUSED });
  expect([sent, bodies]).toEqual([[`/api/invitation ${CODE}`], [null, null]]);
});

it.each(['/mi', '/mi/', `/mi/${CODE}/x`, `/mi/%20${CODE}`])(
  'asks nothing at %s, which holds no code',
  async (at) => {
    expect((await run({ at: '/mi/', first: `tickets/${ID_PLACEHOLDER}`, ...NEXT }, at, {})).sent).toEqual([]);
  },
);

it('stands in the head of its page: a file, or in the page itself', () => {
  expect(withAskScript('<head></head>', '<script></script>')).toBe('<head>  <script></script>\n  </head>');
  expect(askScript('/ask.js', 'data-x="y"', false)).toBe('<script async src="/ask.js" data-x="y"></script>');
  // A phone has kept the page, and its own scripts would ask first.
  expect(askScript('/ask.js', 'data-x="y"', true)).toBe('<script src="/ask.js" data-x="y"></script>');
  expect(inlineAskScript('data-x="y"')).toMatch(/^<script data-x="y">\(\(\) => \{.*<\/script>$/s);
});
