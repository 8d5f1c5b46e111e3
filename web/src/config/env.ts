interface RawEnv {
  readonly [name: string]: unknown;
}

function text(raw: RawEnv, name: string, fallback: string): string {
  const value = raw[name];
  return typeof value === 'string' && value !== '' ? value : fallback;
}

function optional(raw: RawEnv, name: string): string | undefined {
  return text(raw, name, '') || undefined;
}

function hostAndPort(raw: RawEnv, name: string): { host: string; port: number } | undefined {
  const value = optional(raw, name);
  if (value === undefined) return undefined;
  const match = /^([^\s:/]+):(\d{1,5})$/.exec(value);
  if (!match?.[1] || !match[2]) throw new Error(`${name} must look like host:port, got "${value}"`);
  return { host: match[1], port: Number(match[2]) };
}

export function readEnv(raw: RawEnv) {
  const apiBase = text(raw, 'VITE_API_BASE', '/api').replace(/\/$/, '');
  if (!/^(\/|https?:\/\/)/.test(apiBase)) {
    throw new Error(`VITE_API_BASE must be a path or an absolute URL, got "${apiBase}"`);
  }
  return {
    apiBase,
    firebase: {
      projectId: text(raw, 'VITE_FIREBASE_PROJECT_ID', 'demo-torneos'),
      apiKey: text(raw, 'VITE_FIREBASE_API_KEY', 'demo-key'),
      authDomain: optional(raw, 'VITE_FIREBASE_AUTH_DOMAIN'),
      appId: optional(raw, 'VITE_FIREBASE_APP_ID'),
    },
    appCheckKey: optional(raw, 'VITE_APP_CHECK_KEY'),
    firestoreEmulator: hostAndPort(raw, 'VITE_FIRESTORE_EMULATOR'),
    authEmulator: hostAndPort(raw, 'VITE_AUTH_EMULATOR'),
  };
}

export const env = readEnv(import.meta.env);

const emulator = env.firestoreEmulator;
export const firestoreOrigin = emulator
  ? `http://${emulator.host}:${emulator.port}`
  : 'https://firestore.googleapis.com';
