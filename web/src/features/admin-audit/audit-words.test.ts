import { AUDIT_ACTIONS } from '@copa/domain/audit';
import { describe, expect, it } from 'vitest';
import { ACTION_LABELS, changedFields } from './audit-words.ts';

describe('audit words', () => {
  it.each(AUDIT_ACTIONS)('%s has a label', (action) => {
    expect(ACTION_LABELS[action].length).toBeGreaterThan(5);
  });

  it('shows only what changed', () => {
    expect(changedFields({ status: 'pending', name: 'Ana' }, { status: 'approved', name: 'Ana' })).toEqual([
      { field: 'status', before: 'pending', after: 'approved' },
    ]);
    expect(changedFields(null, { tags: ['a'] })).toEqual([{ field: 'tags', before: '—', after: '["a"]' }]);
    expect(changedFields(null, null)).toEqual([]);
  });
});
