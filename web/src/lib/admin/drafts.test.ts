import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { draftKey, forgetDraft, forgetDrafts, keepDraft, readDraft } from './drafts.ts';

const Schema = z.object({ name: z.string() });
const key = draftKey('ana', 'torneo');

describe('drafts', () => {
  it('come back as they were kept, each person their own', () => {
    keepDraft(key, { name: 'Copa' });
    expect(readDraft(key, Schema)).toEqual({ name: 'Copa' });
    expect(readDraft(draftKey('bea', 'torneo'), Schema)).toBeNull();
    forgetDraft(key);
    expect(readDraft(key, Schema)).toBeNull();
  });

  it.each(['{', '{"name":1}', 'null'])('are none when %s is stored', (stored) => {
    localStorage.setItem(key, stored);
    expect(readDraft(key, Schema)).toBeNull();
  });

  it('all go with a sign-out, and nothing else does', () => {
    keepDraft(key, { name: 'Copa' });
    keepDraft(draftKey('ana', 'ajustes'), { name: 'x' });
    localStorage.setItem('copa-fenix_draft_copa', '{}');
    forgetDrafts();
    // What a visitor typed on the same phone is theirs.
    expect(Object.keys(localStorage)).toEqual(['copa-fenix_draft_copa']);
  });
});
