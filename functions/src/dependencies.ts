import type { Config } from './config/config.ts';
import type { FilledPage } from './config/page-template.ts';
import type { Effects } from './effects.ts';
import type { AppCheckVerifier } from './identity/app-check.ts';
import type { Identity } from './identity/identity.ts';
import type { Logger } from './logger.ts';
import type { Database } from './store/database.ts';
import type { Firestore } from './store/firestore.ts';

export interface Outside {
  readonly config: Config;
  readonly database: Database;
  readonly firestore: Firestore;
  readonly identity: Identity;
  readonly appCheck: AppCheckVerifier;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly logger: Logger;
  readonly pageTemplate: (page: FilledPage) => string;
  readonly paintCover: (svg: string) => Promise<Buffer>;
}

export interface Dependencies extends Outside {
  readonly effects: Effects;
}

export type Context = Pick<
  Dependencies,
  'config' | 'database' | 'firestore' | 'clock' | 'newId' | 'logger' | 'effects'
>;
