import { escapeJson } from '@copa/domain/html';
import { cutText } from '@copa/domain/text';
import { namedHour } from '@copa/domain/time/hours';
import { offsetText } from '@copa/domain/time/local-days';
import { playedAt, startText } from '@copa/domain/tournaments/date';
import { screenTitle, type TournamentScreen } from '@copa/domain/tournaments/pages/link-page';
import { podiumChangeable } from '@copa/domain/tournaments/podium/podium-changeable';
import { rankedPrize } from '@copa/domain/tournaments/prizes';
import { entryFeeShown, phase } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { CHOICE_LABELS } from '@copa/domain/tournaments/words/choices';
import { pictureOf } from '../cover/picture.ts';
import * as words from '../words.ts';
import { withoutTournament, withTournament } from './link-page.ts';
import { branded, headTags, hydratable, type PageSite, unindexed, withHead } from './page-filling.ts';

const DESCRIPTION_MAX = 200;

const ADDRESSES: Readonly<Record<TournamentScreen, string>> = {
  tournament: '/tournament',
  registration: '/register',
  tournamentRules: '/tournament-rules',
};

interface PreviewOf {
  readonly screen: TournamentScreen;
  readonly path?: string | undefined;
  readonly site: PageSite;
  readonly now: Date;
}

export function tournamentPage(
  template: string,
  tournament: Tournament,
  { screen, path, site, now }: PreviewOf,
): string {
  const filled = withTournament(branded(template, site.name), tournament, now);
  const own = `${ADDRESSES[screen]}/${encodeURIComponent(tournament.id)}`;
  const page = hydratable(filled, { path: path ?? own, brand: site.name, screen });
  const head = {
    title: screenTitle(screen, tournament.name),
    description: describe(tournament, now),
    picture: pictureOf(tournament),
    // All screens of a tournament have one canonical path, so that search engines treat them as one page.
    path: pathOf(tournament),
  };
  const event = screen === 'tournament' ? jsonLd(tournament, site, now) : [];
  return withHead(page, [...headTags(head, site), ...event]);
}

export function missingPage(template: string): string {
  return unindexed(withoutTournament(template));
}

export function describe(tournament: Tournament, now: Date): string {
  const top = rankedPrize(tournament);
  const current = phase(tournament, now);
  const label = words.PHASE_LABELS[current];
  const isDone = current === 'completed';
  const first = tournament.results.filter(({ rank }) => rank === 1).map(({ player }) => player);
  const facts = [
    ...(label === undefined ? [] : [label]),
    ...(isDone && first.length > 0 ? [words.wonBy(first)] : []),
    startText({ ...tournament, date: playedAt(tournament) }, now, namedHour),
    ...(current === 'open' ? [words.entry(entryFeeShown(tournament))] : []),
    ...(isDone ? [] : [words.placesCount(tournament.maxPlayers)]),
    CHOICE_LABELS.modality[tournament.modality],
    ...(top === null ? [] : [words.prize(top.prize, top.rank)]),
  ];
  const changeable = isDone ? podiumChangeable(tournament, now) : '';
  return shorten(
    `${facts.join(' · ')}. ${changeable} ${tournament.description}`.replaceAll(/\s+/g, ' ').trim(),
  );
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text;
  const cut = cutText(text, DESCRIPTION_MAX - 1);
  return `${cutText(cut, Math.max(cut.lastIndexOf(' '), DESCRIPTION_MAX / 2)).trimEnd()}…`;
}

function jsonLd(tournament: Tournament, site: PageSite, now: Date): readonly string[] {
  const { date, endDate, formerDate, cancelledAt, timeZone } = tournament;
  if (date === null) return [];
  // Search engines may show the day as written, which in UTC is often the next one.
  const hour = (at: Date) => offsetText(at, timeZone);
  const moved = formerDate === null ? null : { previousStartDate: hour(formerDate) };
  const open = phase(tournament, now) === 'open';
  const event = {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: tournament.name,
    description: describe(tournament, now),
    startDate: hour(date),
    ...moved,
    ...(endDate === null ? {} : { endDate: hour(endDate) }),
    eventStatus: `https://schema.org/${eventStatus(cancelledAt !== null, moved !== null)}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: addressOf(tournament, site) },
    image: [site.url + pictureOf(tournament).path],
    organizer: { '@type': 'Organization', name: site.name, url: site.url },
    maximumAttendeeCapacity: tournament.maxPlayers,
    offers: {
      '@type': 'Offer',
      price: tournament.entryFee,
      priceCurrency: 'USD',
      availability: `https://schema.org/${open ? 'InStock' : 'SoldOut'}`,
      url: addressOf(tournament, site),
    },
  };
  return [`<script type="application/ld+json">${escapeJson(event)}</script>`];
}

function eventStatus(cancelled: boolean, moved: boolean): string {
  if (cancelled) return 'EventCancelled';
  return moved ? 'EventRescheduled' : 'EventScheduled';
}

function pathOf({ id }: Tournament): string {
  return `/tournament/${encodeURIComponent(id)}`;
}

function addressOf(tournament: Tournament, { url }: PageSite): string {
  return url + pathOf(tournament);
}
