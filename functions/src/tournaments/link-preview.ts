import { escapeHtml, escapeJson } from '@copa/domain/html';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { shortDate, timeWithZone } from '@copa/domain/time/date-format';
import { MODALITY_LABELS } from '@copa/domain/tournaments/card';
import { startText } from '@copa/domain/tournaments/date';
import { topPrize } from '@copa/domain/tournaments/prizes';
import { phase } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { withoutTournament, withTournament } from './link-page.ts';

/** The part of the built page that stands for every page until something better is known. */
const META = /<!--meta-->.*?<!--\/meta-->/s;
const DESCRIPTION_MAX = 200;
const SHARE_IMAGE = { path: '/share.jpg', width: 1200, height: 630 } as const;

export interface Site {
  readonly url: string;
  readonly name: string;
}

/** The built page under the name that the owner has given the site since. */
function branded(template: string, name: string): string {
  return template.replaceAll(escapeHtml(DEFAULT_SITE.brand.name), () => escapeHtml(name));
}

/** The built page with the tournament in it, and its own title, description and image in place of the site's. */
export function tournamentPage(template: string, tournament: Tournament, site: Site, now: Date): string {
  const page = withTournament(branded(template, site.name), tournament, now);
  const lines = [...metaTags(tournament, site), ...jsonLd(tournament, site, now)];
  const block = ['<!--meta-->', ...lines, '<!--/meta-->'].join('\n    ');
  return META.test(page)
    ? page.replace(META, () => block)
    : page.replace('</head>', () => `${block}\n</head>`);
}

/** The same page for a tournament that is not there: the page says so itself, and search engines forget it. */
export function missingPage(template: string): string {
  return withoutTournament(template).replace(
    '<!--/meta-->',
    '<meta name="robots" content="noindex" />\n    <!--/meta-->',
  );
}

function metaTags(tournament: Tournament, site: Site): readonly string[] {
  const title = escapeHtml(`${tournament.name} · ${site.name}`);
  const description = escapeHtml(describe(tournament));
  const address = escapeHtml(addressOf(tournament, site));
  const image = escapeHtml(imageOf(tournament, site));
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${address}" />`,
    `<meta property="og:site_name" content="${escapeHtml(site.name)}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:locale" content="es_LA" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:image" content="${image}" />`,
    ...(tournament.imageId === null
      ? [
          `<meta property="og:image:width" content="${SHARE_IMAGE.width}" />`,
          `<meta property="og:image:height" content="${SHARE_IMAGE.height}" />`,
        ]
      : []),
    '<meta name="twitter:card" content="summary_large_image" />',
    `<meta name="twitter:title" content="${title}" />`,
    `<meta name="twitter:description" content="${description}" />`,
    `<meta name="twitter:image" content="${image}" />`,
  ];
}

/** What decides whether somebody opens the link: when, how many, what for; then the organiser's own words. */
export function describe(tournament: Tournament): string {
  const prize = topPrize(tournament);
  const facts = [
    ...(tournament.cancelledAt === null ? [] : ['Cancelado']),
    startText(
      tournament,
      (date, timeZone) => `${shortDate(date, timeZone)}, ${timeWithZone(date, timeZone)}`,
    ),
    tournament.maxPlayers === 1 ? '1 cupo' : `${tournament.maxPlayers} cupos`,
    MODALITY_LABELS[tournament.modality],
    ...(prize === null ? [] : [`Premio: ${prize}`]),
  ];
  return shorten(`${facts.join(' · ')}. ${tournament.description}`.replaceAll(/\s+/g, ' ').trim());
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text;
  const cut = text.slice(0, DESCRIPTION_MAX - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_MAX / 2)).trimEnd()}…`;
}

/** An event needs a start: without one there is nothing that search engines take. */
function jsonLd(tournament: Tournament, site: Site, now: Date): readonly string[] {
  const { date, formerDate, cancelledAt } = tournament;
  if (date === null) return [];
  const moved = formerDate === null ? null : { previousStartDate: formerDate.toISOString() };
  const open = phase(tournament, now) === 'open';
  const event = {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: tournament.name,
    description: describe(tournament),
    startDate: date.toISOString(),
    ...moved,
    ...(tournament.endDate === null ? {} : { endDate: tournament.endDate.toISOString() }),
    eventStatus: `https://schema.org/${eventStatus(cancelledAt !== null, moved !== null)}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: addressOf(tournament, site) },
    image: [imageOf(tournament, site)],
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

function addressOf({ id }: Tournament, { url }: Site): string {
  return `${url}/tournament/${encodeURIComponent(id)}`;
}

function imageOf({ imageId }: Tournament, { url }: Site): string {
  return imageId === null ? `${url}${SHARE_IMAGE.path}` : `${url}/api/images/${encodeURIComponent(imageId)}`;
}
