import type { SessionUser } from '@copa/domain/people/session';
import { AdminPage } from '../src/app/routes/admin/admin-page.tsx';
import { dayScreens, screens } from '../src/app/routes/admin/screens.ts';
import { openScreen } from './admin-screen.tsx';
import { offlineFirestore } from './offline-firestore.ts';

export async function loadScreens(): Promise<void> {
  await offlineFirestore();
  await Promise.all([...Object.values(screens), ...dayScreens].map(({ Page }) => Page.preload()));
}

export function openAddress(address: string, user?: SessionUser) {
  return openScreen(<AdminPage />, user, address);
}
