import { disableNetwork, doc, getFirestore, setDoc } from 'firebase/firestore';
import { firebaseApp } from '../src/lib/network/firebase-app.ts';

/** The real SDK without a server; what `put` writes shows at once. */
export async function offlineFirestore() {
  const firestore = getFirestore(firebaseApp());
  await disableNetwork(firestore);
  return {
    put: (path: string, data: object): void => void setDoc(doc(firestore, path), data),
  };
}
