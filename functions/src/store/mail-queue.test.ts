import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { SAMPLE_NOW, sampleUnit } from '../desk/samples.fixture.ts';
import { mailMembers } from './mail-queue.ts';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file),
);
const filesWith = (words: RegExp) =>
  files.filter((file) => words.test(readFileSync(join(source, file), 'utf8'))).toSorted();

const onOneLine = (file: string) => readFileSync(join(source, file), 'utf8').replaceAll(/\(\s+/g, '(');

describe('the queue of mails', () => {
  it('is reached by nobody but the function that knows the share of a mailbox', () => {
    expect(filesWith(/\bMAIL\b|['"`]mail['"`/]/)).toEqual(['store/collections.ts', 'store/mail-queue.ts']);
  });

  it('takes nothing that was not for the members of a unit, or for an account', () => {
    const outside = files.filter((file) => file !== 'store/mail-queue.ts');
    const ways = outside.flatMap((file) =>
      [...onOneLine(file).matchAll(/\S*queueInto\(\w+\)\S*/g)].map(([way]) => `${file}: ${way}`),
    );
    // Except in `desk/post.ts`, `queueInto(…)` is an argument of `mailMembers`. `desk/post.ts` queues mails
    // that `mailMembers` accepted.
    expect(ways.filter((way) => !way.includes('mailMembers(queueInto('))).toEqual([
      'desk/post.ts: queueInto(writer)(id,',
    ]);
    expect(filesWith(/\bmailAccount\(/)).toEqual(['people/user-requests.ts', 'store/mail-queue.ts']);
    expect(filesWith(/\bmails\.set\(/)).toEqual(['desk/post.ts']);
  });

  it('does not take later what was left out because the share of a mailbox was used', () => {
    const [member] = sampleUnit(1).members;
    if (member?.state !== 'accepted') throw new Error('no member');
    const queue = vi.fn<(id: string, mail: string) => void>();
    const traces = { now: SAMPLE_NOW, trace: () => null, storeTrace: () => undefined };
    const send = (unsentMails: string[], kind: string) =>
      mailMembers(queue, traces, [{ ...member, unsentMails }], { kind, turn: null }, () => 'letter');
    send(['unit-1-approved'], 'approved');
    expect(queue).not.toHaveBeenCalled();
    send(['unit-1-approved'], 'rejected');
    expect(queue.mock.calls).toEqual([['unit-1-rejected', 'letter']]);
  });
});
