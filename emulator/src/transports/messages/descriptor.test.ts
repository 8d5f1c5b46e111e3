import { describe, expect, it } from 'vitest';
import { publishedDescriptor } from '../../../test/published-descriptor.ts';
import { messageType } from './descriptor.ts';
import kept from './firestore-v1.json' with { type: 'json' };

describe('the descriptor that is kept', () => {
  it('is the one that the client library publishes', () => {
    expect(kept).toEqual(JSON.parse(JSON.stringify(publishedDescriptor())));
  });

  it('knows the verify of a write, which the published file lacks', () => {
    const bytes = messageType('Write').encode({ verify: 'name' }).finish();
    expect(messageType('Write').decode(bytes)).toMatchObject({ operation: 'verify', verify: 'name' });
  });
});
