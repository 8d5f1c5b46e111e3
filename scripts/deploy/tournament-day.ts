import { DAY_MS, DEFAULT_PLAY_MS, LONGEST_PLAY_MS } from '@copa/domain/limits';
import { Problem } from '../process/problem.mjs';
import type { AskGoogle } from './google.ts';

export const ON_THE_DAY = '--on-the-day';

type Field = { stringValue?: string; timestampValue?: string };
type Found = { document?: { fields: Readonly<Record<string, Field | undefined>> } };

export async function requireQuietDay(ask: AskGoogle, project: string, now = new Date()): Promise<void> {
  const path = `/v1/projects/${project}/databases/(default)/documents:runQuery`;
  const structuredQuery = {
    from: [{ collectionId: 'tournaments' }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          dateIs('GREATER_THAN_OR_EQUAL', new Date(now.getTime() - LONGEST_PLAY_MS)),
          dateIs('LESS_THAN_OR_EQUAL', new Date(now.getTime() + DAY_MS)),
        ],
      },
    },
  };
  const { status, body } = await ask('firestore', 'POST', path, { structuredQuery });
  // An account that deploys may lack the right to read tournaments, and is not kept from deploying.
  if (status !== 200) return;
  const near = (body as readonly Found[]).flatMap(({ document }) => (document ? [document.fields] : []));
  const played = near.filter(
    ({ status: state, cancelledAt, endedAt, date, endDate }) =>
      state?.stringValue === 'published' &&
      !cancelledAt?.timestampValue &&
      !endedAt?.timestampValue &&
      endOf(date, endDate) >= now.getTime(),
  );
  if (played.length === 0) return;
  throw new Problem(
    [
      'Players confirm or play at this time:',
      ...played.map(({ name, date }) => `- ${name?.stringValue}, ${date?.timestampValue}`),
      `Deploy afterwards (docs/deploy.md), or at once with \`npm run deploy -- ${ON_THE_DAY}\`.`,
    ].join('\n'),
  );
}

function endOf(date: Field | undefined, endDate: Field | undefined): number {
  const { timestampValue: end } = endDate ?? {};
  return end === undefined ? Date.parse(date?.timestampValue ?? '') + DEFAULT_PLAY_MS : Date.parse(end);
}

function dateIs(op: string, moment: Date) {
  const value = { timestampValue: moment.toISOString() };
  return { fieldFilter: { field: { fieldPath: 'date' }, op, value } };
}
