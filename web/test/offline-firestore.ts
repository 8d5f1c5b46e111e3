import { disableNetwork, doc, getFirestore, setDoc } from 'firebase/firestore';
import { firebaseApp } from '../src/lib/network/firebase-app.ts';

/** The real SDK without a server. Listeners see at once what `put` writes. */
export async function offlineFirestore() {
  await disableNetwork(getFirestore(firebaseApp()));
  return { put };
}

export function put(path: string, data: object): void {
  void setDoc(doc(getFirestore(firebaseApp()), path), data);
}
