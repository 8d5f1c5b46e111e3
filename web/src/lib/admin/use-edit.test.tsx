import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { adminOf, anAdmin } from '../../../test/admin-screen.tsx';
import { AdminContext } from './admin-context.ts';
import { editorDraft } from './use-draft.ts';
import { useEdit } from './use-edit.ts';

const Schema = z.object({ name: z.string(), motto: z.string() });
const stored = { at: new Date('2026-11-20T12:00:00Z'), values: { name: 'Copa', motto: '' } };
const saved = { at: new Date('2026-11-20T12:05:00Z'), values: { name: 'Fénix', motto: '' } };
const admin = adminOf(anAdmin);

function edit() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AdminContext value={admin}>{children}</AdminContext>
  );
  return renderHook(() => useEdit('ajustes', Schema, stored), { wrapper }).result;
}

const kept = () => editorDraft(anAdmin.uid, 'ajustes', Schema).read()?.draft ?? null;

describe('what is typed', () => {
  it('counts as changed only as long as it differs', () => {
    const result = edit();
    act(() => result.current.change({ name: 'Fénix' }));
    expect(result.current.isDirty).toBe(true);
    expect(kept()?.values.name).toBe('Fénix');
    act(() => result.current.change({ name: 'Copa' }));
    expect(result.current.isDirty).toBe(false);
    expect(kept()).toBeNull();
  });

  it('during saving is neither lost nor shown as saved', () => {
    const result = edit();
    act(() => result.current.change({ name: 'Fénix' }));
    const sent = result.current.values;
    const { goOn } = result.current;
    act(() => result.current.change({ motto: 'Renace' }));
    act(() => goOn(sent, saved));
    expect(result.current.values).toEqual({ name: 'Fénix', motto: 'Renace' });
    expect(result.current.isDirty).toBe(true);
    expect(kept()).toMatchObject({ opened: saved, values: { motto: 'Renace' } });
  });

  it('and sent without an answer keeps its id on another visit, even for an exact copy', () => {
    const { requestId, values } = edit().current.attempt(stored.values);
    expect(values).toEqual([]);
    expect(edit().current.attempt(saved.values)).toEqual({ requestId, values: [stored.values] });
    const again = edit();
    expect(again.current.attempt(saved.values).values).toEqual([stored.values, saved.values]);
    act(() => again.current.startOver());
    expect(kept()).toBeNull();
    expect(again.current.attempt(stored.values).requestId).not.toBe(requestId);
  });

  it('and kept by a page from before a field was added is not lost', () => {
    const Older = z.object({ name: z.string() });
    const older = { opened: { at: stored.at, values: { name: 'Copa' } }, values: { name: 'Fénix' } };
    editorDraft(anAdmin.uid, 'ajustes', Older).keep({ ...older, tried: null });
    const { current } = edit();
    expect(current.values).toEqual({ name: 'Fénix', motto: '' });
    expect(current.opened).toEqual(stored);
  });

  it('is not stored any more once editing is over', () => {
    const result = edit();
    act(() => result.current.change({ name: 'Fénix' }));
    act(() => result.current.over());
    act(() => result.current.change({ name: 'Fénix 2' }));
    expect(kept()).toBeNull();
  });
});
