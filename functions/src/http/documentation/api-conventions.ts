import { BATCH_MAX, PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '@copa/domain/limits';

export const CONVENTIONS = [
  'A success is `{ "success": true, "data": … }`, a failure `{ "success": false, "error", "code", "fields"?, "traceId" }`. `error` is Spanish and for people, `code` is for programs and always travels with the same HTTP status, `fields` says what is wrong with each field.',
  'Only `GET /tournaments` without `includeStats=true` gives its data beside `success`, as the first clients of the site read it.',
  'Who calls is said by `Authorization: Bearer` with an ID token of the sign-in service. A call without one is made by a stranger.',
  `A list takes \`limit\` (1 to ${PAGE_LIMIT_MAX}, ${PAGE_LIMIT_DEFAULT} if it is not sent) and \`cursor\`, and gives \`nextCursor\`: null at the end. Other pages are asked for with the same filters.`,
  'Moments are ISO 8601 with an offset, answered in UTC with milliseconds. One that is not set is null.',
  '`requestId` is a UUID that the caller chooses: the same one again is the same request, and gets the answer of the first. A call that creates demands it; creating tournaments, questions, forms and registrations also works without. `traceId`, in failures and in the header `X-Trace-Id`, names one call in our log.',
  '`POST` creates or acts, `PUT` writes the whole body in the place of what was there, `PATCH` takes one step (a status, a switch, a correction), `DELETE` removes. The `PUT` of a tournament, a question, a form and the settings leaves what it is not sent as it was, and takes back what `GET` gave.',
  'An update that carries the `updatedAt` or the `revision` it has read is refused with `stale-write` if somebody was there first.',
  `A batch takes up to ${BATCH_MAX} \`ids\` and answers for each of them: some may fail while others succeed.`,
  'What does not exist is `not-found`, and so is what the caller may not know of. Unknown fields and parameters are refused.',
  '`Private-Code` is the header for the code that a player got with the registration. It never stands in an address.',
  'A call that is made too often is refused with `rate-limited` or `network-limited`, and one that cannot be answered just now with `unavailable`. All three say in `Retry-After` when to come back.',
] as const;
