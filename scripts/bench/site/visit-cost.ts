import type { Traffic } from '../../../tests/e2e/support/traffic.ts';
import { type Figure, limited, type Section, short } from '../figure.ts';
import { PRICES } from '../prices.ts';

const POLLS_AN_HOUR = 120;
const MOST_READS = 130;
const VISITS = [1, 1_000, 1_000_000] as const;

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
  const figures = VISITS.map(
    (visits): Figure => ({
      what: `${visits.toLocaleString('en-US')} visitor-hours on /tournaments`,
      measured: `${short((visits * kilobytes) / 1000)} MB, ${(visits * hour.requests).toLocaleString('en-US')} requests, ${(visits * hour.reads).toLocaleString('en-US')} reads`,
      reference: `${short(visits * dollars)} USD = ${visits} x (${hour.reads} x 0.06 / 100,000 + ${short(kilobytes)} KB x 0.15 / GB)`,
      ratio: null,
      target: '',
      met: null,
    }),
  );
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
      ...figures,
    ],
  };
}
