import * as z from 'zod/mini';
import { site } from '../../config/site.ts';
import { reportProblem } from '../report-problem.ts';
import { localKeys, readLocal, writeLocal } from './local-store.ts';

/** A phone is lent, and sold: what nobody went on writing for so long is not kept. */
export const DRAFT_MS = 72 * 60 * 60 * 1000;

const PREFIXES = ['draft', 'form_draft', 'admin_draft'].map((kind) => `${site.slug}_${kind}_`);

export type DraftKind = 'draft' | 'form_draft';

export const draftKey = (kind: DraftKind, id: string) => `${site.slug}_${kind}_${id}`;

const EnvelopeSchema = z.object({
  /** When somebody last wrote: a number, or as the editors of the admin area keep it. */
  at: z.union([z.number(), z.iso.datetime({ offset: true })]),
  draft: z.optional(z.unknown()),
});

interface KeptDraft {
  readonly at: number;
  readonly draft: unknown;
}

function open(text: string): KeptDraft {
  const { at, draft } = z.parse(EnvelopeSchema, JSON.parse(text));
  return { at: new Date(at).getTime(), draft };
}

/** Null for none, for one that has ended, and for one that cannot be read. */
export function readDraft<S extends z.ZodMiniType>(key: string, schema: S): z.output<S> | null {
  const text = readLocal(key);
  if (text === null) return null;
  try {
    const { at, draft } = open(text);
    if (hasEnded(at)) {
      writeLocal(key, null);
      return null;
    }
    return z.parse(schema, draft);
  } catch (error) {
    reportProblem('what was written on an earlier visit is unreadable', error);
    return null;
  }
}

/** False where the phone keeps nothing. */
export function writeDraft(key: string, draft: unknown): boolean {
  return writeLocal(key, JSON.stringify({ at: Date.now(), draft }));
}

/** A clock that was set back makes no draft younger than new. */
const hasEnded = (at: number) => Math.abs(Date.now() - at) > DRAFT_MS;

/** Also those whose screen nobody opens again. */
export function endOldDrafts(): void {
  for (const key of localKeys()) {
    if (!PREFIXES.some((prefix) => key.startsWith(prefix))) continue;
    try {
      if (hasEnded(open(readLocal(key) ?? '').at)) writeLocal(key, null);
    } catch {
      // What nobody can read, nobody can finish.
      writeLocal(key, null);
    }
  }
}
