import { emailKey, isEmail } from '@copa/domain/contact';
import { requireLimits } from '@copa/domain/day/limit-order';
import * as z from 'zod/mini';
import { FRONT_RANGES, parseRange } from './front-ranges.ts';

const commaList = z.pipe(
  z._default(z.string(), ''),
  z.transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
);

const isOrigin = (value: string): boolean => URL.canParse(value) && new URL(value).origin === value;

/** An empty value counts as not set, because an env file lists all keys. */
const setting = (isValid: (value: string) => boolean, message: string) =>
  z.pipe(
    z._default(z.string().check(z.refine((value) => value === '' || isValid(value), message)), ''),
    z.transform((value) => (value === '' ? null : value)),
  );

const PUSH_PUBLIC_KEY = /^B[\w-]{86}$/;

const SCRYPT_HASH = /^scrypt:\d+:\d+:\d+:[\w+/=-]+:[\w+/=-]+$/;

const EnvironmentSchema = z.object({
  FIRESTORE_EMULATOR_HOST: z._default(z.string(), ''),
  GCLOUD_PROJECT: z.string('must name the project').check(z.minLength(1, 'must name the project')),
  COPA_SITE_URL: z
    .string('must be the public origin of the site')
    .check(z.refine(isOrigin, 'must be an origin such as https://example.org, without a path')),
  COPA_OWNER_EMAIL: setting(isEmail, 'must be an e-mail address'),
  COPA_SETUP_SECRET: setting((value) => value.length >= 16, 'must have at least 16 characters'),
  /**
   * Private codes, and the keys of records and season results, derive from this secret. So it must never change
   * during the life of a project.
   */
  COPA_STATUS_CODE_SECRET: z
    .string('must be a secret of at least 32 characters')
    .check(z.minLength(32, 'must be a secret of at least 32 characters')),
  COPA_LOCAL_LOGIN_USERNAME: setting((value) => value.trim() === value, 'must not start or end with a space'),
  COPA_LOCAL_LOGIN_HASH: setting((value) => SCRYPT_HASH.test(value), 'must be scrypt:N:r:p:salt:hash'),
  COPA_LOCAL_LOGIN_NAME: z._default(z.string(), 'Administrador'),
  COPA_PUSH_PUBLIC_KEY: setting(
    (value) => PUSH_PUBLIC_KEY.test(value),
    'must be the public key that functions/push-keys.mjs made',
  ),
  COPA_PUSH_STAND_IN: setting(isOrigin, 'must be an origin'),
  COPA_PAGES_FOLDER: setting(() => true, ''),
  COPA_CORS_ORIGINS: commaList.check(
    z.refine((origins) => origins.every(isOrigin), 'must be origins separated by commas'),
  ),
  COPA_APP_CHECK: z._default(z.enum(['off', 'report', 'enforce'], 'must be off, report or enforce'), 'off'),
  COPA_FRONT_RANGES: commaList.check(
    z.refine(
      (ranges) => ranges.every((range) => parseRange(range) !== null),
      'must be ranges such as 192.0.2.0/24, none wider than /8, separated by commas',
    ),
  ),
  COPA_RATE_LIMIT_FACTOR: z._default(
    z.coerce.number('must be a number').check(z.minimum(0.001, 'must be above 0')),
    1,
  ),
});

type Environment = z.output<typeof EnvironmentSchema>;

export interface LocalLoginConfig {
  readonly username: string;
  readonly passwordHash: string;
  readonly displayName: string;
}

export interface PushConfig {
  readonly publicKey: string;
  readonly standIn: string | null;
}

export interface Config {
  readonly projectId: string;
  readonly inEmulators: boolean;
  readonly siteUrl: string;
  readonly ownerEmail: string | null;
  readonly setupSecret: string | null;
  readonly statusCodeSecret: string;
  readonly localLogin: LocalLoginConfig | null;
  readonly push: PushConfig | null;
  /** Null: the built pages are beside the bundle. */
  readonly pagesFolder: string | null;
  readonly corsOrigins: readonly string[];
  readonly appCheck: 'off' | 'report' | 'enforce';
  /** Proxies in these ranges are trusted to say whose call they forward. */
  readonly frontRanges: readonly string[];
  readonly rateLimitFactor: number;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly faults: readonly string[]) {
    super(
      `The configuration has ${faults.length} fault(s):\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    );
  }
}

export function loadConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  requireLimits();
  // `jitless` makes a cold start faster, because a compiled parser would be used only once.
  const parsed = z.safeParse(EnvironmentSchema, environment, { jitless: true });
  const faults = parsed.success
    ? [...pairFaults(parsed.data), ...standInFaults(parsed.data)]
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  const env = parsed.data;
  return {
    projectId: env.GCLOUD_PROJECT,
    inEmulators: env.FIRESTORE_EMULATOR_HOST !== '',
    siteUrl: env.COPA_SITE_URL,
    ownerEmail: env.COPA_OWNER_EMAIL === null ? null : emailKey(env.COPA_OWNER_EMAIL),
    setupSecret: env.COPA_SETUP_SECRET,
    statusCodeSecret: env.COPA_STATUS_CODE_SECRET,
    localLogin:
      env.COPA_LOCAL_LOGIN_USERNAME === null || env.COPA_LOCAL_LOGIN_HASH === null
        ? null
        : {
            // A typed username arrives in this form, too.
            username: env.COPA_LOCAL_LOGIN_USERNAME.normalize('NFC'),
            passwordHash: env.COPA_LOCAL_LOGIN_HASH,
            displayName: env.COPA_LOCAL_LOGIN_NAME,
          },
    push:
      env.COPA_PUSH_PUBLIC_KEY === null
        ? null
        : { publicKey: env.COPA_PUSH_PUBLIC_KEY, standIn: env.COPA_PUSH_STAND_IN },
    pagesFolder: env.COPA_PAGES_FOLDER,
    corsOrigins: env.COPA_CORS_ORIGINS,
    appCheck: env.COPA_APP_CHECK,
    frontRanges: env.COPA_FRONT_RANGES.length > 0 ? env.COPA_FRONT_RANGES : FRONT_RANGES,
    rateLimitFactor: env.COPA_RATE_LIMIT_FACTOR,
  };
}

const PAIRS = [
  ['COPA_OWNER_EMAIL', 'COPA_SETUP_SECRET'],
  ['COPA_LOCAL_LOGIN_USERNAME', 'COPA_LOCAL_LOGIN_HASH'],
] as const;

function standInFaults({ COPA_PUSH_STAND_IN, FIRESTORE_EMULATOR_HOST }: Environment): readonly string[] {
  return COPA_PUSH_STAND_IN === null || FIRESTORE_EMULATOR_HOST !== ''
    ? []
    : ['COPA_PUSH_STAND_IN is for emulators only'];
}

function pairFaults(environment: Environment): readonly string[] {
  return PAIRS.flatMap(([first, second]) => {
    if ((environment[first] === null) === (environment[second] === null)) return [];
    return environment[first] === null
      ? [`${first} must be set when ${second} is`]
      : [`${second} must be set when ${first} is`];
  });
}
