/** JSON has no dates, so each date field of the data in a page must be listed here. */
const MOMENTS: ReadonlySet<string> = new Set([
  'asOf',
  'at',
  'cancelledAt',
  'closedAt',
  'closesAt',
  'date',
  'deliveredAt',
  'endDate',
  'endedAt',
  'endsAt',
  'erasedAt',
  'extendedAt',
  'fairPlayUntil',
  'formerDate',
  'hiddenAt',
  'officialAt',
  'openAt',
  'opensAt',
  'playersErasedAt',
  'podiumOfficialAt',
  'publishDate',
  'publishedAt',
  'registrationDeadline',
  'reopenedAt',
  'resumedAt',
  'scoresUntil',
  'toldAt',
  'untoldAt',
  'updatedAt',
]);
const ISO = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** The data are not validated: the API of this build wrote them, and the schemas are not downloaded yet. */
export function readPageData<Data>(text: string): Data {
  return JSON.parse(text, (key, value: unknown) =>
    typeof value === 'string' && MOMENTS.has(key) && ISO.test(value) ? new Date(value) : value,
  ) as Data;
}
