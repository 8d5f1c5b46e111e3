import { randomUUID } from 'node:crypto';
import { FORM_ANSWERS_PER_NETWORK, FORM_RESPONSES_DEFAULT } from '@copa/domain/limits';
import { pngOf } from '../../../functions/src/site/image-samples.fixture.ts';
import { createTournament, playerOf } from '../../../tests/load/support/tournament.ts';
import type { BenchRun, Figure, Section } from '../figure.ts';
import { type Flood, figureOf, SOURCES, type Source } from './flood.ts';
import { type FloodSuite, startFloodedFunction, startFloodSuite } from './flood-suite.ts';

const SIGN_UPS = 1600;
const PLACES = 600;
const ANSWERS = 1600;
const ANSWERED_FIELDS = ['a', 'b', 'c', 'd'];
/** Texts of this length in all four fields nearly reach the size limit of an answer to a form. */
const ANSWER_CHARACTERS = 4000;
const UPLOADS = 220;
const UPLOADS_AT_ONCE = 8;
const UPLOADS_A_DAY = 200;
const EXPORTS = 40;
const EXPORTS_AN_HOUR = 20;
const IMAGE_BYTES = 200 * 1024;

export async function floods(run: BenchRun): Promise<readonly Section[]> {
  const suite = await startFloodSuite(run);
  const figures: Figure[] = [];
  try {
    for (const prepare of [signUps, answers, uploads, readings]) {
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
