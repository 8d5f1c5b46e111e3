import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { ERROR_CODES } from '@copa/domain/errors';
import { expect, it } from 'vitest';
import { FRONT_RANGES } from '../../config/front-ranges.ts';
import { createLogger } from '../../logger.ts';
import { refusal } from '../../refusals.ts';
import { renderError } from '../errors.ts';
import { createExpressApp } from '../express-app.ts';
import { requestContext } from '../request-context.ts';

async function answerTo(failure: unknown): Promise<Response> {
  const app = createExpressApp(FRONT_RANGES);
  const logger = createLogger(() => undefined);
  app.use(
    requestContext(logger, () => 'id'),
    () => {
      throw failure;
    },
  );
  app.use(renderError);
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    const closed = once(server, 'close');
    server.close();
    await closed;
  }
}

it('says when to try again with every temporary failure, in Spanish', async () => {
  for (const code of ERROR_CODES) {
    const answer = await answerTo(refusal(code));
    expect([code, answer.headers.get('Retry-After')]).toEqual([code, code === 'unavailable' ? '5' : null]);
  }
  const { error } = (await (await answerTo(refusal('unavailable'))).json()) as { error: string };
  expect(error).toBe('El servicio no está disponible en este momento. Intenta más tarde.');
});
