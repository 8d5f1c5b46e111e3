import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { DRAFT_MS, draftKey, endOldDrafts, readDraft, writeDraft } from './visitor-drafts.ts';

const Words = z.object({ words: z.string() });
const key = draftKey('draft', 'copa');
const start = new Date('2026-11-20T12:00:00Z').getTime();

describe('what a visitor has written', () => {
  beforeEach(() => void vi.useFakeTimers({ now: start }));
  afterEach(() => void vi.useRealTimers());

  it('is there for 72 hours after the last word, and no longer', () => {
    writeDraft(key, { words: 'Ana' });
    vi.setSystemTime(start + DRAFT_MS);
    expect(readDraft(key, Words)).toEqual({ words: 'Ana' });
    vi.setSystemTime(start + DRAFT_MS + 1);
    expect(readDraft(key, Words)).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
    expect(DRAFT_MS).toBe(72 * 60 * 60 * 1000);
  });

  it('does not live on by a clock that was set back', () => {
    writeDraft(key, { words: 'Ana' });
    vi.setSystemTime(start - 2 * DRAFT_MS);
    expect(readDraft(key, Words)).toBeNull();
  });

  it('ends also where nobody comes back, whoever wrote it, and nothing else does', () => {
    const form = draftKey('form_draft', 'encuesta');
    const admin = 'copa-fenix_admin_draft_ana_torneo';
    writeDraft(key, { words: 'Ana' });
    writeDraft(form, { nick: 'Fénix' });
    localStorage.setItem(admin, JSON.stringify({ at: new Date(start).toISOString(), values: {} }));
    localStorage.setItem(draftKey('draft', 'rota'), '{');
    localStorage.setItem('copa-fenix_inscripciones', '[]');
    endOldDrafts();
    expect(Object.keys(localStorage).toSorted()).toEqual(
      [admin, key, form, 'copa-fenix_inscripciones'].toSorted(),
    );
    vi.setSystemTime(start + DRAFT_MS + 1);
    endOldDrafts();
    expect(Object.keys(localStorage)).toEqual(['copa-fenix_inscripciones']);
  });
});
