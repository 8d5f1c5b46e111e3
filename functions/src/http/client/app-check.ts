import { type Endpoint, needsSiteProof } from '@copa/domain/api/endpoint';
import type { Request, Response } from 'express';
import type { Dependencies } from '../../dependencies.ts';
import { refusal } from '../../refusals.ts';
import { loggerOf } from '../request-context.ts';

/** `limitAddress` may refuse the call by its address. It runs before anything is logged. */
export async function checkAppCheck(
  endpoint: Endpoint,
  request: Request,
  response: Response,
  { appCheck, config }: Pick<Dependencies, 'appCheck' | 'config'>,
  limitAddress: (isProven: boolean) => void,
): Promise<boolean> {
  const isAsked = config.appCheck !== 'off' && needsSiteProof(endpoint);
  const problem = isAsked ? await problemWith(request.get('X-Firebase-AppCheck'), appCheck) : null;
  const isProven = isAsked && problem === null;
  limitAddress(isProven);
  if (problem === null) return isProven;
  loggerOf(response).warn('app check failed', { problem, enforced: config.appCheck === 'enforce' });
  if (config.appCheck === 'enforce') {
    throw refusal('app-check-failed');
  }
  return false;
}

async function problemWith(token: string | undefined, appCheck: Dependencies['appCheck']) {
  if (token === undefined) return 'missing';
  try {
    await appCheck.verify(token);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'invalid';
  }
}
