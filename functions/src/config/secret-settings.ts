type Environment = Readonly<Record<string, string | undefined>>;

/** Each value names the setting that makes the secret necessary. Null: the secret is always necessary. */
export const SECRET_SETTINGS = {
  COPA_STATUS_CODE_SECRET: null,
  COPA_SETUP_SECRET: 'COPA_OWNER_EMAIL',
  COPA_LOCAL_LOGIN_HASH: 'COPA_LOCAL_LOGIN_USERNAME',
  COPA_PUSH_PRIVATE_KEY: 'COPA_PUSH_PUBLIC_KEY',
} as const;

export type SecretSetting = keyof typeof SECRET_SETTINGS;

const OF_THE_SENDER: SecretSetting = 'COPA_PUSH_PRIVATE_KEY';

export function neededSecrets(settings: Environment): readonly SecretSetting[] {
  const all = Object.entries(SECRET_SETTINGS) as [SecretSetting, string | null][];
  return all.filter(([, when]) => when === null || (settings[when] ?? '') !== '').map(([name]) => name);
}

export function boundSecrets(environment: Environment): SecretSetting[] {
  return senderSecrets(environment).filter((name) => name !== OF_THE_SENDER);
}

/** Emulators get their secrets as plain variables and must never ask Google for one. */
export function senderSecrets(environment: Environment): SecretSetting[] {
  return environment['FUNCTIONS_EMULATOR'] === 'true' ? [] : [...neededSecrets(environment)];
}

const NO_SECRET = `scrypt:1:1:1:${'A'.repeat(32)}:A`;

/** Returns placeholders while the Firebase CLI lists the functions, because it loads them without secrets. */
export function secretsToCome(environment: Environment): Environment {
  if (!isDeclaring(environment)) return {};
  return Object.fromEntries(boundSecrets(environment).map((name) => [name, NO_SECRET]));
}

export function isDeclaring(environment: Environment): boolean {
  return environment['FUNCTIONS_CONTROL_API'] === 'true';
}
