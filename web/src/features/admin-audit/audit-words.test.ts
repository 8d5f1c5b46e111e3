import { AUDIT_ACTIONS } from '@copa/domain/audit';
import { describe, expect, it } from 'vitest';
import { ACTION_LABELS, actorName, targetName } from './audit-words.ts';

describe('audit words', () => {
  it.each(AUDIT_ACTIONS)('%s has a label', (action) => {
    expect(ACTION_LABELS[action].length).toBeGreaterThan(5);
  });

  it('calls people and things by their names', () => {
    expect(actorName({ uid: 'u1', email: 'ana@correo.mx' })).toBe('ana@correo.mx');
    expect(actorName({ uid: 'system', email: null })).toBe('El sistema');
    expect(targetName({ before: { title: 'Antes' }, after: { title: 'Después' } })).toBe('Después');
    expect(targetName({ before: { text: '¿Edad?' }, after: { status: 'x' } })).toBe('¿Edad?');
    expect(targetName({ before: null, after: null })).toBeNull();
  });
});
