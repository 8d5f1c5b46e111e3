import { describe, expect, it } from 'vitest';
import { AUDIT_ACTIONS, AUDIT_KINDS, actionsOf } from './audit.ts';

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
