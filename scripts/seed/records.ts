import {
  type EntryKind,
  entryEndOf,
  type PlayerRecord,
  recordOf,
  StoredEntrySchema,
} from '@copa/domain/fairness/record';
import { DAY_MS } from '@copa/domain/limits';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import { StoredRegistrationSchema } from '@copa/domain/registrations/registration';
import type { DocumentData } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { RecordKeys } from '../../functions/src/desk/record-keys.ts';
import { captainOf } from '../../functions/src/desk/stored-unit.ts';
import { wasAbsent } from '../../functions/src/fairness/words.ts';
import { OWNER } from './accounts.ts';

type Given = readonly [kind: EntryKind, days: number | null, ago: number, reason: string];

const GIVEN: readonly Given[] = [
  ['ban', 30, 3, 'Usó un programa para apuntar: lo vimos en el video de la partida 2.'],
  ['strike', null, 8, 'Compartió la contraseña de la sala con alguien de fuera.'],
  ['warning', null, 5, 'Insultó a otro equipo en el grupo.'],
];

function entryOf(now: Date, [kind, days, ago, reason]: Given, where: Readonly<Record<string, unknown>>) {
  const from = new Date(now.getTime() - ago * DAY_MS);
  const until = entryEndOf(kind, from, days);
  const by = { uid: OWNER.uid, email: OWNER.email };
  return z.parse(StoredEntrySchema, { ...where, kind, from, until, reason, by });
}

export function absentTwice(
  { freeFireId, ...contact }: StoredAccepted,
  keys: RecordKeys,
  now: Date,
): PlayerRecord {
  const contacts = [keys.contactOf(contact, 'America/Mexico_City')];
  const entries = [12, 33].map((ago) => {
    const where = { tournamentId: `demo-${ago}`, registrationId: `demo-${ago}`, contacts };
    return entryOf(now, ['no_show', null, ago, wasAbsent(1)], { id: `demo-no-show-${ago}`, ...where });
  });
  const record = recordOf(keys.recordOf(freeFireId), entries);
  if (record === null) throw new Error('two absences are a record');
  return record;
}

export function demoRecords(
  documents: ReadonlyMap<string, DocumentData>,
  keys: RecordKeys,
  now: Date,
): ReadonlyMap<string, PlayerRecord> {
  const pending = [...documents].flatMap(([path, data]) =>
    path.startsWith('registrations/') && data['status'] === 'pending'
      ? [z.parse(StoredRegistrationSchema, { ...data, id: path.split('/')[1] })]
      : [],
  );
  const records = new Map<string, PlayerRecord>();
  for (const [index, given] of GIVEN.entries()) {
    const unit = pending[index * 2];
    if (unit === undefined) continue;
    const key = keys.recordOf(captainOf(unit).freeFireId);
    const where = { tournamentId: unit.tournamentId, registrationId: unit.id };
    const entry = entryOf(now, given, { id: `demo-${given[0]}`, ...where });
    const record = recordOf(key, [entry]);
    if (record !== null) records.set(key, record);
  }
  return records;
}
