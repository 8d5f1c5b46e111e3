import { ADMIN_SESSION_MS } from '@copa/domain/limits';
import type { localLogin as endpoint } from '@copa/domain/people/endpoints';
import type * as z from 'zod/mini';
import { writeAudit } from '../audit.ts';
import type { Origin } from '../call.ts';
import type { Dependencies } from '../dependencies.ts';
import { LOCAL_ADMIN_UID } from '../identity/identity.ts';
import { refusal } from '../refusals.ts';
import { spendAttempt } from './attempts.ts';
import { createDeviceProofs } from './device-proof.ts';
import { noteRoleHolderOnce } from './role-holders.ts';
import { equalSecrets, verifyPassword } from './secrets.ts';

type Needs = Pick<Dependencies, 'config' | 'identity' | 'database' | 'clock' | 'newId'>;

/**
 * Checks the password even if the username is wrong, so that the duration does not show which one was wrong.
 */
export async function localLogin(
  needs: Needs,
  { username, password, deviceProof }: z.output<typeof endpoint.body>,
  origin: Pick<Origin, 'network'>,
): Promise<z.input<typeof endpoint.data>> {
  const { localLogin: configured } = needs.config;
  if (configured === null) throw refusal('not-configured');
  const proofs = createDeviceProofs(needs.config.statusCodeSecret, configured.passwordHash);
  const device = deviceProof === null ? null : proofs.deviceOf(deviceProof);
  await spendAttempt(needs, 'local-login', username, { ...origin, device });
  const passwordFits = await verifyPassword(password, configured.passwordHash);
  if (!equalSecrets(username, configured.username) || !passwordFits) throw refusal('wrong-credentials');

  const sessionEnds = new Date(needs.clock().getTime() + ADMIN_SESSION_MS);
  const { displayName } = configured;
  const token = await needs.identity.createLocalAdminToken({ displayName, sessionEnds });
  await noteRoleHolderOnce(needs, LOCAL_ADMIN_UID);
  await needs.database.transaction(async (transaction) => {
    writeAudit(transaction, needs, {
      actor: { uid: LOCAL_ADMIN_UID, email: null },
      action: 'session.local-login',
      target: `accounts/${LOCAL_ADMIN_UID}`,
    });
  });
  return {
    token,
    deviceProof: proofs.proofOf(device ?? needs.newId()),
    session: {
      isAuthenticated: true,
      expiry: sessionEnds,
      user: { id: LOCAL_ADMIN_UID, username: configured.username, name: displayName, role: 'admin' },
    },
  };
}
