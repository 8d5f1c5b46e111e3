import { deleteDoc, disableNetwork, doc, getFirestore, setDoc } from 'firebase/firestore';
import { firebaseApp } from '../src/lib/network/firebase-app.ts';

/** The real SDK without a server. Listeners see at once what `put` writes. */
export async function offlineFirestore() {
  await disableNetwork(getFirestore(firebaseApp()));
  return { put };
}

const written = new Set<string>();

export function put(path: string, data: object): void {
  written.add(path);
  void setDoc(doc(getFirestore(firebaseApp()), path), data);
}

/** For `afterEach` of a file whose tests list whole collections. */
export function eraseWritten(): void {
  for (const path of written) void deleteDoc(doc(getFirestore(firebaseApp()), path));
  written.clear();
}
