import * as auth from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import * as forms from './forms.ts';
import * as management from './management.ts';
import * as questions from './questions.ts';
import * as registrations from './registrations.ts';
import * as settings from './settings.ts';
import * as tournaments from './tournaments.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'id' in value && 'path' in value && 'access' in value;
}

/** Every call of the API; the server proves that it mounts exactly these. */
export const ENDPOINTS: readonly Endpoint[] = [
  auth,
  tournaments,
  registrations,
  questions,
  forms,
  management,
  settings,
].flatMap((group) => Object.values<unknown>(group).filter(isEndpoint));
