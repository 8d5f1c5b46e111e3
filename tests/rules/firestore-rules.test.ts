import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_ONLY } from './rows/api-only.ts';
import { DAY } from './rows/day.ts';
import { USER_REQUESTS } from './rows/people.ts';
import { QUESTIONS_AND_FORMS } from './rows/questions-and-forms.ts';
import { REGISTRATIONS } from './rows/registrations.ts';
import { ROOMS } from './rows/rooms.ts';
import { AUDIT_AND_SETTINGS } from './rows/site.ts';
import { TICKETS } from './rows/tickets.ts';
import { TOURNAMENTS } from './rows/tournaments.ts';
import { writeDocuments } from './support/documents.ts';
import { blocksOf, missingRows } from './support/missing-rows.ts';
import { RULES, type RulesEnvironment, startRules } from './support/rules-environment.ts';

const TABLES = {
  tournaments: TOURNAMENTS,
  registrations: REGISTRATIONS,
  tickets: TICKETS,
  rooms: ROOMS,
