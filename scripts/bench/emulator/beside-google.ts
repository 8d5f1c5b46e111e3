import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { startEmulatorProcess } from '../../../tests/load/support/emulator-process.ts';
import { type BenchRun, compared, type Figure, type Section, short } from '../figure.ts';
import { loadNow, loadText, machineText, markdownOf } from '../report.ts';
import { takeTurns } from '../statistics.ts';
import { type Emulator, startEmulator } from './emulator.ts';
import { listeners } from './load.ts';

const FEW = 500;
const MANY = 100_000;
const LISTENERS = 1_000;
const BATCH = 500;
const WINDOW = 50;
const ROUNDS = 5;
const STARTS = 5;
const MIXED_MINUTES = 2;
const MOST = 2;

/** The command writes its table beside the documents of the package. */
export async function besideGoogle({ root }: BenchRun): Promise<readonly Section[]> {
  const before = loadNow();
  const figures: Figure[] = [await start()];
  const emulator = await startEmulator();
  try {
    figures.push(
      { what: 'memory at rest', measured: megabytes(emulator.residentMegabytes()) },
      await batches(emulator.firestore),
      await listeners(emulator.firestore, LISTENERS, ROUNDS),
      ...(await mixedWork(emulator)),
    );
  } finally {
    await emulator.stop();
  }
  writeFileSync(
    join(root, 'emulator', 'docs', 'bench.md'),
    page(figures, loadText({ before, after: loadNow() })),
  );
  return [{ title: "Embedded Firestore: beside Google's emulator", figures }];
}

function megabytes(value: number | null): string {
  return value === null ? 'this system does not say' : `${short(value)} MB`;
}

async function start(): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round <= STARTS; round += 1) {
    const emulator = await startEmulatorProcess();
    await emulator.stop();
    if (round > 0) times.push(emulator.startTime);
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0;
  return { what: 'start of the process until its port is open', measured: `${short(median)} ms` };
}

/** A batch of 500 that changes the whole result of a listener, until the listener has heard of it. */
async function batches(firestore: Firestore): Promise<Figure> {
  const few = await listened(firestore, 'few', FEW);
  const many = await listened(firestore, 'many', MANY);
  const times = await takeTurns(ROUNDS, { few: few.batch, many: many.batch });
  few.close();
  many.close();
  return compared({
    what: `a batch of ${BATCH} until a listener has heard of it, ${MANY.toLocaleString('en')} documents`,
    unit: 'ms',
    measured: times.many,
    reference: times.few,
    against: `${FEW} documents`,
    atMost: MOST,
  });
}

async function listened(firestore: Firestore, name: string, size: number) {
  const documents = firestore.collection(name);
  const write = async (first: number, count: number, touched: number) => {
    const batch = firestore.batch();
    for (let n = first; n < first + count; n += 1) batch.set(documents.doc(`d${n}`), { n, touched });
    await batch.commit();
  };
  for (let first = 0; first < size; first += BATCH) await write(first, Math.min(BATCH, size - first), 0);
  let touched = 0;
  let heard: (latest: number) => void = () => {};
  const query = documents.orderBy('n').limit(WINDOW);
  const close = query.onSnapshot((snapshot) => {
    heard(Math.min(...snapshot.docs.map((document) => Number(document.get('touched')))));
  });
  return {
    close,
    batch: async () => {
      touched += 1;
      const arrived = new Promise<void>((resolve) => {
        heard = (latest) => {
          if (latest >= touched) resolve();
        };
      });
      await write(0, BATCH, touched);
      await arrived;
    },
  };
}

/** Reads, queries, writes and transactions one after the other; neither time nor memory may grow. */
async function mixedWork({ firestore, residentMegabytes }: Emulator): Promise<readonly Figure[]> {
  const documents = firestore.collection('mixed');
  const times: number[] = [];
  const memory: number[] = [];
  const end = performance.now() + MIXED_MINUTES * 60_000;
  for (let n = 0; performance.now() < end; n += 1) {
    const began = performance.now();
    const document = documents.doc(`d${n % 1_000}`);
    await document.set({ n, note: 'a small document' });
    await document.get();
    await documents
      .where('n', '>=', n - WINDOW)
      .orderBy('n')
      .limit(WINDOW)
      .get();
    await firestore.runTransaction(async (transaction) => {
      const read = await transaction.get(document);
      transaction.update(document, { n: Number(read.get('n')) });
    });
    times.push(performance.now() - began);
    memory.push(residentMegabytes() ?? 0);
  }
  const quarter = Math.floor(times.length / 4);
  const what = `mixed work, the last quarter of ${MIXED_MINUTES} minutes`;
  const parts = (values: readonly number[]) => ({
    measured: values.slice(-quarter),
    reference: values.slice(quarter, 2 * quarter),
    against: 'the second quarter',
    atMost: MOST,
  });
  return [
    compared({ what: `${what}: time of four calls`, unit: 'ms', ...parts(times) }),
    compared({ what: `${what}: memory`, unit: 'MB', ...parts(memory) }),
  ];
}

function page(figures: readonly Figure[], load: string): string {
  return `# What it costs, beside Google's emulator

\`npm run bench beside-google\` writes this page: do not edit it. Measured on ${machineText()}.${load}
A ratio holds on other machines too, because both of its sides were measured in turns.

Google publishes no figure of speed or memory of its emulator, which needs Java 21 and a download of 137 MB. The Firebase
CLI waits up to 60 s for that emulator to start.

${markdownOf(figures)}
`;
}
