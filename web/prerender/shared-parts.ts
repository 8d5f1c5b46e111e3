import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A file that has moved fails the build: it would silently become a download of its own. */
function filesOf(folder: string, files: readonly string[]) {
  const endings = files.map((file) => `/${folder}/${file}`);
  const missing = endings.find((ending) => !existsSync(path.join(root, ending)));
  if (missing !== undefined) throw new Error(`web/prerender/shared-parts.ts names no file: ${missing}`);
  return endings;
}

/** A matcher for the bundler. */
function oneOf(...endings: readonly string[]) {
  return (id: string) => endings.some((ending) => id.endsWith(ending));
}

/**
 * Groups modules that several pages share into a few chunks instead of one for each set of pages: on a slow
 * network each request costs more than the bytes that a page could have left out. A chunk contains everything
 * it needs.
 */
export const sharedParts = [
  { name: 'core', tags: ['$initial' as const], priority: 4 },
  {
    name: 'page',
    test: oneOf(
      ...filesOf('web/src/components', [
        'back-link.tsx',
        'card.tsx',
        'change-notice.tsx',
        'fields/search-field.tsx',
        'page-header.tsx',
        'share-buttons.tsx',
      ]),
      ...filesOf('web/src', [
        'features/tournaments/public/medal.tsx',
        'components/optional-part.ts',
        'lib/plain-text.ts',
      ]),
    ),
    priority: 3,
  },
  {
    name: 'list',
    test: oneOf(
      ...filesOf('web/src', [
        'components/fields/choice-fields.tsx',
        'components/fields/text-field.tsx',
        'features/tournaments/public/active-tournaments.ts',
        'features/tournaments/public/list/tournament-card.tsx',
        'features/tournaments/public/tournament-load-states.tsx',
        'features/tournaments/public/use-tournament.ts',
        'features/tournaments/tournament-words.ts',
        'lib/use-now.ts',
      ]),
      ...filesOf('domain/src', ['time/days.ts', 'tournaments/card.ts', 'tournaments/rules-text.ts']),
    ),
    priority: 3,
  },
  {
    name: 'tournaments',
    test: oneOf(
      ...filesOf('web/src/features', [
        'registrations/public/own/own-days.ts',
        'registrations/public/own/own-registrations.ts',
        'tournaments/public/saved-list.ts',
        'tournaments/public/tournament-source.ts',
      ]),
      ...filesOf('web/src/lib', ['network/api-client.ts', 'network/use-load.ts']),
      ...filesOf('domain/src', ['site/settings-endpoints.ts', 'tournaments/words/refusals.ts']),
    ),
    priority: 2,
  },
  {
    name: 'forms',
    test: oneOf(
      ...filesOf('web/src', [
        'components/dialog/confirm-dialog.tsx',
        'components/fields/answer-input.tsx',
        'components/kept-draft.tsx',
        'lib/network/answer-errors.ts',
        'features/registrations/public/team/member-list.tsx',
        'features/registrations/public/own/own-registration-hint.tsx',
        'lib/network/use-outbox.ts',
        'lib/storage/kept-drafts.ts',
        'lib/use-first-error-focus.ts',
        'lib/use-leave-after.ts',
        'lib/use-shown-from-top.ts',
      ]),
      ...filesOf('domain/src', ['forms/form.ts', 'questions/question.ts', 'registrations/own-endpoints.ts']),
    ),
    priority: 1,
  },
  {
    name: 'answers',
    test: oneOf(
      ...filesOf('web/src/features/forms/public', ['deliver-responses.ts', 'undelivered-responses.tsx']),
      ...filesOf('domain/src', ['forms/endpoints.ts']),
    ),
  },
  {
    name: 'tournament-parts',
    test: oneOf(
      ...filesOf('web/src', [
        'components/plan/how-it-is-played.tsx',
        'features/tournaments/public/tournament-results.tsx',
      ]),
      ...filesOf('domain/src/tournaments', ['plan-facts.ts']),
    ),
  },
  {
    // Every page that tells an hour but the list, which has its days from there.
    name: 'hours',
    test: oneOf(...filesOf('domain/src', ['time/hours.ts'])),
    priority: 1,
  },
  {
    name: 'calendar',
    test: oneOf(
      ...filesOf('domain/src/tournaments', ['facts.ts', 'places/window-phase.ts']),
      ...filesOf('web/src', [
        'features/day/public/window-list.tsx',
        'features/tournaments/public/detail/calendar-button.tsx',
        'lib/download.ts',
      ]),
    ),
    priority: 2,
  },
  {
    // Asked for by a tap: one part of the phone's store instead of two.
    name: 'calendar-file',
    test: oneOf(
      ...filesOf('web/src/features/day/public/ticket', ['copy-calendar-address.tsx']),
      ...filesOf('domain/src/day', ['calendar.ts']),
    ),
  },
  {
    name: 'unit',
    test: oneOf(
      ...filesOf('web/src/features/registrations/public/team', ['team-link.tsx', 'unit-fields.tsx']),
    ),
  },
  {
    name: 'draw',
    test: oneOf(...filesOf('domain/src/play', ['board/words.ts', 'draw.ts', 'stage-terms.ts'])),
  },
  {
    name: 'information',
    test: oneOf(
      ...filesOf('web/src/features/site/public', ['faq/faq-content.tsx', 'legal/terms-content.tsx']),
    ),
  },
];
