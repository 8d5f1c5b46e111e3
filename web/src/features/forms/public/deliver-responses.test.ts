import { afterEach, expect, it, vi } from 'vitest';
import { deliverPending } from './deliver-responses.ts';
import { dropResponse, keepResponse, pendingResponses } from './local-responses.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('sends no response that was discarded while an earlier one was on its way', async () => {
  const form = { id: 'club', title: 'Club', fields: [] };
  for (const id of ['1', '2']) {
    const requestId = crypto.randomUUID();
    keepResponse(form, {
      id,
      formId: 'club',
      answers: { nick: id },
      submittedAt: new Date().toISOString(),
      requestId,
      pending: true,
    });
  }
  const sent: unknown[] = [];
  let arrive: () => void = () => undefined;
  vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
    const { answers } = JSON.parse(body) as { answers: unknown };
    sent.push(answers);
    return new Promise((resolve) => {
      const data = { id: 'r', formId: 'club', answers, submittedAt: '2026-11-20T12:00:00Z' };
      arrive = () => resolve(Response.json({ success: true, data }));
    });
  });
  const delivered = deliverPending(() => undefined);
  await vi.waitFor(() => expect(sent).toEqual([{ nick: '1' }]));
  dropResponse('club', '2');
  arrive();
  await delivered;
  expect(sent).toEqual([{ nick: '1' }]);
  expect(pendingResponses()).toEqual([]);
});
