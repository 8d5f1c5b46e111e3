import * as z from 'zod/mini';
import { site } from '../../config/site.ts';
import { readLocal, writeLocal } from '../local-store.ts';

const PREFIX = `${site.slug}_admin_draft_`;

/** What somebody was typing when the phone, the browser or the session ended. Each person has their own. */
export function draftKey(uid: string, what: string): string {
  return `${PREFIX}${uid}_${what}`;
}

export function keepDraft(key: string, draft: unknown): void {
  writeLocal(key, JSON.stringify(draft));
}

export function forgetDraft(key: string): void {
  writeLocal(key, null);
}

/** Null for none, and for one of an older version of the site. */
export function readDraft<S extends z.ZodMiniType>(key: string, schema: S): z.output<S> | null {
  const kept = readLocal(key);
  if (kept === null) return null;
  try {
    const { success, data } = z.safeParse(schema, JSON.parse(kept));
    return success ? data : null;
  } catch {
    return null;
  }
}

/** Who signs out leaves none on the device. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) forgetDraft(key);
}
