import type { ReactNode } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { firebaseApp } from '../network/firebase-app.ts';
import { liveFirestore } from './live-query.ts';

export function LiveFirestore({ children }: { children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp()}>
      <FirestoreProvider sdk={liveFirestore()}>{children}</FirestoreProvider>
    </FirebaseAppProvider>
  );
}
