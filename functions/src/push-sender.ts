import { createECDH } from 'node:crypto';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { ConfigError } from './config/config.ts';
import { isDeclaring, senderSecrets } from './config/secret-settings.ts';
import { createPushService, type PushKeys } from './day/notices/push/push-service.ts';
import { sendPush } from './day/notices/push/send-push.ts';
import type { Outside } from './dependencies.ts';
import { PUSHES } from './store/collections.ts';
import { NOTICES } from './wiring/notices.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** `retry` is false, because a late notice would mislead. */
export function createSendPush(dependencies: Outside, environment: Environment) {
  const send = createPushService(keysOf(dependencies, environment));
  return onDocumentCreated(
    {
      document: `${PUSHES.path}/{pushId}`,
      secrets: senderSecrets(environment),
      retry: false,
      concurrency: 20,
      maxInstances: 5,
      timeoutSeconds: 120,
    },
    ({ params }) => sendPush(dependencies, NOTICES, send, params.pushId),
  );
}

function keysOf({ config }: Outside, environment: Environment): PushKeys {
  const { siteUrl, push } = config;
  const privateKey = environment['COPA_PUSH_PRIVATE_KEY'] ?? '';
  const publicKey = push?.publicKey ?? '';
  if (!isDeclaring(environment) && publicKeyOf(privateKey) !== publicKey) {
    throw new ConfigError(['COPA_PUSH_PRIVATE_KEY must be the one that belongs to COPA_PUSH_PUBLIC_KEY']);
  }
  // A push service needs a contact with https or mailto; a local site has no https address.
  const subject = siteUrl.startsWith('https:') ? siteUrl : 'mailto:avisos@copafenix.test';
  return { publicKey, privateKey, subject };
}

function publicKeyOf(privateKey: string): string | null {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== 32) return null;
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(bytes);
  return curve.getPublicKey('base64url', 'uncompressed');
}
