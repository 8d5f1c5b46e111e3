import { updateSeason } from '@copa/domain/seasons/endpoints';
import { RANK_POINTS, RULE_NAMES, type Season, type SeasonRules } from '@copa/domain/seasons/season';
import * as z from 'zod/mini';
import type { FieldOf } from '../../../lib/admin/edits.ts';
import { type EditorErrors, errorIn, schemaErrors } from '../../../lib/admin/schema-errors.ts';
import { typedNumber, typedNumbers } from '../../../lib/admin/typed-number.ts';
import * as words from '../words/admin.ts';

const text = z._default(z.string(), '');

export const SeasonDraftSchema = z.object({
  name: text,
  firstDay: text,
  lastDay: text,
  counting: z._default(z.enum(['ranks', 'points']), 'ranks'),
  worth: z._default(z.string(), RANK_POINTS.join(', ')),
  best: text,
  rankedFrom: z._default(z.string(), '1'),
  substitutes: z._default(z.enum(['all', 'half', 'nothing']), 'all'),
  reason: text,
});
export type SeasonDraft = z.output<typeof SeasonDraftSchema>;

export function seasonDraftOf({ name, firstDay, lastDay, rules }: Season): SeasonDraft {
  const { counting, best, rankedFrom, substitutes } = rules;
  return z.parse(SeasonDraftSchema, {
    name,
    firstDay,
    lastDay,
    counting: counting.kind,
    ...(counting.kind === 'ranks' && { worth: counting.worth.join(', ') }),
    best: best === null ? '' : String(best),
    rankedFrom: String(rankedFrom),
    substitutes,
  });
}

export function contentOf({ name, firstDay, lastDay, ...draft }: SeasonDraft) {
  const { counting, worth, best, rankedFrom, substitutes } = draft;
  return {
    name,
    firstDay,
    lastDay,
    rules: {
      counting:
        counting === 'points'
          ? ({ kind: 'points' } as const)
          : {
              kind: 'ranks' as const,
              worth: typedNumbers(worth),
            },
      best: best.trim() === '' ? null : typedNumber(best),
      rankedFrom: typedNumber(rankedFrom),
      substitutes,
    },
  };
}

export function fieldErrors(errors: EditorErrors): EditorErrors {
  const { 'rules.counting': counting, ...others } = errors;
  const worth = errorIn(others, 'rules.counting.worth');
  const rules = Object.entries(others).map(([field, error]) => [field.replace('rules.', ''), error] as const);
  return {
    ...Object.fromEntries(rules),
    ...(worth !== undefined && { worth }),
    ...(counting !== undefined && { counting }),
  };
}

export function seasonDraftErrors(draft: SeasonDraft): EditorErrors {
  const body = { ...contentOf(draft), revision: 0, reason: draft.reason };
  return fieldErrors(schemaErrors(updateSeason.body, body));
}

export function changesRules(before: SeasonRules, after: SeasonRules): boolean {
  return RULE_NAMES.some((rule) => JSON.stringify(before[rule]) !== JSON.stringify(after[rule]));
}

export function shownSeasonValue(draft: SeasonDraft, field: FieldOf<SeasonDraft>): string {
  const options = { counting: words.countings, substitutes: words.substitutes };
  const labels: readonly { readonly value: string; readonly label: string }[] =
    field === 'counting' || field === 'substitutes' ? options[field] : [];
  return labels.find(({ value }) => value === draft[field])?.label ?? (draft[field] || words.emptyValue);
}
