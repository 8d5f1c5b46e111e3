import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@copa/domain/limits';
import { StoredRegistrationSchema } from '@copa/domain/registrations/registration';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createRegistrationCodes } from '../../functions/src/desk/code.ts';
import { createRecordKeys } from '../../functions/src/desk/record-keys.ts';
import { repositoryRoot } from '../process/repository.mjs';
import { demoEnvironment } from '../start/demo-environment.ts';
import { demoDocuments } from './seed.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const readme = readFileSync(join(repositoryRoot, 'README.md'), 'utf8');
const codes = createRegistrationCodes(
  demoEnvironment('http://127.0.0.1:3001')['COPA_STATUS_CODE_SECRET'] ?? '',
);

const recordKeys = createRecordKeys('a secret');

const linkTo = (page: string) => [...readme.matchAll(new RegExp(`/${page}/(\\w+)`, 'g'))].map(([, id]) => id);

it.each([
  ['one day', NOW],
  ['another', new Date(NOW.getTime() + 100 * DAY_MS)],
])('the links of the README open units of the demo of %s', (_day, now) => {
  const units = [...demoDocuments(now, codes, recordKeys)].flatMap(([path, data]) =>
    path.startsWith('registrations/')
      ? [z.parse(StoredRegistrationSchema, { ...data, id: path.split('/')[1] })]
      : [],
  );
  const [toConfirm, withRoom] = linkTo('mi').map((id) => units.find(({ ticketId }) => ticketId === id));
  expect(toConfirm).toMatchObject({ place: 'held', confirmations: { entry: null } });
  expect(withRoom).toMatchObject({ place: 'held', rooms: [{ match: 1 }] });
  const hashes = linkTo('inscripcion').map((code) => codes.hashOf(code ?? ''));
  expect(hashes).toEqual(toConfirm?.codeHashes);
});
