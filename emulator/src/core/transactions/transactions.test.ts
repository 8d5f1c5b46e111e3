import { describe, expect, it } from 'vitest';
import {
  ADMIN,
  LATEST,
  refusalOf,
  startFirestore,
  type TestFirestore,
} from '../../../test/start-firestore.ts';
import { DATABASE, DOCUMENTS, int, queryOf, set } from '../../../test/value-builders.ts';
import type { Consistency, TransactionOptions } from '../model.ts';
import { decodeTransactionId, encodeTransactionId } from './transactions.ts';

const TIMEOUT = ['ABORTED', 'Transaction lock timeout.'];
const ENDED = ['ABORTED', 'The referenced transaction has expired or is no longer valid.'];
const within = (id: Uint8Array): Consistency => ({ kind: 'transaction', id });

function beginReadOnly({ service }: TestFirestore, readTime: bigint | null = null): Uint8Array {
  return service.beginTransaction(ADMIN, { database: DATABASE, options: { kind: 'readOnly', readTime } });
}

function track(promise: Promise<unknown>): { state: 'waiting' | 'done' | 'refused' } {
  const tracked: { state: 'waiting' | 'done' | 'refused' } = { state: 'waiting' };
  promise.then(
    () => {
      tracked.state = 'done';
    },
    () => {
      tracked.state = 'refused';
    },
  );
  return tracked;
}

async function settle(): Promise<void> {
  for (let i = 0; i < 10; i++) await Promise.resolve();
}

describe('transaction ids', () => {
  it('are a tag and a little-endian counter', () => {
    expect([...encodeTransactionId(258n)]).toEqual([0x11, 2, 1, 0, 0, 0, 0, 0, 0]);
    expect(decodeTransactionId(encodeTransactionId(2n ** 40n))).toBe(2n ** 40n);
  });

  it('are refused when malformed, never issued or ended', async () => {
    const { service, commitIn, begin } = startFirestore();
    expect(await refusalOf(() => commitIn(Uint8Array.of(1, 2)))).toEqual([
      'INVALID_ARGUMENT',
      'Invalid transaction.',
    ]);
    expect(await refusalOf(() => commitIn(encodeTransactionId(9n)))).toEqual(['UNKNOWN', '']);
    const transaction = begin();
    service.rollback(ADMIN, { database: DATABASE, transaction });
    service.rollback(ADMIN, { database: DATABASE, transaction });
    expect(await refusalOf(() => commitIn(transaction))).toEqual(ENDED);
    expect(
      (
        await refusalOf(() =>
          service.rollback(ADMIN, { database: DATABASE, transaction: encodeTransactionId(9n) }),
        )
      )[1],
    ).toBe('Transaction is invalid or expired.');
  });
});

describe('locks', () => {
  it('make a write from outside wait until the transaction ends', async () => {
    const { commit, commitIn, begin, read } = startFirestore();
    const transaction = begin();
    read('c/a', within(transaction));
    const outside = commit(set('c/a', { by: int(2) }));
    const outcome = track(outside);
    await settle();
    expect(outcome.state).toBe('waiting');
    await commitIn(transaction, set('c/a', { by: int(1) }));
    await outside;
    expect(read('c/a')?.fields.get('by')).toEqual(int(2));
  });

  it('time out after 2 s', async () => {
    const { commit, begin, read, clock } = startFirestore();
    read('c/a', within(begin()));
    const refused = refusalOf(() => commit(set('c/a', {})));
    clock.advance(1_999);
    expect(read('c/a')).toBeNull();
    clock.advance(1);
    expect(await refused).toEqual(TIMEOUT);
  });

  it('cover every document of a queried collection id, whatever the parent', async () => {
    const { commit, begin, query, clock, service } = startFirestore();
    const transaction = begin();
    query(queryOf('c'), DOCUMENTS, within(transaction));
    const refused = refusalOf(() => commit(set('x/y/c/new', {})));
    const other = track(commit(set('d/new', {})));
    await settle();
    expect(other.state).toBe('done');
    clock.advance(2_000);
    expect(await refused).toEqual(TIMEOUT);
    service.rollback(ADMIN, { database: DATABASE, transaction });
    await commit(set('x/y/c/new', {}));
  });

  it('cover every document after a kindless query', async () => {
    const { commit, commitIn, begin, query, clock } = startFirestore();
    const transaction = begin();
    query(queryOf('', { from: [] }), DOCUMENTS, within(transaction));
    const refused = refusalOf(() => commit(set('c/a', {})));
    clock.advance(2_000);
    expect(await refused).toEqual(TIMEOUT);
    await commitIn(transaction, set('c/a', {}));
  });

  it('are shared by readers, who never wait', () => {
    const { begin, read } = startFirestore();
    read('c/a', within(begin()));
    expect(read('c/a', within(begin()))).toBeNull();
    expect(read('c/a')).toBeNull();
  });

  it('refuse the second at once when two that read the same both write', async () => {
    const { begin, read, commit, commitIn, clock } = startFirestore();
    await commit(set('c/a', { n: int(0) }));
    const first = begin();
    const second = begin();
    read('c/a', within(first));
    read('c/a', within(second));
    const winner = commitIn(first, set('c/a', { n: int(1) }));
    expect(await refusalOf(() => commitIn(second, set('c/a', { n: int(2) })))).toEqual(TIMEOUT);
    await winner;
    expect(read('c/a')?.fields.get('n')).toEqual(int(1));
    expect(await refusalOf(() => commitIn(second))).toEqual(ENDED);
    expect(clock.pendingTimers).toBe(0);
  });

  it('refuse whoever closes a circle of several, over documents and collections', async () => {
    const { begin, read, query, commitIn, clock } = startFirestore();
    const [first, second, third] = [begin(), begin(), begin()];
    read('c/a', within(first));
    query(queryOf('d'), DOCUMENTS, within(second));
    query(queryOf('', { from: [] }), `${DOCUMENTS}/c/a`, within(third));
    const waitsForSecond = track(commitIn(first, set('d/b', {})));
    const closes = refusalOf(() => commitIn(second, set('c/a', {})));
    expect(await closes).toEqual(TIMEOUT);
    await settle();
    expect(waitsForSecond.state).toBe('waiting');
    await commitIn(third, set('e/x', {}));
    await settle();
    expect(waitsForSecond.state).toBe('done');
    expect(clock.pendingTimers).toBe(0);
  });

  it('make a transaction wait as long as no circle is closed', async () => {
    const { begin, read, commit, commitIn, clock } = startFirestore();
    const [first, second] = [begin(), begin()];
    read('c/a', within(first));
    read('c/b', within(second));
    const outside = track(commit(set('c/b', {})));
    const waiting = track(commitIn(second, set('c/a', {})));
    await settle();
    expect([outside.state, waiting.state]).toEqual(['waiting', 'waiting']);
    clock.advance(1_999);
    await commitIn(first, set('c/z', {}));
    await settle();
    expect([outside.state, waiting.state]).toEqual(['done', 'done']);
  });

  it('let waiters through in the order they came', async () => {
    const { begin, read, commit, service } = startFirestore();
    const transaction = begin();
    read('c/a', within(transaction));
    const writes = [1, 2, 3].map((n) => commit(set('c/a', { n: int(n) })));
    service.rollback(ADMIN, { database: DATABASE, transaction });
    await Promise.all(writes);
    expect(read('c/a')?.fields.get('n')).toEqual(int(3));
  });

  it('hold for a verify as well', async () => {
    const { begin, read, commit, clock } = startFirestore();
    await commit(set('c/a', {}));
    read('c/a', within(begin()));
    const verify = {
      kind: 'verify',
      name: `${DOCUMENTS}/c/a`,
      hasMask: false,
      hasTransforms: false,
    } as const;
    const refused = refusalOf(() => commit({ ...verify, precondition: { exists: true } }));
    clock.advance(2_000);
    expect(await refused).toEqual(TIMEOUT);
  });

  it('make every concurrent increment succeed with retries', async () => {
    const firestore = startFirestore();
    const { begin, read, commit, commitIn, clock } = firestore;
    await commit(set('c/n', { n: int(0) }));
    let finished = 0;
    const increment = async (): Promise<void> => {
      for (;;) {
        const transaction = begin();
        const stored = read('c/n', within(transaction))?.fields.get('n');
        const n = stored?.kind === 'integer' ? stored.value : 0n;
        await settle();
        try {
          await commitIn(transaction, set('c/n', { n: int(n + 1n) }));
          finished++;
          return;
        } catch {
          await settle();
        }
      }
    };
    const all = Promise.all(Array.from({ length: 10 }, increment));
    for (let round = 0; round < 400 && finished < 10; round++) await settle();
    expect(finished).toBe(10);
    await all;
    expect(read('c/n')?.fields.get('n')).toEqual(int(10));
    expect(clock.pendingTimers).toBe(0);
  });
});

describe('the end of a transaction', () => {
  it('comes after 60 s without a request, which frees its locks', async () => {
    const { begin, read, commit, commitIn, clock } = startFirestore();
    const transaction = begin();
    clock.advance(59_999);
    read('c/a', within(transaction));
    clock.advance(59_999);
    const waiting = track(commit(set('c/a', {})));
    await settle();
    expect(waiting.state).toBe('waiting');
    clock.advance(1);
    await settle();
    expect(waiting.state).toBe('done');
    expect(await refusalOf(() => commitIn(transaction))).toEqual(ENDED);
    expect(clock.pendingTimers).toBe(0);
  });

  it('comes with a failed precondition, not with an invalid write', async () => {
    const { begin, commitIn } = startFirestore();
    const transaction = begin();
    const invalid = set('c/a', { __x__: int(1) });
    expect((await refusalOf(() => commitIn(transaction, invalid)))[0]).toBe('INVALID_ARGUMENT');
    const failing = { ...set('c/a', {}), precondition: { exists: true } };
    expect((await refusalOf(() => commitIn(transaction, failing)))[0]).toBe('NOT_FOUND');
    expect(await refusalOf(() => commitIn(transaction))).toEqual(ENDED);
  });

  it('comes with a reset, while it waits too', async () => {
    const { begin, read, commitIn, service } = startFirestore();
    const [first, second] = [begin(), begin()];
    read('c/a', within(first));
    read('c/a', within(second));
    const refused = refusalOf(() => commitIn(first, set('c/a', {})));
    service.reset();
    expect(await refused).toEqual(ENDED);
    expect(read('c/a')).toBeNull();
  });
});

describe('read-only transactions', () => {
  it('see one version and lock nothing', async () => {
    const firestore = startFirestore();
    const { commit, read, query } = firestore;
    await commit(set('c/a', { n: int(1) }), set('c/b', {}));
    const snapshot = within(beginReadOnly(firestore));
    await commit(set('c/a', { n: int(2) }), set('c/0', {}), {
      kind: 'delete',
      name: `${DOCUMENTS}/c/b`,
      precondition: null,
    });
    expect(read('c/a', snapshot)?.fields.get('n')).toEqual(int(1));
    expect(query(queryOf('c'), DOCUMENTS, snapshot)).toEqual(['c/a', 'c/b']);
    expect(query(queryOf('c'))).toEqual(['c/0', 'c/a']);
  });

  it('refuse writes and stay open', async () => {
    const firestore = startFirestore();
    const transaction = beginReadOnly(firestore);
    expect(await refusalOf(() => firestore.commitIn(transaction, set('c/a', {})))).toEqual([
      'INVALID_ARGUMENT',
      'Cannot modify entities in a read-only transaction.',
    ]);
    expect(await firestore.commitIn(transaction)).toEqual({ commitTime: null, results: [] });
    expect(await refusalOf(() => firestore.commitIn(transaction))).toEqual(ENDED);
  });

  it('may begin at a time of the past', async () => {
    const firestore = startFirestore();
    const { commitTime } = await firestore.commit(set('c/a', { n: int(1) }));
    await firestore.commit(set('c/a', { n: int(2) }));
    const snapshot = within(beginReadOnly(firestore, commitTime));
    expect(firestore.read('c/a', snapshot)?.fields.get('n')).toEqual(int(1));
  });
});

describe('a transaction begun by a read', () => {
  const options: TransactionOptions = { kind: 'readWrite' };

  it('is returned, holds the locks of that read, and can commit', async () => {
    const { service, commit, commitIn, clock } = startFirestore();
    const { transaction } = service.batchGetDocuments(ADMIN, {
      database: DATABASE,
      documents: [`${DOCUMENTS}/c/a`],
      mask: null,
      consistency: { kind: 'newTransaction', options },
    });
    const refused = refusalOf(() => commit(set('c/a', {})));
    clock.advance(2_000);
    expect(await refused).toEqual(TIMEOUT);
    await commitIn(transaction ?? new Uint8Array(), set('c/a', {}));
  });

  it('is gone when that read fails', async () => {
    const { service, clock } = startFirestore();
    const consistency: Consistency = { kind: 'newTransaction', options };
    const missing = { name: `${DOCUMENTS}/c/a`, mask: null };
    expect((await refusalOf(() => service.getDocument(ADMIN, { ...missing, consistency })))[0]).toBe(
      'NOT_FOUND',
    );
    expect(clock.pendingTimers).toBe(0);
    expect((await refusalOf(() => service.getDocument(ADMIN, { ...missing, consistency: LATEST })))[0]).toBe(
      'NOT_FOUND',
    );
  });
});
