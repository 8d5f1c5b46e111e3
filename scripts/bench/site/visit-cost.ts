import type { Traffic } from '../../../tests/e2e/support/traffic.ts';
import { type Figure, limited, type Section, short } from '../figure.ts';
import { PRICES } from '../prices.ts';

const POLLS_AN_HOUR = 120;
const MOST_READS = 130;
const VISITS = 1_000_000;

/**
 * Computed from one measured visit. An hour with the list open and visible is the most expensive thing that a
 * visitor can do.
 */
export function visitCost({ first, poll }: { readonly first: Traffic; readonly poll: Traffic }): Section {
  const hour = {
    requests: first.requests + POLLS_AN_HOUR * poll.requests,
    reads: first.reads + POLLS_AN_HOUR * poll.reads,
  };
  const kilobytes = first.bytes / 1000;
  // Answers of Firestore do not pass through Hosting.
  const dollars = hour.reads * PRICES.firestoreRead + (kilobytes / 1_000_000) * PRICES.hostingGigabyte;
  const many: Figure = {
    what: `${VISITS.toLocaleString('en-US')} visitor-hours on /tournaments`,
    measured: `${short((VISITS * kilobytes) / 1_000_000)} GB, ${(VISITS * hour.requests).toLocaleString('en-US')} requests, ${(VISITS * hour.reads).toLocaleString('en-US')} reads`,
    reference: `${short(VISITS * dollars)} USD: each ${hour.reads} x 0.06 / 100,000 + ${short(kilobytes)} KB x 0.15 / GB`,
    ratio: null,
    target: '',
    met: null,
  };
  return {
    title: `What a visit costs: ${first.reads} reads at first, ${poll.reads} with each of ${POLLS_AN_HOUR} polls an hour`,
    figures: [
      limited({
        what: 'Firestore reads of a visitor-hour on /tournaments',
        unit: '',
        measured: [hour.reads],
        atMost: MOST_READS,
        reference: 'nothing changes meanwhile',
      }),
      many,
    ],
  };
}
