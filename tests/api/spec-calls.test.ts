import { ENDPOINTS } from '@copa/domain/api/all';
import type { AuditEntry } from '@copa/domain/site/audit';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { oddMomentsIn, unnamedIn } from './support/answer-form.ts';
import { AGAIN, REFUSED, REPEATED, SAME } from './support/repeats.ts';
import { ELSEWHERE, openSpecCalls, ROWS } from './support/spec-calls.ts';

const { arrange, prepare, audit } = await openSpecCalls();

const AnswerSchema = z.looseObject({ success: z.boolean(), code: z.optional(z.string()) });

async function again(id: string, send: () => Promise<Response>): Promise<unknown> {
  const answer = z.parse(AnswerSchema, await (await send()).json());
  if (REFUSED[id] !== undefined) return answer.code;
  return id in AGAIN ? answer.success : answer;
}

const listed = (id: string, first: unknown) => REFUSED[id]?.code ?? (id in AGAIN ? true : first);

describe('a call', () => {
  it.each(Object.entries(ROWS))(
    '%s succeeds as specified, and is answered again as listed',
    async (id, row) => {
      const send = prepare(row, await arrange(row));
      const response = await send();
      const text = await response.text();
      expect(response.status, text).toBe(row.status ?? 200);
      expect(text.startsWith('{"success":false')).toBe(false);
      expect(unnamedIn(id, text)).toEqual([]);
      expect(oddMomentsIn(row.file === true ? null : JSON.parse(text))).toEqual([]);
      if (!REPEATED.includes(id)) return;
      expect(await again(id, send)).toEqual(listed(id, JSON.parse(text)));
    },
  );

  it('leaves an entry in the audit that names its tournament, form, question or season', async () => {
    const nameOf = ({ before, after }: AuditEntry) =>
      [after, before].flatMap((each) => each?.['name'] ?? each?.['title'] ?? each?.['text'] ?? [])[0];
    const entries = await audit();
    const unnamed = entries.filter((entry) =>
      entry.target.startsWith('tournaments/')
        ? entry.tournament === null
        : /^(forms|questions|seasons)\//.test(entry.target) && nameOf(entry) === undefined,
    );
    expect(entries.length).toBeGreaterThan(20);
    expect(unnamed.map(({ action }) => action)).toEqual([]);
  });

  it('has a row here for every endpoint that there is', () => {
    const named = [...Object.keys(ROWS), ...ELSEWHERE].toSorted();
    expect(named).toEqual(ENDPOINTS.map(({ id }) => id).toSorted());
    const alone = SAME['tests/api/spec-calls.test.ts'].filter((id) => ROWS[id] === undefined);
    expect(alone).toEqual([]);
  });
});
