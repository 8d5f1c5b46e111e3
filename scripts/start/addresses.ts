import { DEMO_PUSH_PUBLIC_KEY } from './demo-environment.ts';
import { host, type Ports } from './ports.ts';

export function suiteAddresses(ports: Ports) {
  return {
    site: `http://${host}:${ports.hosting}`,
    api: `http://${host}:${ports.hosting}/api`,
    functions: `http://${host}:${ports.functions}`,
    hub: `http://${host}:${ports.hub}`,
    firestore: `${host}:${ports.firestore}`,
    auth: `${host}:${ports.auth}`,
  };
}

export type Addresses = ReturnType<typeof suiteAddresses>;

export function clientEnvironment({
  site,
  firestore,
  auth,
}: Pick<Addresses, 'site' | 'firestore' | 'auth'>): Record<string, string> {
  return {
    VITE_FIRESTORE_EMULATOR: firestore,
    VITE_AUTH_EMULATOR: auth,
    COPA_SITE_ORIGIN: site,
    COPA_PUSH_PUBLIC_KEY: DEMO_PUSH_PUBLIC_KEY,
  };
}
