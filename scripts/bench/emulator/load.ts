import type { Firestore } from 'firebase-admin/firestore';
import { compared, type Figure, type Section } from '../figure.ts';
import { takeTurns } from '../statistics.ts';
import { startEmulator } from './emulator.ts';

const DOCUMENTS = 20;

export async function emulatorLoad(): Promise<readonly Section[]> {
  const emulator = await startEmulator();
  try {
    const figure = await listeners(emulator.firestore, 200, 15);
    return [{ title: 'Embedded Firestore: listeners', figures: [figure] }];
  } finally {
    await emulator.stop();
  }
}

/** Each listener costs the one client that holds them all a snapshot; beyond the target it is more than that. */
export async function listeners(firestore: Firestore, count: number, rounds: number): Promise<Figure> {
  const one = await crowd(firestore, 'one', 1);
  const many = await crowd(firestore, 'many', count);
  const times = await takeTurns(rounds, { one: () => one.hearOneWrite(), many: () => many.hearOneWrite() });
  one.leave();
  many.leave();
  return compared({
    what: `a write until ${count.toLocaleString('en')} listeners have heard of it`,
    unit: 'ms',
    measured: times.many,
    reference: times.one,
    against: 'one listener',
    atMost: count,
  });
}

async function crowd(firestore: Firestore, name: string, size: number) {
  const documents = firestore.collection(name);
  const batch = firestore.batch();
  for (let n = 0; n < DOCUMENTS; n += 1) batch.set(documents.doc(`d${n}`), { n, touched: 0 });
  await batch.commit();
  let touched = 0;
  let heard = (): void => {};
  const unsubscribe: (() => void)[] = [];
  await Promise.all(
    Array.from(
      { length: size },
      () =>
        new Promise<void>((resolve, reject) => {
          let latest = 0;
          const stop = documents.orderBy('n').onSnapshot((snapshot) => {
            resolve();
            latest = Math.max(latest, ...snapshot.docs.map((document) => Number(document.get('touched'))));
            if (touched > 0 && latest === touched) heard();
          }, reject);
          unsubscribe.push(stop);
        }),
    ),
  );
  return {
    leave: () => {
      for (const stop of unsubscribe) stop();
    },
    /** Resolves when every listener has received a write. */
    hearOneWrite: async () => {
      touched += 1;
      let waiting = size;
      const all = new Promise<void>((resolve) => {
        heard = () => {
          waiting -= 1;
          if (waiting === 0) resolve();
        };
      });
      await documents.doc(`d${touched % DOCUMENTS}`).update({ touched });
      await all;
    },
  };
}
