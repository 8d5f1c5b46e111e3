import { type Figure, limited, type Section, short } from '../figure.ts';
import { PRICES } from '../prices.ts';
import type { StayingVisit } from './visit.ts';

const POLLS_AN_HOUR = 120;
const MOST_READS = 130;
const VISITS = [1, 1_000, 1_000_000] as const;

/**
 * Computed from one measured visit. An hour with the list open and visible is the most expensive thing that a
 * visitor can do.
 */
export function visitCost(visit: StayingVisit): Section {
  const hour = {
    requests: visit.requests + POLLS_AN_HOUR * visit.poll.requests,
    reads: visit.reads + POLLS_AN_HOUR * visit.poll.reads,
  };
  // Answers of Firestore do not pass through Hosting.
  const dollars = hour.reads * PRICES.firestoreRead + (visit.kilobytes / 1_000_000) * PRICES.hostingGigabyte;
  const figures = VISITS.map(
    (visits): Figure => ({
      what: `${visits.toLocaleString('en-US')} visitor-hours on /tournaments`,
      measured: `${short((visits * visit.kilobytes) / 1000)} MB, ${(visits * hour.requests).toLocaleString('en-US')} requests, ${(visits * hour.reads).toLocaleString('en-US')} reads`,
      reference: `${short(visits * dollars)} USD = ${visits} x (${hour.reads} x 0.06 / 100,000 + ${short(visit.kilobytes)} KB x 0.15 / GB)`,
      ratio: null,
      target: '',
      met: null,
    }),
  );
  return {
    title: `What a visit costs: ${visit.reads} reads at first, ${visit.poll.reads} with each of ${POLLS_AN_HOUR} polls an hour`,
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
