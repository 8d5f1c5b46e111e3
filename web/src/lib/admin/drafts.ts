import { RequestIdSchema } from '@copa/domain/ids';
import { InstantSchema, nullish } from '@copa/domain/time/instant';
import * as z from 'zod/mini';
import { site } from '../../config/site.ts';
import { readLocal, writeLocal } from '../storage/local-store.ts';
import type { Version } from './edits.ts';

const PREFIX = `${site.slug}_admin_draft_`;

/** What was typed, and what it was typed over: so that it can still be told apart from what others changed. */
export interface Draft<T> {
  readonly at: Date;
  readonly opened: Version<T>;
  readonly values: T;
  readonly tried: Tried<T> | null;
}

/** What was sent to be created, all under one id, and not answered: any of it may have arrived. */
export interface Tried<T> {
  readonly requestId: string;
  readonly values: readonly T[];
}

/** What somebody was typing when the phone, the browser or the session ended. Each person has their own. */
export function draftKey(uid: string, what: string): string {
  return `${PREFIX}${uid}_${what}`;
}

export function keepDraft<T>(key: string, draft: Draft<T>): void {
  writeLocal(key, JSON.stringify(draft));
}

export function forgetDraft(key: string): void {
  writeLocal(key, null);
}

/** Null for none, and for one of an older version of the site. */
export function readDraft<S extends z.ZodMiniType>(key: string, values: S): Draft<z.output<S>> | null {
  const kept = readLocal(key);
  if (kept === null) return null;
  const DraftSchema = z.object({
    at: InstantSchema,
    opened: z.object({ at: nullish(InstantSchema), values }),
    values,
    tried: nullish(z.object({ requestId: RequestIdSchema, values: z.array(values) })),
  });
  try {
    const { success, data } = z.safeParse(DraftSchema, JSON.parse(kept));
    return success ? (data as Draft<z.output<S>>) : null;
  } catch {
    return null;
  }
}

/** Who signs out leaves none on the device. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) forgetDraft(key);
}
