import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('./', import.meta.url));

/**
 * Each of these files goes on with a value that does not fit its schema. The text says what the value is, or why
 * nobody has to be told of a stored one here.
 */
const TOLD: Readonly<Record<string, string>> = {
  'config/config.ts': 'the environment',
  'desk/ledger-store.ts': 'the same commit stores the right count',
  'fairness/ageing.ts': 'a record whose entries are erased',
  'http/serve.ts': 'a request',
  'play/pages/page-routes.ts': 'an address',
  'registrations/pages/invitation-page-routes.ts': 'an address',
  'registrations/consent/contact-ageing.ts': 'an adult who is erased',
  'registrations/unreadable-units.ts': 'a query for the same units logs those that are unreadable',
  'seasons/pages/page-routes.ts': 'an address',
  'site/unused-images.ts': 'only the ids are read',
  'store/agenda.ts': 'the job logs tasks that it does not know',
  'store/documents.ts': 'logs each document',
  'store/tournament-writes.ts': 'writes only',
  'tournaments/due-store.ts': 'logs the tournament',
  'tournaments/pages/screen-page.ts': 'an address',
};

it('no stored document that does not fit its schema is passed over without an entry in the log', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const tolerant = files
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(file))
    .filter((file) => /safeParse\(|\bcollection\(\s*[A-Z_]+\.path/.test(readFileSync(SOURCE + file, 'utf8')));
  expect(tolerant.toSorted()).toEqual(Object.keys(TOLD).toSorted());
});
