import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Draft, draftKey, forgetDraft, forgetDrafts, keepDraft, readDraft } from './drafts.ts';

const Schema = z.object({ name: z.string() });
const key = draftKey('ana', 'torneo');
const draft: Draft<z.output<typeof Schema>> = {
  at: new Date('2026-11-20T12:00:00Z'),
  opened: { at: new Date('2026-11-20T11:00:00Z'), values: { name: '' } },
  values: { name: 'Copa' },
  tried: null,
};

describe('drafts', () => {
  it('come back as they were kept, each person their own', () => {
    keepDraft(key, draft);
    expect(readDraft(key, Schema)).toEqual(draft);
    expect(readDraft(draftKey('bea', 'torneo'), Schema)).toBeNull();
    forgetDraft(key);
    expect(readDraft(key, Schema)).toBeNull();
  });

  it('of what was never stored come back as well', () => {
    const unstored = { ...draft, opened: { ...draft.opened, at: null } };
    keepDraft(key, unstored);
    expect(readDraft(key, Schema)).toEqual(unstored);
  });

  it('bring back under which id what was sent, while nobody has answered', () => {
    const sent = {
      ...draft,
      tried: { requestId: '0f8fad5b-d9cb-469f-a165-70867728950e', values: [{ name: 'Cop' }] },
    };
    keepDraft(key, sent);
    expect(readDraft(key, Schema)).toEqual(sent);
  });

  it.each(['{', '{"name":1}', 'null', JSON.stringify({ ...draft, values: { name: 1 } })])(
    'are none when %s is stored',
    (stored) => {
      localStorage.setItem(key, stored);
      expect(readDraft(key, Schema)).toBeNull();
    },
  );

  it('all go with a sign-out, and nothing else does', () => {
    keepDraft(key, draft);
    keepDraft(draftKey('ana', 'ajustes'), draft);
    localStorage.setItem('copa-fenix_draft_copa', '{}');
    forgetDrafts();
    // What a visitor typed on the same phone is theirs.
    expect(Object.keys(localStorage)).toEqual(['copa-fenix_draft_copa']);
  });
});
