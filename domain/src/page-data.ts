/** Each field of a published document that is a moment. */
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
  'extendedAt',
  'formerDate',
  'officialAt',
  'opensAt',
  'playersErasedAt',
  'publishDate',
  'publishedAt',
  'registrationDeadline',
  'toldAt',
  'updatedAt',
]);
const ISO = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/**
 * Reads the data in a page. The API wrote them from documents that passed their schemas, and it is of the same build, so
 * they are not checked again: a phone does not download the schemas before the page shows.
 */
export function readPageData<Data>(text: string): Data {
  return JSON.parse(text, (key, value: unknown) =>
    typeof value === 'string' && MOMENTS.has(key) && ISO.test(value) ? new Date(value) : value,
  ) as Data;
}
