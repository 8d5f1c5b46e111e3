import { expect, it, onTestFinished } from 'vitest';
import { eventRequest, parseV2Registration } from '../../emulator/src/admin/triggers/function-triggers.ts';
import type { Document } from '../../emulator/src/core/model.ts';
import { PUSHES } from '../../functions/src/store/collections.ts';
import { startUnderFramework } from './support/built-function.ts';
import { runSite } from './support/run-site.ts';

const projectId = 'demo-push-event';
const site = runSite(projectId);

function eventOf(id: string) {
  const name = `projects/${projectId}/databases/(default)/documents/pushes/${id}`;
  const after: Document = {
    name,
    fields: new Map([['kind', { kind: 'string', value: 'promoted' }]]),
    createTime: 1n,
    updateTime: 1n,
  };
  const trigger = parseV2Registration(projectId, 'sendpush', {
    eventType: 'google.cloud.firestore.document.v1.created',
    database: '(default)',
    document: { value: 'pushes/{pushId}', matchType: 'PATH_PATTERN' },
  });
  const change = { project: projectId, databaseId: '(default)', name, path: `pushes/${id}`, commitTime: 1n };
  return eventRequest(trigger, { ...change, kind: 'created', before: null, after }, 'event-1');
}

it('the sender understands its event under the program that serves functions at Google', async () => {
  const soon = new Date(Date.now() + 60_000);
  const about = { registrationId: 'r1', tournamentId: 't1', kind: 'promoted', about: '' };
  const document = site.program.firestore.doc(`${PUSHES.path}/r1-promoted-1`);
  await document.create({ ...about, until: soon, expiresAt: soon, takenAt: null });
  const host = await startUnderFramework(projectId, {
    FIRESTORE_EMULATOR_HOST: site.server.address,
    FUNCTION_TARGET: 'sendpush',
    FUNCTION_SIGNATURE_TYPE: 'cloudevent',
  });
  onTestFinished(() => host.kill());
  const { headers, body } = eventOf('r1-promoted-1');
  const answer = await fetch(host.ready, { method: 'POST', headers, body: Buffer.from(body, 'base64') });
  expect(answer.status, await answer.text()).toBe(204);
  expect((await document.get()).get('takenAt')).not.toBeNull();
});
