import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { ID_PLACEHOLDER, withAskScript, writeAsker } from './early-ask.ts';

const CODE = 'a1'.repeat(13);
const NEXT = { field: 'tournamentId', next: `tournaments/${ID_PLACEHOLDER}`, url: '/firestore' };

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
      return Promise.resolve(Response.json(answers[url] ?? {}));
    },
  });
  runInContext(await asker(), page);
  await new Promise((resolve) => setTimeout(resolve, 10));
  const taken = page['takeEarlyAnswer'] as ((question: string) => Promise<Response>) | undefined;
  return { sent, taken };
}

it('asks for a document and for the one that it names, each for one taker', async () => {
  const answers = { '/firestore': [{ found: { fields: { tournamentId: { stringValue: 'copa' } } } }] };
  const { sent, taken } = await run({ first: `tickets/${ID_PLACEHOLDER}`, ...NEXT }, `/mi/${CODE}`, answers);
  expect(sent).toEqual([`/firestore tickets/${CODE}`, '/firestore tournaments/copa']);
  expect((await taken?.('tournaments/copa'))?.ok).toBe(true);
  expect(taken?.('tournaments/copa')).toBeUndefined();
});

it('asks the API with the code of the address, and for the tournament of its answer', async () => {
  const call = { call: '/api/invitation', header: 'x-code' };
  const answers = { '/api/invitation': { success: true, data: { tournamentId: 'copa' } } };
  const { sent, taken } = await run({ ...call, ...NEXT }, `/equipo/${CODE}`, answers);
  expect(sent).toEqual([`/api/invitation ${CODE}`, '/firestore tournaments/copa']);
  expect((await taken?.(`/api/invitation ${CODE}`))?.ok).toBe(true);
  expect((await run(call, `/inscripcion/${CODE}`, answers)).sent).toEqual([`/api/invitation ${CODE}`]);
});

it.each(['/mi', '/mi/', `/mi/${CODE}/x`, `/mi/%20${CODE}`])(
  'asks nothing at %s, which holds no code',
  async (at) => {
    expect((await run({ at: '/mi/', first: `tickets/${ID_PLACEHOLDER}`, ...NEXT }, at, {})).sent).toEqual([]);
  },
);

it('stands in the head of its page, before the scripts of a page that the phone has kept', () => {
  const ask = (isKept: boolean) => withAskScript('<head></head>', '/assets/ask.js', 'data-x="y"', isKept);
  expect(ask(false)).toContain('<script async src="/assets/ask.js" data-x="y"></script>\n  </head>');
  expect(ask(true)).toContain('<script src="/assets/ask.js" data-x="y"></script>\n  </head>');
});
