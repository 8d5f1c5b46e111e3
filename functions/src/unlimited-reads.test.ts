import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('./', import.meta.url));

/** Each of these files makes a query without a limit, and the text names what bounds it. */
const BOUNDED: Readonly<Record<string, string>> = {
  'day/confirmations/ticket-lookup.ts': 'one unit for each of AT_ONCE tickets',
  'day/notices/push/followers.ts': 'small documents of tournaments that ended lately',
  'day/places/swept.ts': 'tournaments with a queue, and of each at most WAITLIST_MAX units',
  'day/roll/undo-marks.ts': 'rolls: one for each lobby and match',
  'fairness/no-shows.ts': 'records of ABSENCES_AT_ONCE units in one query',
  'fairness/suspended.ts': 'records with a suspension; small claims of one tournament',
  'notices/tell.ts': 'small notices that are due',
  'play/entrants/undone-seats.ts': 'reports: SENT_PER_STAGE_MAX, without their pictures',
  'play/reports/reports.ts': 'matches of one lobby: STAGE_MATCHES_MAX',
  'play/stages.ts': 'matches of one stage: STAGE_ALL_MATCHES_MAX',
  'play/table.ts': 'matches of one stage: STAGE_ALL_MATCHES_MAX, with STAGE_UNITS_MAX rows in each round',
  'questions/questions.ts': 'QUESTIONS_MAX',
  'registrations/consent/contact-ageing.ts': 'units of one page of adults',
  'registrations/export.ts': 'QUESTIONS_MAX',
  'seasons/reservation.ts': 'tournaments that are reserved for one season',
  'seasons/season-results.ts': 'small marks of one season',
  'site/ageing.ts': 'devices of one page of responses',
  'site/podium-cover.ts': 'tournaments that share one picture',
  'store/agenda.ts': 'small entries, which the job works off in parts',
  'tournaments/removal.ts': 'referees who are named for one tournament',
};

const OPENING = '([{';
const CLOSING = ')]}';

function argumentsIn(text: string, from: number): number {
  let depth = 1;
  let count = 1;
  let last = '';
  for (let at = from; depth > 0; at += 1) {
    const character = text.charAt(at);
    if (OPENING.includes(character)) depth += 1;
    else if (CLOSING.includes(character)) depth -= 1;
    if (depth === 0 && last === ',') count -= 1;
    if (depth === 1 && character === ',') count += 1;
    if (character.trim() !== '') last = character;
  }
  return count;
}

it('each query that is read at once has a limit, or a known bound', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const unlimited = files
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(file))
    .filter((file) => {
      const text = readFileSync(SOURCE + file, 'utf8');
      const queries = [...text.matchAll(/\b(?:transaction|reader|database)\.find\(/g)];
      return queries.some((found) => argumentsIn(text, found.index + found[0].length) < 3);
    });
  expect(unlimited.toSorted()).toEqual(Object.keys(BOUNDED).toSorted());
});
