import { PUBLISH_CHECK_MS } from '@copa/domain/limits';
import { describe, expect, it } from 'vitest';
import type { Dependencies } from './dependencies.ts';
import { createPublishScheduled } from './scheduled.ts';

describe('the scheduled run', () => {
  it('comes every minute and is not repeated when it fails: the next one is near', () => {
    const job = createPublishScheduled({} as Dependencies);
    expect(job.__endpoint.scheduleTrigger).toMatchObject({
      schedule: 'every 1 minutes',
      retryConfig: { retryCount: 0 },
    });
    expect(PUBLISH_CHECK_MS).toBe(60_000);
  });
});
