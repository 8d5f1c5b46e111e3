import {
  entryEndOf,
  type GivenKind,
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

const GIVEN: readonly (readonly [GivenKind, number | null, number, string])[] = [
  ['ban', 30, 3, 'Usó un programa para apuntar: lo vimos en el video de la partida 2.'],
  ['strike', null, 8, 'Compartió la contraseña de la sala con alguien de fuera.'],
  ['warning', null, 5, 'Insultó a otro equipo en el grupo.'],
];

export function absentTwice(
  { freeFireId, ...contact }: StoredAccepted,
  keys: RecordKeys,
  now: Date,
): PlayerRecord {
  const entries = [12, 33].map((days) => {
    const from = new Date(now.getTime() - days * DAY_MS);
    return z.parse(StoredEntrySchema, {
      id: `demo-no-show-${days}`,
      kind: 'no_show',
      from,
      until: entryEndOf('no_show', from, null),
      reason: wasAbsent(1),
      by: { uid: OWNER.uid, email: OWNER.email },
      tournamentId: `demo-${days}`,
      registrationId: `demo-${days}`,
      contacts: [keys.contactOf(contact, 'America/Mexico_City')],
    });
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
  for (const [index, [kind, days, ago, reason]] of GIVEN.entries()) {
    const unit = pending[index * 2];
    if (unit === undefined) continue;
    const key = keys.recordOf(captainOf(unit).freeFireId);
    const from = new Date(now.getTime() - ago * DAY_MS);
    const entry = z.parse(StoredEntrySchema, {
      id: `demo-${kind}`,
      kind,
      from,
      until: entryEndOf(kind, from, days),
      reason,
      by: { uid: OWNER.uid, email: OWNER.email },
      tournamentId: unit.tournamentId,
      registrationId: unit.id,
    });
    const record = recordOf(key, [entry]);
    if (record !== null) records.set(key, record);
  }
  return records;
}
