import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { boardId } from '@copa/domain/play/board/id';
import { expect, it, onTestFinished } from 'vitest';
import {
  askScript,
  EARLY_MAX_AGE_MS,
  EARLY_TIMEOUT_MS,
  firstInHead,
  ID_PLACEHOLDER,
  inlineAskScript,
  TICKET_PLACEHOLDER,
  writeAsker,
} from './early-ask.ts';

const CODE = 'a1'.repeat(13);
const NEXT = { field: 'tournamentId', next: `tournaments/${ID_PLACEHOLDER}`, url: '/firestore' };

const REFUSED = {};
const STALLED = {};
const BROKEN_OFF = {};

let clock = 0;

async function asker(): Promise<string> {
  const out = await mkdtemp(path.join(tmpdir(), 'asker-'));
  onTestFinished(() => rm(out, { recursive: true }));
  return await readFile(path.join(out, await writeAsker(out)), 'utf8');
}

interface Asked {
  readonly body?: string;
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
}

async function run(
  request: Record<string, string | readonly string[]>,
  pathname: string,
  answers: Record<string, object>,
) {
  const [sent, preloads]: [string[], string[]] = [[], []];
  const late: { readonly done: () => void; readonly ms: number }[] = [];
  const other = { ...NEXT, at: '/equipos/', first: 'never' };
  const requests = JSON.stringify([other, { at: pathname.replace(/[^/]*$/, ''), ...request }]);
  const page = createContext({
    document: {
      currentScript: { dataset: { requests } },
      createElement: () => ({}),
      head: { append: ({ rel, href }: { rel: string; href: string }) => preloads.push(`${rel} ${href}`) },
    },
    location: { pathname },
    fetch: (url: string, { body = '', headers, signal }: Asked) => {
      sent.push([url, body, headers['x-code']].filter(Boolean).join(' '));
      const answer = answers[url] ?? {};
      const aborted = (end: (reason: Error) => void) =>
        signal.addEventListener('abort', () => end(new DOMException('Aborted', 'AbortError')));
      if (answer === STALLED) return new Promise((_, reject) => aborted(reject));
      if (answer === BROKEN_OFF) {
        const start = (stream: ReadableStreamDefaultController) => aborted((reason) => stream.error(reason));
        return Promise.resolve(new Response(new ReadableStream({ start })));
      }
      return Promise.resolve(Response.json(answer, { status: answer === REFUSED ? 404 : 200 }));
    },
    Response,
    AbortController,
    Date: { now: () => clock, parse: Date.parse },
    setTimeout: (done: () => void, ms: number) => late.push({ done, ms }),
  });
  runInContext(await asker(), page);
  await new Promise((resolve) => setTimeout(resolve, 10));
  // Each request has its own time, because a later one would otherwise be aborted too early.
  expect(late.map(({ ms }) => ms)).toEqual(sent.map(() => EARLY_TIMEOUT_MS));
  if ([STALLED, BROKEN_OFF].includes(answers['/firestore'] ?? {})) for (const { done } of late) done();
  const taken = page['takeEarlyAnswer'] as ((request: string) => Promise<Response>) | undefined;
  const bodies = await Promise.all((page['earlyBodies'] as readonly Promise<unknown>[] | undefined) ?? []);
  return { sent, taken, bodies, preloads };
}

it('starts to load the files of the screen at the address', async () => {
  const asked = { first: `tickets/${ID_PLACEHOLDER}`, url: '/firestore', scripts: ['/a.js', '/b.js'] };
  const found = await run(asked, `/mi/${CODE}`, {});
  expect(found.preloads).toEqual(['modulepreload /a.js', 'modulepreload /b.js']);
  expect((await run(asked, '/mi/no hay', {})).preloads).toEqual([]);
});

it('requests a document and the one that it names, and gives each answer once', async () => {
  const answers = { '/firestore': [{ found: { fields: { tournamentId: { stringValue: 'copa' } } } }] };
  const { sent, taken, bodies } = await run(
    { first: `tickets/${ID_PLACEHOLDER}`, ...NEXT },
    `/mi/${CODE}`,
    answers,
  );
  expect(bodies).toEqual([answers['/firestore'], answers['/firestore']]);
  expect(sent).toEqual([`/firestore tickets/${CODE}`, '/firestore tournaments/copa']);
  expect((await taken?.('tournaments/copa'))?.ok).toBe(true);
  expect(taken?.('tournaments/copa')).toBeUndefined();
});

it('gives no answer that became old in a tab that was opened in the background', async () => {
  const asked = { first: `tickets/${ID_PLACEHOLDER}`, ...NEXT };
  const { taken } = await run(asked, `/mi/${CODE}`, { '/firestore': [{ missing: 'tickets/x' }] });
  clock += EARLY_MAX_AGE_MS;
  expect(taken?.(`tickets/${CODE}`)).toBeUndefined();
});

const PLAY = {
  first: `tickets/${ID_PLACEHOLDER}`,
  ...NEXT,
  room: `tickets/${TICKET_PLACEHOLDER}/rooms/${ID_PLACEHOLDER}`,
  table: `boards/${ID_PLACEHOLDER}`,
};
const TICKET_FIELDS = { tournamentId: { stringValue: 'copa' }, place: { stringValue: 'held' } };

it('requests the room that opened last, by the clock of the answer', async () => {
  const roomOf = (id: string, openAt: string) => ({
    mapValue: { fields: { id: { stringValue: id }, openAt: { timestampValue: openAt } } },
  });
  const rooms = [
    roomOf('2-1', '2026-12-01T21:00:00Z'),
    roomOf('1-2', '2026-12-01T20:00:00Z'),
    roomOf('3-1', '2026-12-01T22:00:00.5Z'),
  ];
  const askedAt = async (readTime: string, values: readonly object[] | undefined) => {
    const fields = { ...TICKET_FIELDS, lobby: { nullValue: null }, rooms: { arrayValue: { values } } };
    const found = [{ found: { fields }, readTime }];
    const { sent, bodies } = await run(PLAY, `/mi/${CODE}`, { '/firestore': found });
    expect(bodies.slice(2)).toEqual([sent.length === 3 ? found : null, null]);
    return sent.slice(2);
  };
  expect(await askedAt('2026-12-01T22:00:00.25Z', rooms)).toEqual([`/firestore tickets/${CODE}/rooms/2-1`]);
  expect(await askedAt('2026-12-01T19:59:59.9Z', rooms)).toEqual([]);
  expect(await askedAt('2026-12-01T22:00:00Z', undefined)).toEqual([]);
});

it.each([
  ['held', [`/firestore boards/${boardId('copa', 2)}`]],
  ['waiting', []],
])('requests the table for a unit in a lobby, but not for a waiting unit: %s', async (place, asked) => {
  const lobby = { mapValue: { fields: { stage: { integerValue: '2' } } } };
  // An older ticket has no field `rooms`.
  const fields = { ...TICKET_FIELDS, place: { stringValue: place }, lobby };
  const { sent, bodies } = await run(PLAY, `/mi/${CODE}`, { '/firestore': [{ found: { fields } }] });
  expect(sent.slice(2)).toEqual(asked);
  expect(bodies.slice(2).map(Boolean)).toEqual([false, asked.length === 1]);
});

it('requests nothing more for a missing ticket', async () => {
  const { sent, bodies } = await run(PLAY, `/mi/${CODE}`, { '/firestore': [{ missing: 'tickets/x' }] });
  expect([sent.length, bodies.slice(1)]).toEqual([1, [null, null, null]]);
});

it.each([
  ['no answer', STALLED],
  ['an answer whose body stops', BROKEN_OFF],
])('gives up after %s, so that the screen asks itself', async (_, answer) => {
  const asked = { first: `tickets/${ID_PLACEHOLDER}`, ...NEXT };
  const { taken, bodies } = await run(asked, `/mi/${CODE}`, { '/firestore': answer });
  await expect(taken?.(`tickets/${CODE}`)).resolves.toBeUndefined();
  expect(bodies).toEqual([null, null]);
});

it('calls the API with the code of the address, and requests the tournament of its answer', async () => {
  const call = { call: '/api/invitation', header: 'x-code' };
  const answers = { '/api/invitation': { success: true, data: { tournamentId: 'copa' } } };
  const { sent, taken } = await run({ ...call, ...NEXT }, `/equipo/${CODE}`, answers);
  expect(sent).toEqual([`/api/invitation ${CODE}`, '/firestore tournaments/copa']);
  expect((await taken?.(`/api/invitation ${CODE}`))?.ok).toBe(true);
  expect((await run(call, `/inscripcion/${CODE}`, answers)).sent).toEqual([`/api/invitation ${CODE}`]);
});

it('has no body after a refusal, and sends no further request', async () => {
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

it('comes before the styles in the head of its page, as a file or inline', () => {
  const page = '<head><meta charset="utf-8" /><style></style></head>';
  expect(firstInHead(page, '<script></script>')).toBe(
    '<head><meta charset="utf-8" />\n    <script></script><style></style></head>',
  );
  expect(askScript('/ask.js', 'data-x="y"', false)).toBe('<script async src="/ask.js" data-x="y"></script>');
  expect(askScript('/ask.js', 'data-x="y"', true)).toBe('<script src="/ask.js" data-x="y"></script>');
  expect(inlineAskScript('data-x="y"')).toMatch(/^<script data-x="y">\(\(\) => \{.*<\/script>$/s);
});
