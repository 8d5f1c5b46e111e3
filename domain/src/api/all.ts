import * as day from '../day/endpoints.ts';
import * as fairness from '../fairness/endpoints.ts';
import * as forms from '../forms/endpoints.ts';
import * as panel from '../panel/endpoints.ts';
import * as people from '../people/endpoints.ts';
import * as userRequests from '../people/user-request-endpoints.ts';
import * as play from '../play/endpoints.ts';
import * as protests from '../play/protest/endpoints.ts';
import * as ownProtests from '../play/protest/own-endpoints.ts';
import * as reports from '../play/report/endpoints.ts';
import * as ownPlay from '../play/report/own-endpoints.ts';
import * as questions from '../questions/endpoints.ts';
import * as consents from '../registrations/consent/consent-endpoints.ts';
import * as registrations from '../registrations/endpoints.ts';
import * as members from '../registrations/member-endpoints.ts';
import * as seasons from '../seasons/endpoints.ts';
import * as site from '../site/endpoints.ts';
import * as settings from '../site/settings-endpoints.ts';
import * as settingsUpdate from '../site/settings-update.ts';
import * as tournaments from '../tournaments/endpoints.ts';
import * as documentation from './documentation.ts';
import type { Endpoint } from './endpoint.ts';
import * as health from './health.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'id' in value && 'path' in value && 'access' in value;
}

export const ENDPOINTS: readonly Endpoint[] = [
  health,
  people,
  userRequests,
  tournaments,
  fairness,
  day,
  play,
  reports,
  ownPlay,
  protests,
  ownProtests,
  members,
  consents,
  registrations,
  seasons,
  questions,
  forms,
  panel,
  site,
  settings,
  settingsUpdate,
  documentation,
].flatMap((group) => Object.values<unknown>(group).filter(isEndpoint));
