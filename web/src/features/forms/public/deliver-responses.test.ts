import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../test/console-spy.ts';
import { deliverPending } from './deliver-responses.ts';
import { dropResponse, keepResponse, pendingResponses } from './local-responses.ts';

function keep(id: string, formId: string): void {
  keepResponse(
    { id: formId, title: 'Club', fields: [] },
    {
      id,
      formId,
      answers: { nick: id },
      submittedAt: new Date().toISOString(),
      requestId: crypto.randomUUID(),
      pending: true,
    },
  );
}

const told = vi.fn<(message: string) => void>();

it('sends no response that was discarded while an earlier one was on its way', async () => {
  for (const id of ['1', '2']) keep(id, 'club');
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

describe('a response that a server did not take', () => {
  beforeEach(() => told.mockClear());
  afterEach(() => expect(takeConsole('warn').join()).toContain('could not be delivered'));

  const refuseWith = (status: number, code: string, error = 'no') =>
    vi.stubGlobal('fetch', async () => Response.json({ success: false, code, error }, { status }));

  it.each([200, 403, 404])('is sent again after a page of another server with %i', async (status) => {
    keep('1', 'club');
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>', { status }));
    await deliverPending(told);
    expect([pendingResponses().length, told.mock.calls]).toEqual([1, []]);
  });

  it.each([
    [403, 'app-check-failed'],
    [429, 'network-limited'],
    [500, 'internal'],
  ])('is sent again after %i %s', async (status, code) => {
    keep('1', 'club');
    refuseWith(status, code);
    await deliverPending(told);
    expect([pendingResponses().length, told.mock.calls]).toEqual([1, []]);
  });

  it.each([
    [404, 'not-found'],
    [409, 'form-closed'],
  ])('is not sent again after %i %s, and the reason is told', async (status, code) => {
    keep('1', 'club');
    refuseWith(status, code, 'Ya respondiste este formulario desde este dispositivo.');
    await deliverPending(told);
    const text = 'No se pudo entregar tu respuesta: el formulario cerró. La guardamos en «Mi torneo».';
    expect([pendingResponses(), told.mock.calls]).toEqual([[], [[text]]]);
  });

  it('of a form that takes none from this network waits, and those of others are sent', async () => {
    for (const [at, formId] of ['club', 'club', 'otro'].entries()) keep(String(at), formId);
    const limited = { success: false, code: 'network-limited', error: 'no' };
    const asked = vi.fn<(url: string) => Promise<Response>>(async () =>
      Response.json(limited, { status: 429 }),
    );
    vi.stubGlobal('fetch', asked);
    await deliverPending(told);
    expect(asked.mock.calls.map(([url]) => /forms\/(\w+)/.exec(url)?.[1])).toEqual(['club', 'otro']);
    expect(pendingResponses()).toHaveLength(3);
  });
});
