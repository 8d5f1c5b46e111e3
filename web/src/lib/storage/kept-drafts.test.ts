import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { takeConsole } from '../../../test/console-spy.ts';
import { DRAFT_MS, draftKey, endOldDrafts, forgetAdminDrafts, keptDraft } from './kept-drafts.ts';

const Words = z.object({ words: z.string() });
const key = draftKey('draft', 'copa');
const draft = keptDraft('draft', 'copa', Words);
const start = new Date('2026-11-20T12:00:00Z').getTime();

describe('the draft of a visitor', () => {
  beforeEach(() => void vi.useFakeTimers({ now: start }));
  it('is kept for 72 hours after the last change, and no longer', () => {
    draft.keep({ words: 'Ana' });
    vi.setSystemTime(start + DRAFT_MS);
    expect(draft.read()).toEqual({ at: start, draft: { words: 'Ana' } });
    vi.setSystemTime(start + DRAFT_MS + 1);
    expect(draft.read()).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
    expect(DRAFT_MS).toBe(72 * 60 * 60 * 1000);
  });

  it('does not live longer if the clock was set back', () => {
    draft.keep({ words: 'Ana' });
    vi.setSystemTime(start - 2 * DRAFT_MS);
    expect(draft.read()).toBeNull();
  });

  it('is deleted after its time, like all kinds of drafts, and nothing else is', () => {
    const form = draftKey('form_draft', 'encuesta');
    const admin = draftKey('admin_draft', 'ana_torneo');
    draft.keep({ words: 'Ana' });
    keptDraft('form_draft', 'encuesta', Words).keep({ words: 'Fénix' });
    keptDraft('admin_draft', 'ana_torneo', Words).keep({ words: 'Copa' });
    localStorage.setItem(draftKey('draft', 'rota'), '{');
    localStorage.setItem('copa-fenix_inscripciones', '[]');
    endOldDrafts();
    expect(takeConsole('warn')).toHaveLength(1);
    expect(Object.keys(localStorage).toSorted()).toEqual(
      [admin, key, form, 'copa-fenix_inscripciones'].toSorted(),
    );
    vi.setSystemTime(start + DRAFT_MS + 1);
    endOldDrafts();
    expect(Object.keys(localStorage)).toEqual(['copa-fenix_inscripciones']);
  });

  it.each(['{', 'null', '{"at":"ayer","draft":{"words":"Ana"}}', '{"at":1,"draft":{"words":1}}'])(
    'is nothing when %s is stored, and says so',
    (stored) => {
      localStorage.setItem(key, stored);
      expect(keptDraft('draft', 'copa', Words).read()).toBeNull();
      expect(takeConsole('warn').join()).toContain(`${key} is unreadable`);
    },
  );

  it('stays when an organiser signs out on the same phone, whose own drafts are deleted', () => {
    draft.keep({ words: 'Ana' });
    keptDraft('admin_draft', 'ana_torneo', Words).keep({ words: 'Copa' });
    forgetAdminDrafts();
    expect(Object.keys(localStorage)).toEqual([key]);
  });
});
