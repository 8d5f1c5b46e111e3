import type { Firestore } from 'firebase-admin/firestore';
import { startEmulatorProcess } from '../../../tests/load/support/emulator-process.ts';
import { compared, type Section } from '../figure.ts';
import { takeTurns } from '../statistics.ts';
import { connectFirestore } from './firestore-client.ts';

const LISTENERS = 200;
const DOCUMENTS = 20;
const ROUNDS = 15;
/** Each listener costs the one client that holds them all a snapshot; beyond this it is more than that. */
const MOST = LISTENERS;

interface Crowd {
  /** Resolves when every listener has received a write. */
  hearOneWrite(): Promise<void>;
  leave(): void;
}

export async function emulatorLoad(): Promise<readonly Section[]> {
  const emulator = await startEmulatorProcess();
  const client = await connectFirestore(emulator.address);
  try {
    const one = await crowd(client.firestore, 'one', 1);
    const many = await crowd(client.firestore, 'many', LISTENERS);
    const times = await takeTurns(ROUNDS, {
      one: () => one.hearOneWrite(),
      many: () => many.hearOneWrite(),
    });
    one.leave();
    many.leave();
    const figure = compared({
      what: `a write until ${LISTENERS} listeners have heard of it`,
      unit: 'ms',
      measured: times.many,
      reference: times.one,
      against: 'one listener',
      atMost: MOST,
    });
    return [{ title: 'Embedded Firestore: listeners', figures: [figure] }];
  } finally {
    await client.close();
    await emulator.stop();
  }
}

export async function crowd(firestore: Firestore, name: string, listeners: number): Promise<Crowd> {
  const documents = firestore.collection(name);
  const batch = firestore.batch();
  for (let n = 0; n < DOCUMENTS; n += 1) batch.set(documents.doc(`d${n}`), { n, touched: 0 });
  await batch.commit();
  let touched = 0;
  let heard = (): void => {};
  const unsubscribe: (() => void)[] = [];
  await Promise.all(
    Array.from(
      { length: listeners },
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
    hearOneWrite: async () => {
      touched += 1;
      let waiting = listeners;
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
