import { disableNetwork, doc, getFirestore, setDoc } from 'firebase/firestore';
import { firebaseApp } from '../src/lib/network/firebase-app.ts';

/** The SDK itself, with nobody at the other end: what is put into it shows at once, as its own writes always do. */
export async function offlineFirestore() {
  const firestore = getFirestore(firebaseApp());
  await disableNetwork(firestore);
  return {
    put: (path: string, data: object): void => void setDoc(doc(firestore, path), data),
  };
}
