import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

function part(name: string, priority: number, files: readonly string[]) {
  const missing = files.find((file) => !existsSync(path.join(root, file)));
  if (missing !== undefined) throw new Error(`web/prerender/shared-parts.ts names no file: ${missing}`);
  return { name, test: (id: string) => files.some((file) => id.endsWith(`/${file}`)), priority };
}

/** Pages share a few chunks, because on a slow network one more request costs more than some unused bytes. */
export const sharedParts = [
  { name: 'core', tags: ['$initial' as const], priority: 6 },
  part('header', 6, [
    'web/src/components/page/page-header.tsx',
    'web/src/lib/built-page/use-typed-early.ts',
    'web/src/lib/plain-text.ts',
  ]),
  part('share', 6, ['web/src/components/share-buttons.tsx']),
  part('page', 5, [
    'web/src/components/badge.tsx',
    'web/src/components/page/back-link.tsx',
    'web/src/components/page/bottom-bar.tsx',
    'web/src/components/change-alert.tsx',
    'web/src/components/hour-there.tsx',
    'web/src/features/day/words/windows.ts',
    'web/src/features/tournaments/public/medal.tsx',
    'web/src/lib/browser/code-in.ts',
    'web/src/lib/built-page/page-data.ts',
    'web/src/lib/network/poll.ts',
    'web/src/lib/network/use-load.ts',
    'web/src/lib/use-now.ts',
    'domain/src/day/words/window-names.ts',
    'domain/src/registrations/words/unit.ts',
    'domain/src/sentence.ts',
    'domain/src/time/days.ts',
    'domain/src/time/hours.ts',
    'domain/src/time/words/zones.ts',
    'domain/src/tournaments/date.ts',
    'domain/src/tournaments/places/waitlist-limit.ts',
    'domain/src/tournaments/places/window-phase.ts',
    'domain/src/tournaments/state.ts',
    'domain/src/tournaments/words/choices.ts',
  ]),
  part('files', 5, [
    'web/src/components/pictures/save-picture.ts',
    'web/src/components/words/files.ts',
    'web/src/lib/browser/in-other-app.ts',
    'web/src/lib/download.ts',
  ]),
  part('fields', 4, [
    'web/src/components/fields/choice-fields.tsx',
    'web/src/components/fields/text-field.tsx',
  ]),
  part('list', 3, [
    'web/src/features/tournaments/public/active-tournaments.ts',
    'web/src/features/tournaments/public/list/tournament-card.tsx',
    'web/src/features/tournaments/public/tournament-load-states.tsx',
    'web/src/features/tournaments/public/use-tournament.ts',
    'web/src/features/tournaments/tournament-words.ts',
    'domain/src/tournaments/card.ts',
    'domain/src/tournaments/places/reservation-lines.ts',
    'domain/src/tournaments/rules-text.ts',
    'domain/src/tournaments/words/reservation.ts',
  ]),
  part('tournaments', 3, [
    'web/src/features/registrations/public/own/own-days.ts',
    'web/src/features/registrations/public/own/own-registrations.ts',
    'web/src/features/tournaments/public/saved-list.ts',
    'web/src/features/tournaments/public/tournament-source.ts',
    'web/src/lib/network/api-client.ts',
    'domain/src/site/settings-endpoints.ts',
    'domain/src/tournaments/words/refusals.ts',
  ]),
  part('unit', 2, [
    'web/src/components/tap-answer.tsx',
    'web/src/features/day/public/ticket/push/push-allowed.ts',
    'web/src/features/registrations/public/team/member-list.tsx',
    'web/src/lib/network/use-outbox.ts',
    'web/src/lib/storage/kept-drafts.ts',
    'web/src/lib/storage/tab-room.ts',
    'domain/src/registrations/acceptance.ts',
    'domain/src/registrations/names/public-member.ts',
    'domain/src/registrations/places/invitation-end.ts',
    'domain/src/registrations/ticket-room.ts',
    'domain/src/registrations/unit.ts',
    'domain/src/registrations/places/unit-day.ts',
  ]),
  part('registration', 1, [
    'web/src/components/dialog/confirm-dialog.tsx',
    'web/src/features/registrations/public/consent/guardian-fields.tsx',
    'web/src/features/registrations/public/own/present-own.ts',
    'web/src/features/registrations/public/registration-draft.ts',
    'web/src/features/registrations/public/team/team-link.tsx',
    'web/src/features/registrations/public/team/unit-fields.tsx',
    'web/src/lib/form-focus.ts',
    'web/src/lib/use-shown-from-top.ts',
    'domain/src/contact/phone-number.ts',
    'domain/src/registrations/consent/consent-endpoints.ts',
    'domain/src/registrations/own-endpoints.ts',
    'domain/src/registrations/words/departure.ts',
  ]),
  part('forms', 0, [
    'web/src/components/fields/answer-input.tsx',
    'web/src/components/kept-draft.tsx',
    'web/src/lib/network/answer-errors.ts',
    'web/src/features/registrations/public/own/own-registration-hint.tsx',
    'web/src/lib/browser/use-leave-after.ts',
    'domain/src/forms/form.ts',
    'domain/src/questions/question.ts',
  ]),
  part('answers', 0, [
    'web/src/features/forms/public/deliver-responses.ts',
    'web/src/features/forms/public/undelivered-responses.tsx',
    'domain/src/forms/endpoints.ts',
  ]),
  part('tournament-parts', 0, [
    'web/src/components/plan/how-it-is-played.tsx',
    'web/src/features/tournaments/public/tournament-results.tsx',
    'domain/src/tournaments/plan-facts.ts',
    'domain/src/tournaments/podium/podium-facts.ts',
  ]),
  part('facts', 1, ['web/src/app/use-tournament-title.ts', 'domain/src/tournaments/facts.ts']),
  part('calendar-file', 0, [
    'web/src/features/day/public/ticket/copy-calendar-address.tsx',
    'domain/src/day/calendar.ts',
  ]),
  part('draw', 0, [
    'web/src/features/play/words/place-options.ts',
    'domain/src/play/board/words.ts',
    'domain/src/play/draw.ts',
    'domain/src/play/result/result.ts',
    'domain/src/play/stage-terms.ts',
  ]),
  part('who-answers', 1, ['web/src/components/words/who-answers.ts']),
  part('faq', 0, ['web/src/features/site/public/faq/faq-content.tsx']),
  part('terms', 0, ['web/src/features/site/public/legal/terms-content.tsx']),
];
