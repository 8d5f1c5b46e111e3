import { createRegistration } from '@copa/domain/registrations/own-endpoints';
import type { Request, Response } from 'express';
import { expect, it } from 'vitest';
import { codeOf } from '../../desk/tournament.fixture.ts';
import { createLogger } from '../../logger.ts';
import { requestContext } from '../request-context.ts';
import { checkAppCheck } from './app-check.ts';

const config = (appCheck: 'off' | 'report' | 'enforce') =>
  ({ appCheck }) as Parameters<typeof checkAppCheck>[3]['config'];

function call(token: string | undefined, mode: Parameters<typeof config>[0], endpoint = createRegistration) {
  const log: string[] = [];
  const request = { method: 'POST', get: () => token } as unknown as Request;
  const response = { setHeader: () => response } as unknown as Response;
  requestContext(
    createLogger((line) => log.push(line)),
    () => 'id',
  )(request, response, () => undefined);
  const verify = (sent: string) =>
    sent === 'of the site' ? Promise.resolve() : Promise.reject(new Error('a forged token'));
  const needs = { appCheck: { verify }, config: config(mode) };
  const checked = checkAppCheck(endpoint, request, response, needs, () => undefined);
  return { checked, log };
}

it.each([
  ['of the site', 'off', false],
  ['of the site', 'report', true],
  ['of the site', 'enforce', true],
  ['forged', 'report', false],
  [undefined, 'report', false],
] as const)(
  'a call with the proof %s, where it is checked so: %s, comes from the site: %s',
  async (token, mode, proven) => {
    expect(await call(token, mode).checked).toBe(proven);
  },
);

it.each([
  ['forged', 'a forged token'],
  [undefined, 'missing'],
])(
  'a call with the proof %s is refused where that is enforced, and its log says why',
  async (token, problem) => {
    const { checked, log } = call(token, 'enforce');
    expect(await codeOf(checked)).toBe('app-check-failed');
    await expect(checked).rejects.toThrow(/Recarga la página/);
    expect(log.map((line): unknown => JSON.parse(line))).toMatchObject([{ problem, enforced: true }]);
  },
);
