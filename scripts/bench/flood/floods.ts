import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { mailboxKey } from '@copa/domain/contact/mailbox';
import { FORM_ANSWERS_PER_NETWORK, FORM_RESPONSES_DEFAULT, MAILS_PER_DAY_MAX } from '@copa/domain/limits';
import { pngOf } from '../../../functions/src/site/image-samples.fixture.ts';
import { askForAccess } from '../../../tests/load/support/access-request.ts';
import { startEmulatorProcess } from '../../../tests/load/support/emulator-process.ts';
import { createTournament, playerOf } from '../../../tests/load/support/tournament.ts';
import type { BenchRun, Figure, Section } from '../figure.ts';
import { type Flood, figureOf, SOURCES, type Source } from './flood.ts';
import { type FloodSuite, startFloodedFunction, startFloodSuite } from './flood-suite.ts';

const SIGN_UPS = 1600;
const PLACES = 600;
const MAILBOXES = 240;
const TOURNAMENTS = 8;
const MAILED_PLACES = 40;
const ANSWERS = 1600;
const ANSWERED_FIELDS = ['a', 'b', 'c', 'd'];
/** Texts of this length in all four fields nearly reach the size limit of an answer to a form. */
const ANSWER_CHARACTERS = 4000;
const UPLOADS = 220;
const UPLOADS_AT_ONCE = 8;
const UPLOADS_A_DAY = 200;
const EXPORTS = 40;
const EXPORTS_AN_HOUR = 20;
const STRANGERS = 400;
const REQUESTS = 1000;
const ACCOUNTS = 200;
const IMAGE_BYTES = 200 * 1024;

export async function floods(run: BenchRun): Promise<readonly Section[]> {
  const suite = await startFloodSuite(run);
  const figures: Figure[] = [];
  try {
    for (const prepare of [signUps, mails, oneMailbox, answers, uploads, readings, strangers]) {
      for (const [index, source] of SOURCES.entries()) {
        const target = await startFloodedFunction(suite.environment);
        try {
          const flood = await prepare(suite, caller(target.url, source), `${prepare.name}-${index}`, index);
          const figure = await figureOf(flood, target.memory);
          figures.push({ ...figure, what: `${figure.what}, ${source.name}` });
        } finally {
          await target.stop();
        }
      }
    }
  } finally {
    await suite.stop();
  }
  return [
    {
      title: 'Floods: what passes, what is refused, and the memory of the instance, at most and at rest',
      figures,
    },
    {
      title: 'Floods of requests for access, by the rules: the memory is that of the embedded Firestore',
      figures: [await accessRequests(run, 1), await accessRequests(run, ACCOUNTS)],
    },
  ];
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: string | FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

type Ask = ReturnType<typeof caller>;

function caller(url: string, source: Source) {
  return async (number: number, { method, path, body, headers }: Sent) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { ...headers, 'X-Forwarded-For': source.address(number) },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return { code: response.ok ? 'accepted' : (JSON.parse(text) as { code: string }).code, text };
  };
}

const json = (body: unknown) => ({
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});

async function signUps({ firestore }: FloodSuite, ask: Ask, _name: string, index: number): Promise<Flood> {
  const id = await createTournament(firestore, { maxPlayers: PLACES });
  return {
    what: `${SIGN_UPS} sign-ups for ${PLACES} places`,
    calls: SIGN_UPS,
    most: index === 0 ? PLACES / 2 : PLACES,
    call: (number) => ask(number, { method: 'POST', path: '/registrations', ...json(playerOf(id, number)) }),
  };
}

async function mails({ firestore }: FloodSuite, ask: Ask, _name: string, index: number): Promise<Flood> {
  const id = await createTournament(firestore, { maxPlayers: MAILED_PLACES });
  return {
    what: `${MAILBOXES} sign-ups, each withdrawn at once, for ${MAILED_PLACES} places`,
    calls: MAILBOXES,
    most: index === 0 ? MAILED_PLACES / 2 : 2 * MAILED_PLACES,
    call: async (number) => {
      const player = playerOf(id, number);
      const reply = await ask(number, { method: 'POST', path: '/registrations', ...json(player) });
      if (reply.code !== 'accepted') return reply;
      const { data } = JSON.parse(reply.text) as { data: { privateCode: string } };
      const headers = { 'Private-Code': data.privateCode };
      return ask(number, { method: 'DELETE', path: '/registrations/status', headers });
    },
    passed: async () => {
      const trace = await firestore.doc(`traces/mails-${id}`).get();
      return { count: Number(trace.get('count') ?? 0), what: 'mails queued' };
    },
  };
}

async function oneMailbox({ firestore }: FloodSuite, ask: Ask, name: string): Promise<Flood> {
  const ids = await Promise.all(
    Array.from({ length: TOURNAMENTS }, () => createTournament(firestore, { maxPlayers: PLACES })),
  );
  const spellings = ['yandex.com', 'ya.ru', 'yandex.ru', 'yandex.by', 'yandex.kz', 'yandex.com.tr'].flatMap(
    (host) => [`${name}@${host}`, `${name}+copa@${host}`],
  );
  return {
    what: `${MAILBOXES} sign-ups for ${TOURNAMENTS} tournaments that name one mailbox in ${spellings.length} spellings`,
    calls: MAILBOXES,
    most: MAILS_PER_DAY_MAX,
    call: (number) => {
      const email = spellings[number % spellings.length] ?? '';
      const player = playerOf(ids[number % ids.length] ?? '', number, { email });
      return ask(number, { method: 'POST', path: '/registrations', ...json(player) });
    },
    passed: async () => {
      const { docs } = await firestore.collection('mail').get();
      const own = docs.filter(
        (mail) => mailboxKey(String((mail.get('to') as string[])[0])) === mailboxKey(spellings[0] ?? ''),
      );
      return { count: own.length, what: 'mails queued' };
    },
  };
}

async function answers({ firestore }: FloodSuite, ask: Ask, name: string, index: number): Promise<Flood> {
  const fields = ANSWERED_FIELDS.map((id) => ({ id, type: 'textarea', label: id }));
  await firestore.doc(`forms/${name}`).set({ title: 'Encuesta', onePerDevice: true, fields });
  const written = Object.fromEntries(fields.map(({ id }) => [id, 'x'.repeat(ANSWER_CHARACTERS)]));
  return {
    what: `${ANSWERS} answers of 16 KB to a form, each as from another device`,
    calls: ANSWERS,
    most: index === 0 ? FORM_ANSWERS_PER_NETWORK : FORM_RESPONSES_DEFAULT,
    call: (number) => {
      const answer = { requestId: randomUUID(), deviceId: randomUUID(), answers: written };
      return ask(number, { method: 'POST', path: `/forms/${name}/responses`, ...json(answer) });
    },
    stored: async () => {
      const { docs } = await firestore.collection(`forms/${name}/responses`).get();
      return docs.reduce((sum, document) => sum + Buffer.byteLength(JSON.stringify(document.data())), 0);
    },
  };
}

function upload(): FormData {
  const form = new FormData();
  const image = new Blob([new Uint8Array(pngOf(640, 480, IMAGE_BYTES))], { type: 'image/png' });
  form.append('image', image, 'premio.png');
  return form;
}

async function uploads({ firestore, adminToken }: FloodSuite, ask: Ask, name: string): Promise<Flood> {
  await firestore.recursiveDelete(firestore.collection('images'));
  const headers = { Authorization: `Bearer ${await adminToken(name)}` };
  return {
    what: `${UPLOADS} images of 200 KB by an admin`,
    calls: UPLOADS,
    atOnce: UPLOADS_AT_ONCE,
    most: UPLOADS_A_DAY,
    call: (number) => ask(number, { method: 'POST', path: '/uploads', body: upload(), headers }),
  };
}

async function readings({ firestore, adminToken }: FloodSuite, ask: Ask, name: string): Promise<Flood> {
  const { docs } = await firestore.collection('registrations').limit(1).get();
  const id = String(docs[0]?.get('tournamentId'));
  const headers = { Authorization: `Bearer ${await adminToken(name)}` };
  return {
    what: `${EXPORTS} exports by an admin`,
    calls: EXPORTS,
    most: EXPORTS_AN_HOUR,
    call: (number) => ask(number, { method: 'GET', path: `/registrations/export/${id}`, headers }),
  };
}

async function strangers({ firestore }: FloodSuite, ask: Ask): Promise<Flood> {
  const id = await createTournament(firestore, { maxPlayers: PLACES });
  return {
    what: `${STRANGERS} images and exports without an account`,
    calls: STRANGERS,
    most: 0,
    call: (number) =>
      number % 2 === 0
        ? ask(number, { method: 'POST', path: '/uploads', body: upload() })
        : ask(number, { method: 'GET', path: `/registrations/export/${id}` }),
  };
}

async function accessRequests({ root }: BenchRun, accounts: number): Promise<Figure> {
  const emulator = await startEmulatorProcess({ rules: join(root, 'firestore.rules') });
  try {
    await askForAccess('demo-bench', emulator.address, 'first');
    const atRest = emulator.residentMegabytes();
    const flood: Flood = {
      what: `${REQUESTS} requests for access, ${accounts === 1 ? 'one account' : `${accounts} accounts`}`,
      calls: REQUESTS,
      most: accounts,
      call: async (number) => ({
        code: await askForAccess('demo-bench', emulator.address, `account-${number % accounts}`),
      }),
    };
    return await figureOf(flood, () => Promise.resolve({ atRest, peak: emulator.peakMegabytes() }));
  } finally {
    await emulator.stop();
  }
}
