import { describe, expect, it } from 'vitest';
import { AUDIT_ACTIONS, AUDIT_KINDS, AuditEntrySchema, actionsOf } from './audit.ts';

describe('the kinds of the audit', () => {
  it('has each action in one kind', () => {
    expect(AUDIT_KINDS.flatMap((kind) => actionsOf(kind)).toSorted()).toEqual([...AUDIT_ACTIONS].toSorted());
  });

  it('shows an organiser the actions that belong together', () => {
    expect(actionsOf('play')).toContain('play.publish-match');
    expect(actionsOf('play').every((action) => action.startsWith('play.'))).toBe(true);
    expect(actionsOf('tournaments')).toContain('tournament.cancel');
    expect(actionsOf('tournaments').some((action) => action.startsWith('play.'))).toBe(false);
  });
});

describe('an entry of the audit', () => {
  const entry = {
    id: 'e1',
    actor: { uid: 'admin-1' },
    action: 'tournament.update',
    target: 'tournaments/copa',
    at: '2026-11-20T12:00:00Z',
  };
  const date = new Date('2026-11-20T12:00:00Z');
  const stored = { toDate: () => date };

  it('reads the timestamps of a stored document, however deep', () => {
    const after = { date: stored, windows: [{ opensAt: stored }], name: 'Copa', none: null, own: date };
    expect(AuditEntrySchema.parse({ ...entry, after })).toMatchObject({
      before: null,
      after: { date, windows: [{ opensAt: date }], name: 'Copa', none: null, own: date },
      count: 1,
      person: null,
      tournament: null,
    });
  });
});
