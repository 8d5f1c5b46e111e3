import { AgeBandSchema } from '@copa/domain/registrations/consent/age-band';
import { eachPlayerField } from '@copa/domain/registrations/player';
import * as z from 'zod/mini';
import { KeptAnswersSchema, keptDraft } from '../../../lib/storage/kept-drafts.ts';

const contentShape = {
  ageBand: z.enum(['', ...AgeBandSchema.options]),
  guardian: z.object({ name: z.string(), phone: z.string() }),
  /** A draft of an earlier page lacks later fields. */
  player: z.object(eachPlayerField(() => z._default(z.string(), ''))),
  unit: z.object({ name: z.string(), tag: z.string() }),
  answers: KeptAnswersSchema,
};
const ContentSchema = z.object(contentShape);
export type TypedPlayer = RegistrationContent['player'];
export type TypedGuardian = RegistrationContent['guardian'];
export type TypedUnit = RegistrationContent['unit'];
export type RegistrationContent = z.output<typeof ContentSchema>;

const DraftSchema = z.object({
  ...contentShape,
  requestId: z.uuid(),
  /** Contents that were sent but not answered, the oldest first; one of them may be registered. */
  sent: z.array(ContentSchema),
  /**
   * The private code of the earlier registration that filled the form. Empty without such a registration, and
   * after the API has refused the code with `captain-only`.
   */
  again: z._default(z.string(), ''),
});
export type RegistrationDraft = z.output<typeof DraftSchema>;

const kept = (id: string) => keptDraft('draft', id, DraftSchema);

export const NO_TEAM: TypedUnit = { name: '', tag: '' };
export const NO_GUARDIAN: TypedGuardian = { name: '', phone: '' };

export function emptyRegistrationDraft(): RegistrationDraft {
  return {
    requestId: crypto.randomUUID(),
    ageBand: '',
    guardian: NO_GUARDIAN,
    player: eachPlayerField(() => ''),
    unit: { name: '', tag: '' },
    answers: {},
    sent: [],
    again: '',
  };
}

interface Filling {
  readonly player: TypedPlayer;
  readonly unit: TypedUnit | null;
}

/**
 * Age, guardian and answers are not filled in, because they may have changed since the earlier registration.
 */
export function filledDraft(
  draft: RegistrationDraft,
  { player, unit }: Filling,
  code: string,
): RegistrationDraft {
  const kept = (typed: string, filling: string) => (typed === '' ? filling : typed);
  const { name, tag } = unit ?? NO_TEAM;
  return {
    ...draft,
    again: code,
    player: eachPlayerField((field) => kept(draft.player[field], player[field])),
    unit: draft.unit.name === '' ? { name, tag: kept(draft.unit.tag, tag) } : draft.unit,
  };
}

export function fillDraft(id: string, filling: Filling, code: string): void {
  const draft = loadDraft(id);
  if (draft.sent.length === 0) saveDraft(id, filledDraft(draft, filling, code));
}

export function loadDraft(id: string): RegistrationDraft {
  return kept(id).read()?.draft ?? emptyRegistrationDraft();
}

export function saveDraft(id: string, draft: RegistrationDraft | null): void {
  kept(id).keep(draft);
}

export function isEmptyDraft({ requestId: _, again: __, sent, ...content }: RegistrationDraft): boolean {
  const parts = Object.values(content).map((part) => (typeof part === 'string' ? part : Object.values(part)));
  return sent.length === 0 && parts.flat(2).join('') === '';
}

export function sameContent(one: RegistrationContent | undefined, other: RegistrationContent): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
