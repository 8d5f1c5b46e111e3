import type { FieldErrors } from '@copa/domain/errors';
import { type AnswerField, answersErrors } from '@copa/domain/questions/answers';
import { requiredQuestion } from '@copa/domain/questions/words/answers';
import { AskedAgeSchema } from '@copa/domain/registrations/consent/age-band';
import { GuardianSchema, isSamePhone } from '@copa/domain/registrations/consent/guardian';
import { UnitNamesSchema } from '@copa/domain/registrations/names/unit-names';
import { AskedNickSchema, playerShape } from '@copa/domain/registrations/player';
import { adultsOnly as onlyAdults, ownPhone } from '@copa/domain/registrations/words/consent';
import { isBlank } from '@copa/domain/text';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import * as z from 'zod/mini';
import { phoneProblem } from './phone/phone-country.ts';
import {
  NO_GUARDIAN,
  NO_TEAM,
  type RegistrationContent,
  type RegistrationDraft,
} from './registration-draft.ts';

const ASKED = { ageBand: AskedAgeSchema, ...playerShape, nick: AskedNickSchema };

/** `alone` is also for invited players, because the captain has already named their team. */
const FORMS = {
  alone: z.object(ASKED),
  team: z.object({ ...ASKED, unit: UnitNamesSchema }),
};
type FormKind = keyof typeof FORMS;

/** Null for an unanswered draft whose form is closed. */
export type AskedFields = readonly AnswerField[] | null;

export function draftErrors(
  draft: RegistrationDraft,
  fields: AskedFields,
  kind: FormKind,
  { adultsOnly, phoneCountry }: Pick<Tournament, 'adultsOnly'> & { readonly phoneCountry: string },
): FieldErrors {
  const errors: Record<string, string> = {
    ...answersErrors(fields ?? [], answersOf(draft, fields), requiredQuestion),
  };
  const { ageBand, guardian, player, unit } = draft;
  // If the tournament has become adults-only, the minor is refused, so the guardian is not checked.
  const isMinor = ageBand === 'minor' && !adultsOnly;
  if (ageBand === 'minor' && adultsOnly) errors['ageBand'] = onlyAdults;
  const asked = isMinor ? z.extend(FORMS[kind], { guardian: GuardianSchema }) : FORMS[kind];
  for (const issue of z.safeParse(asked, { ageBand, guardian, ...player, unit }).error?.issues ?? []) {
    errors[issue.path.join('.')] ??= issue.message;
  }
  const check = (field: string, { phone }: { readonly phone: string }) => {
    const problem = isBlank(phone) ? null : phoneProblem(phone, phoneCountry);
    if (problem !== null) errors[field] = problem;
  };
  check('phone', player);
  if (isMinor) check('guardian.phone', guardian);
  if (isMinor && isSamePhone(guardian.phone, player.phone)) errors['guardian.phone'] ??= ownPhone;
  return errors;
}

export function askedContent(
  draft: RegistrationDraft,
  fields: AskedFields,
  kind: FormKind,
): RegistrationContent {
  const unit = kind === 'team' ? draft.unit : NO_TEAM;
  const { ageBand, player } = draft;
  const guardian = ageBand === 'minor' ? draft.guardian : NO_GUARDIAN;
  return { ageBand, guardian, player, unit, answers: answersOf(draft, fields) };
}

export function answersOf(draft: RegistrationDraft, fields: AskedFields) {
  if (fields === null) return draft.answers;
  const asked = fields.flatMap(({ id }) => {
    const answer = draft.answers[id];
    return answer === undefined ? [] : [[id, answer] as const];
  });
  return Object.fromEntries(asked);
}
