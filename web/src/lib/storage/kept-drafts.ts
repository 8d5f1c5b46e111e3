import * as z from 'zod/mini';
import { keptValue } from './kept-value.ts';
import { localKeys, readLocal, writeLocal } from './local-store.ts';
import { ownKey } from './storage-keys.ts';

const DRAFTS = ['draft', 'form_draft', 'admin_draft'] as const;
type DraftKind = (typeof DRAFTS)[number];

export const draftKey = (kind: DraftKind, id: string) => ownKey(`${kind}_${id}`);

export function draftIds(kind: DraftKind, prefix: string): readonly string[] {
  const start = draftKey(kind, '');
  return localKeys()
    .filter((key) => key.startsWith(start + prefix))
    .map((key) => key.slice(start.length));
}

const isDraftKey = (key: string, kinds: readonly DraftKind[] = DRAFTS) =>
  kinds.some((kind) => key.startsWith(ownKey(`${kind}_`)));

/** Drafts are deleted after this time, because phones are lent and sold. */
export const DRAFT_MS = 72 * 60 * 60 * 1000;

interface Dated<T> {
  readonly at: number;
  readonly draft: T;
}

export interface KeptDraft<T> {
  readonly read: () => Dated<T> | null;
  readonly keep: (draft: T | null) => boolean;
}

/**
 * A draft is also deleted if `at` is more than `DRAFT_MS` in the future, because the clock may have been set
 * back.
 */
const hasEnded = ({ at }: { readonly at: number }) => Math.abs(Date.now() - at) > DRAFT_MS;

/** Invalid answers are stored too, so that they survive a reload. */
export const KeptAnswersSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

export function keptDraft<S extends z.ZodMiniType>(
  kind: DraftKind,
  id: string,
  schema: S,
): KeptDraft<z.output<S>> {
  const kept = keptValue(draftKey(kind, id), z.object({ at: z.number(), draft: schema }));
  return {
    read: () => {
      const dated = kept.read() as Dated<z.output<S>> | null;
      if (dated === null || !hasEnded(dated)) return dated;
      kept.keep(null);
      return null;
    },
    keep: (draft) =>
      writeLocal(draftKey(kind, id), draft === null ? null : JSON.stringify({ at: Date.now(), draft })),
  };
}

export function endOldDrafts(): void {
  for (const key of localKeys().filter((each) => isDraftKey(each))) {
    const dated = keptValue(key, z.object({ at: z.number() })).read();
    if (dated === null || hasEnded(dated)) writeLocal(key, null);
  }
}

export function forgetDrafts(isUnwanted: (key: string, text: string) => boolean): void {
  for (const key of localKeys()) {
    if (isDraftKey(key) && isUnwanted(key, readLocal(key) ?? '')) writeLocal(key, null);
  }
}

const PERSONAL = 'personal_';

/** An organiser's draft with contacts of players needs such a name, so that it ends with the session. */
export const personalName = (name: string) => PERSONAL + name;

export function forgetPersonalDrafts(): void {
  forgetDrafts((key) => isDraftKey(key, ['admin_draft']) && key.includes(`_${PERSONAL}`));
}

export function forgetAdminDrafts(): void {
  for (const key of localKeys()) if (isDraftKey(key, ['admin_draft'])) writeLocal(key, null);
}
