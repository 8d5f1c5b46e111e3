import { z } from 'zod';
import { jsonOf, notFound, ok, routesOf } from './call.ts';
import type { createFirestoreApi } from './firestore.ts';
import { PROJECT } from './project.ts';

const ScheduleSchema = z.looseObject({ retention: z.string() });
const RestoreSchema = z.looseObject({ databaseId: z.string(), backup: z.string() });

export const BACKUP = `projects/${PROJECT}/locations/nam5/backups/0f9e8d7c`;

export function createBackupsApi({ databases, removeDatabase }: ReturnType<typeof createFirestoreApi>) {
  const schedules: z.infer<typeof ScheduleSchema>[] = [];
  const restored = new Map<string, string>();
  return {
    schedules,
    restored,
    routes: routesOf('firestore.googleapis.com', {
      // Like Firestore, this deletes the schedules with their database.
      'DELETE /v1/projects/*/databases/{*}': (_call, id) => {
        if (id === '(default)') schedules.length = 0;
        return removeDatabase(id);
      },
      'GET /v1/projects/*/locations': () =>
        ok({
          locations: ['nam5', 'southamerica-east1'].map((locationId) => ({
            locationId,
            displayName: locationId,
            name: `projects/${PROJECT}/locations/${locationId}`,
          })),
        }),
      'GET /**/databases/*/backupSchedules': () => ok({ backupSchedules: schedules }),
      'POST /**/databases/*/backupSchedules': (call) => {
        const schedule = ScheduleSchema.parse(jsonOf(call));
        schedules.push(schedule);
        const name = `projects/${PROJECT}/databases/(default)/backupSchedules/${schedules.length}`;
        return ok({ name, createTime: '2026-01-01T00:00:00Z', ...schedule });
      },
      'GET /v1/projects/*/locations/*/backups': () =>
        ok({
          backups: [
            {
              name: BACKUP,
              database: `projects/${PROJECT}/databases/(default)`,
              snapshotTime: '2026-01-02T00:00:00Z',
              expireTime: '2026-01-16T00:00:00Z',
              state: 'READY',
            },
          ],
        }),
      'POST /v1/projects/*/databases:restore': (call) => {
        const { databaseId, backup } = RestoreSchema.parse(jsonOf(call));
        if (backup !== BACKUP) return notFound(backup);
        databases.set(databaseId, { type: 'FIRESTORE_NATIVE', locationId: 'nam5' });
        restored.set(databaseId, backup);
        const name = `projects/${PROJECT}/databases/${databaseId}`;
        return ok({ name: `${name}/operations/1`, response: { name, ...databases.get(databaseId) } });
      },
    }),
  };
}
