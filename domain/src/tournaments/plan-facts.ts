import { capitalized } from '../sentence.ts';
import { hourOnPage, namedHour, namedInSentence, ownAt } from '../time/hours.ts';
import { bold } from '../words/bold.ts';
import type { Plan } from './plan.ts';
import * as words from './words/plan.ts';

export type PlanPart = 'plan' | 'step' | 'line' | 'common' | 'change';

export interface PlanFacts {
  readonly name: string;
  readonly steps: readonly {
    readonly name: string;
    readonly when: string;
    readonly lines: readonly string[];
  }[];
  readonly lines: readonly string[];
  readonly changes: readonly string[];
}

/** A line of the page never ends between a place and its points, nor before a dot between two places. */
const unbroken = (line: string) => line.replaceAll('º ', 'º\u00a0').replaceAll(' ·', '\u00a0·');

/** `reader` is the reader's time zone; null in HTML, messages and pictures. */
export function planFacts(
  { name: format, steps, lines, changes }: Plan,
  timeZone: string,
  now: Date,
  reader: string | null,
): PlanFacts {
  const tells = (at: Date) =>
    capitalized(reader === null ? namedHour(at, timeZone, now) : hourOnPage(at, timeZone, now, reader));
  return {
    name: format,
    steps: steps.map(({ name, at, lines: own }, index) => ({
      name,
      when: at === null ? (index === 0 ? '' : words.afterTheOneBefore) : tells(at),
      lines: own.map(unbroken),
    })),
    lines: lines.map(unbroken),
    changes: changes.map(({ at, text }) =>
      words.changed(reader === null ? namedInSentence(at, timeZone, now) : ownAt(at, now, reader), text),
    ),
  };
}

export function planText(tournament: string, plan: Plan, timeZone: string, now: Date): string {
  const { name: format, steps, lines } = planFacts(plan, timeZone, now, null);
  return [
    bold(`${words.title}: ${tournament}`),
    format,
    ...steps.flatMap(({ name, when, lines: own }, index) => [
      '',
      `${bold(`${index + 1}. ${name}`)}${when === '' ? '' : ` · ${when}`}`,
      ...own,
    ]),
    '',
    ...lines,
  ].join('\n');
}
