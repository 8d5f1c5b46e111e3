import { DEMO_PUSH_PUBLIC_KEY } from './demo-environment.mjs';
import { host } from './ports.mjs';

/** @param {import('./ports.mjs').Ports} ports */
export function suiteAddresses(ports) {
  return {
    site: `http://${host}:${ports.hosting}`,
    api: `http://${host}:${ports.hosting}/api`,
    functions: `http://${host}:${ports.functions}`,
    hub: `http://${host}:${ports.hub}`,
    firestore: `${host}:${ports.firestore}`,
    auth: `${host}:${ports.auth}`,
  };
}

/** @typedef {ReturnType<typeof suiteAddresses>} Addresses */

/**
 * What the client's build has to know.
 *
 * @param {Addresses} addresses
 * @returns {Record<string, string>}
 */
export function clientEnvironment({ site, firestore, auth }) {
  return {
    VITE_FIRESTORE_EMULATOR: firestore,
    VITE_AUTH_EMULATOR: auth,
    COPA_SITE_ORIGIN: site,
    COPA_PUSH_PUBLIC_KEY: DEMO_PUSH_PUBLIC_KEY,
  };
}
