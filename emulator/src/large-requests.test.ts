import { describe, expect, it } from 'vitest';
import { listenTo, setUp } from '../test/listening.ts';
import { ADMIN, refusalOf, startFirestore } from '../test/start-firestore.ts';
import { DATABASE, DOCUMENTS, int, set } from '../test/value-builders.ts';
import { exactDocument } from './admin/triggers/function-triggers.ts';
import { systemClock } from './core/clock.ts';
import { parseJson } from './transports/messages/json.ts';
import { Session } from './transports/webchannel/session.ts';

describe('a large request is handled at once', { timeout: 10_000 }, () => {
  it('that orders a list by blanks', async () => {
    const { service } = startFirestore();
    const refusal = await refusalOf(() =>
      service.listDocuments(ADMIN, {
        parent: DOCUMENTS,
        collectionId: 'c',
        pageSize: 0,
        pageToken: '',
        orderBy: `${' '.repeat(300_000)}n`,
        mask: null,
        showMissing: false,
        consistency: { kind: 'latest' },
      }),
    );
    expect(refusal[0]).toBe('INVALID_ARGUMENT');
  });

  it('that lists the children of a collection as it was before thousands were deleted', async () => {
    const { service, commit, clock } = startFirestore();
    const names = Array.from({ length: 20_000 }, (_, index) => `c/${index}`);
    const { commitTime } = await commit(...names.map((name) => set(name, { n: int(1) })));
    clock.advance(1);
    service.clearDatabase(DATABASE);
    const { documents } = service.listDocuments(ADMIN, {
      parent: DOCUMENTS,
      collectionId: 'c',
      pageSize: names.length,
      pageToken: '',
      orderBy: '',
      mask: null,
      showMissing: true,
      consistency: { kind: 'readTime', readTime: commitTime ?? 0n },
    });
    expect(documents).toHaveLength(names.length);
  });

  it('with a number of millions of digits', async () => {
    const text = JSON.stringify({ integerValue: '9'.repeat(15_000_000) });
    expect((await refusalOf(() => parseJson('Value', text)))[0]).toBe('INVALID_ARGUMENT');
    expect(parseJson('Value', '{"integerValue":"-007"}')).toMatchObject({ integerValue: { low: -7 } });
  });

  it('that registers a trigger for a path of slashes', () => {
    expect(exactDocument(`c/x${'/'.repeat(300_000)}y`)('c/x')).toBe(false);
    expect(exactDocument('//c/x//')('c/x')).toBe(true);
  });

  it('that adds thousands of targets without ids', () => {
    const { stream, take } = setUp().open();
    const target = { targetId: 0, selector: listenTo(), resume: null, expectedCount: null };
    const count = 20_000;
    for (let index = 0; index < count; index++) stream.receive({ kind: 'add', database: DATABASE, target });
    const added = take().flatMap((each) =>
      each.kind === 'targetChange' && each.type === 'ADD' ? each.targetIds : [],
    );
    expect(new Set(added).size).toBe(count);
  });

  it('that acknowledges tens of thousands of messages', () => {
    const session = new Session({ id: 'x', clock: systemClock, onClose: () => undefined });
    const count = 200_000;
    for (let index = 0; index < count; index++) session.send('{}');
    session.acknowledge(count - 1);
    expect(session.forwardReply).toBe(JSON.stringify([0, count, '[{}]'.length]));
    session.close();
  });
});
