import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));

const KEPT = /\buse(?:Editor|Edit|Kept|KeptText|Seed|MatchDraft)(?:<[^>]*>)?\(|<ReasonDialog/;

/** A filter or a choice of one tap is not kept, because an old value would mislead. */
const CHOICE = 'choice';
/** The form asks before it closes, because room credentials must not be kept in a draft. */
const ASKS = 'asks';

/** Maps an admin file with fields to the file that keeps their text, or to `CHOICE` or `ASKS`. */
const ROWS: Readonly<Record<string, string>> = {
  'components/admin/list-filter.tsx': CHOICE,
  'components/admin/reason-dialog.tsx': 'components/admin/reason-dialog.tsx',
  'components/admin/rival-notice.tsx': CHOICE,
  'components/admin/search/registration-search.tsx': CHOICE,
  'features/day/admin/confirmations/confirm-many.tsx': 'features/day/admin/confirmations/confirm-many.tsx',
  'features/day/admin/confirmations/extend-button.tsx': CHOICE,
  'features/day/admin/room/match-chooser.tsx': 'features/day/admin/room/matches-section.tsx',
  'features/day/admin/room/roll-call.tsx': 'features/day/admin/room/roll-call.tsx',
  'features/day/admin/room/room-form.tsx': ASKS,
  'features/fairness/admin/entry-dialog.tsx': 'features/fairness/admin/entry-dialog.tsx',
  'features/fairness/admin/records-screen.tsx': CHOICE,
  'features/fairness/admin/revoke-button.tsx': 'features/fairness/admin/revoke-button.tsx',
  'features/forms/admin/editor/field-card.tsx': 'features/forms/admin/editor/form-editor.tsx',
  'features/forms/admin/editor/form-sections.tsx': 'features/forms/admin/editor/form-editor.tsx',
  'features/forms/admin/form-list.tsx': CHOICE,
  'features/people/admin/access-requests.tsx': 'features/people/admin/access-requests.tsx',
  'features/people/admin/grant-panel.tsx': 'features/people/admin/grant-panel.tsx',
  'features/people/admin/role-choice.tsx': CHOICE,
  'features/play/admin/match/correct-dialog.tsx': 'features/play/admin/match/correct-dialog.tsx',
  'features/play/admin/match/kill-pad.tsx': 'features/play/admin/match/match-screen.tsx',
  'features/play/admin/match/paste-rows.tsx': 'features/play/admin/match/unpublished-match.tsx',
  'features/play/admin/match/tap-order.tsx': 'features/play/admin/match/match-screen.tsx',
  'features/play/admin/match/unpublished-match.tsx': 'features/play/admin/match/match-screen.tsx',
  'features/play/admin/protests/protest-section.tsx': CHOICE,
  'features/play/admin/stages/adjust-dialog.tsx': 'features/play/admin/stages/adjust-dialog.tsx',
  'features/play/admin/stages/draw-dialog.tsx': 'features/play/admin/stages/draw-dialog.tsx',
  'features/play/admin/stages/editor/stage-fields.tsx': 'features/play/admin/stages/editor/stage-editor.tsx',
  'features/play/admin/stages/entrant-select.tsx': CHOICE,
  'features/play/admin/stages/final-dialog.tsx': CHOICE,
  'features/play/admin/stages/seed-field.tsx': 'features/play/admin/stages/seed-field.tsx',
  'features/questions/admin/question-editor.tsx': 'features/questions/admin/question-editor.tsx',
  'features/questions/admin/question-row.tsx': CHOICE,
  // The fields are in a preview of the questions that visitors answer.
  'features/questions/admin/questions-screen.tsx': CHOICE,
  'features/registrations/admin/decisions/reject-dialog.tsx':
    'features/registrations/admin/decisions/reject-dialog.tsx',
  'features/registrations/admin/importing/import-dialog.tsx':
    'features/registrations/admin/importing/import-dialog.tsx',
  'features/registrations/admin/inbox/registration-row.tsx': CHOICE,
  'features/registrations/admin/inbox/selection/selection-bar.tsx': CHOICE,
  'features/registrations/admin/player/detail-dialogs.tsx':
    'features/registrations/admin/player/detail-dialogs.tsx',
  'features/registrations/admin/player/player-dialog.tsx':
    'features/registrations/admin/player/player-dialog.tsx',
  'features/registrations/admin/registrations-screen.tsx': CHOICE,
  'features/seasons/admin/season-choice.tsx': 'features/tournaments/admin/editor/tournament-editor.tsx',
  'features/seasons/admin/season-fields.tsx': 'features/seasons/admin/new-season-editor.tsx',
  'features/site/admin/audit/audit-screen.tsx': CHOICE,
  'features/site/admin/settings/settings-sections.tsx': 'features/site/admin/settings/settings-screen.tsx',
  'features/tournaments/admin/editor/confirmations-section.tsx':
    'features/tournaments/admin/editor/tournament-editor.tsx',
  'features/tournaments/admin/editor/editor-fields.tsx':
    'features/tournaments/admin/editor/tournament-editor.tsx',
  'features/tournaments/admin/editor/editor-sections.tsx':
    'features/tournaments/admin/editor/tournament-editor.tsx',
  'features/tournaments/admin/editor/form-and-image-sections.tsx':
    'features/tournaments/admin/editor/tournament-editor.tsx',
  'features/tournaments/admin/tournament-dialogs.tsx': 'features/tournaments/admin/tournament-dialogs.tsx',
  'features/tournaments/admin/tournament-list.tsx': CHOICE,
};

const WORDS = /<(?:TextField|TextAreaField|MomentField|OptionsField|textarea)\b/;

const NATIVE = /<(?:input|textarea|select)\b/;
const exportsOf = (file: string) =>
  [...read(file).matchAll(/export function (\w+)/g)].map(([, name = '']) => name);
const shared = files.filter((file) =>
  /^components\/fields\/|^components\/admin\/[\w-]+-(?:field|select)\.tsx$/.test(file),
);
const FIELD = new RegExp(`<(?:${shared.flatMap(exportsOf).join('|')})\\b`);

it('keeps whatever is typed in the admin area', () => {
  const area = files.filter((file) => /^(?:features\/\w+|components|app\/routes)\/admin\//.test(file));
  const found = area.filter(
    (file) => !shared.includes(file) && (NATIVE.test(read(file)) || FIELD.test(read(file))),
  );
  expect(found.toSorted()).toEqual(Object.keys(ROWS));
  const lost = Object.entries(ROWS).filter(([file, keeper]) =>
    keeper === CHOICE ? WORDS.test(read(file)) : keeper !== ASKS && !KEPT.test(read(keeper)),
  );
  expect(lost).toEqual([]);
});
