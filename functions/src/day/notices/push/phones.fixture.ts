import { type PushMessage, PushMessageSchema } from '@copa/domain/day/push';
import { afterAll, beforeAll } from 'vitest';
import * as z from 'zod/mini';
import { demoEnvironment } from '../../../../../scripts/start/demo-environment.ts';
import {
  type FakePhone,
  type PushService,
  startPushService,
} from '../../../../../tests/load/support/push-service.ts';
import type { RunningServices } from '../../../../../tests/setup/local-site/services.ts';
import { NOTICES } from '../../../wiring/notices.ts';
import { createPushService } from './push-service.ts';
import { sendPush } from './send-push.ts';

const { COPA_PUSH_PUBLIC_KEY: publicKey = '', COPA_PUSH_PRIVATE_KEY: privateKey = '' } = demoEnvironment('');
/** A busy machine answers within this time. */
const PATIENCE_MS = 3000;
export const SUBJECT = 'mailto:avisos@copa.example';

export function runPhones(site: RunningServices) {
  let service: PushService;
  beforeAll(async () => {
    service = await startPushService(publicKey);
  });
  afterAll(() => service.close());
  const needs = () => {
    const { dependencies } = site.program;
    const push = { publicKey, standIn: service.origin };
    return { ...dependencies, config: { ...dependencies.config, push } };
  };
  const created = new Set<string>();
  return {
    needs,
    newPhone: () => service.newPhone(),
    /** Firebase calls `sendPush` only when a push is created, and may call it twice for one push. */
    deliver: async () => {
      const { docs } = await site.program.firestore.collection('pushes').get();
      const send = createPushService({ publicKey, privateKey, subject: SUBJECT }, [1, 1], PATIENCE_MS);
      const fresh = docs.map(({ id }) => id).filter((id) => !created.has(id));
      for (const id of [...fresh, ...fresh]) {
        created.add(id);
        await sendPush(needs(), NOTICES, send, id);
      }
      return fresh;
    },
  };
}

export const messages = ({ received }: FakePhone): readonly PushMessage[] =>
  received.map(({ message }) => z.parse(PushMessageSchema, message));
export const titles = (phone: FakePhone) => messages(phone).map(({ title }) => title);
