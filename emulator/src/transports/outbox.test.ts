import { describe, expect, it } from 'vitest';
import { StatusError } from '../core/status-error.ts';
import { Outbox } from './streams.ts';

function outboxWithRoom(room: number) {
  const sent: unknown[] = [];
  let drained = 0;
  let left = room;
  const outbox = new Outbox<unknown>(
    {
      write: (answer) => {
        if (answer instanceof Error) throw answer;
        sent.push(answer);
        left--;
        return left > 0;
      },
      end: (error) => sent.push(error ?? 'end'),
    },
    { encode: (answer) => answer as object, weigh: Number },
    () => drained++,
  );
  return {
    outbox,
    sent,
    drained: () => drained,
    flush: () => {
      left = room;
      outbox.flush();
    },
  };
}

describe('an outbox', () => {
  it('hands on as much as there is room for, in order', () => {
    const { outbox, sent, flush, drained } = outboxWithRoom(3);
    for (let n = 1; n <= 7; n++) outbox.send(n);
    expect(sent).toEqual([1, 2, 3]);
    expect([outbox.waiting, outbox.waitingBytes]).toEqual([4, 4 + 5 + 6 + 7]);
    flush();
    expect(sent).toEqual([1, 2, 3, 4, 5, 6]);
    expect([outbox.waiting, outbox.waitingBytes]).toEqual([1, 7]);
    expect(drained()).toBe(0);
    flush();
    expect(sent).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect([outbox.waiting, outbox.waitingBytes]).toEqual([0, 0]);
    expect(drained()).toBe(1);
  });

  it('keeps the order of very many', () => {
    const { outbox, sent, flush } = outboxWithRoom(700);
    const numbers = Array.from({ length: 5000 }, (_, index) => index);
    for (const n of numbers) outbox.send(n);
    while (outbox.waiting > 0) flush();
    expect(sent).toEqual(numbers);
  });

  it.each([
    ['cleanly', null, 'end'],
    ['with an error', new StatusError('ABORTED', 'so'), new StatusError('ABORTED', 'so')],
  ])('ends once, %s, after what waits', (_how, error, seen) => {
    const { outbox, sent, flush, drained } = outboxWithRoom(1);
    outbox.send(1);
    outbox.send(2);
    outbox.end(error);
    outbox.end(null);
    expect(sent).toEqual([1]);
    flush();
    flush();
    expect(sent).toEqual([1, 2, seen]);
    expect(drained()).toBe(0);
  });

  it('ends at once when what waits is dropped', () => {
    const { outbox, sent } = outboxWithRoom(1);
    outbox.send(1);
    outbox.send(2);
    outbox.drop();
    outbox.end(null);
    expect(sent).toEqual([1, 'end']);
    expect([outbox.waiting, outbox.waitingBytes]).toEqual([0, 0]);
  });

  it('ends with what went wrong when an answer that waited cannot be sent', () => {
    const { outbox, sent, flush } = outboxWithRoom(1);
    outbox.send(1);
    outbox.send(new Error('no such field'));
    outbox.send(3);
    flush();
    expect(sent).toEqual([1, expect.objectContaining({ status: 'INTERNAL' })]);
  });
});
