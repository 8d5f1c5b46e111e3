import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { editorDraft } from './use-draft.ts';

const Schema = z.object({ name: z.string() });
const of = (uid: string) => editorDraft(uid, 'torneo', Schema);
const draft = {
  opened: { at: new Date('2026-11-20T11:00:00Z'), values: { name: '' } },
  values: { name: 'Copa' },
  tried: null,
};

describe('the draft of an editor', () => {
  it.each([
    ['as it was kept', draft],
    ['of what was never stored', { ...draft, opened: { ...draft.opened, at: null } }],
    [
      'with the id of what was sent and not answered',
      { ...draft, tried: { requestId: '0f8fad5b-d9cb-469f-a165-70867728950e', values: [{ name: 'Cop' }] } },
    ],
  ])('is restored %s, for its own author', (_, kept) => {
    of('ana').keep(kept);
    expect(of('ana').read()?.draft).toEqual(kept);
    expect(of('bea').read()).toBeNull();
    of('ana').keep(null);
    expect(of('ana').read()).toBeNull();
  });
});
