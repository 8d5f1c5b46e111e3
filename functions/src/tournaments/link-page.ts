import { escapeHtml, escapeJson } from '@copa/domain/html';
import { capitalized, longDate, shortDate, timeWithZone, zonedDateTime } from '@copa/domain/time/date-format';
import { MODALITY_LABELS } from '@copa/domain/tournaments/card';
import { startText } from '@copa/domain/tournaments/date';
import {
  LINK_PAGE_DATA_ID,
  type LinkPageCase,
  type LinkPageSlot,
  linkPageMarks,
} from '@copa/domain/tournaments/link-page';
import { topPrize } from '@copa/domain/tournaments/prizes';
import { entryFeeShown } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';

const SLOT = /\[\[(\w+)\]\]/g;

/** The built page with the tournament in it: its facts before any JavaScript runs, its data for the screen. */
export function withTournament(template: string, tournament: Tournament, now: Date): string {
  const facts: Readonly<Record<string, string>> = factsOf(tournament);
  // In one pass: what an organiser writes is never taken for a slot.
  const filled = keep(template, 'tournament').replace(SLOT, (slot, name: string) =>
    escapeHtml(facts[name] ?? slot),
  );
  return filled.replace('</body>', () => `${dataElement(tournament, now)}\n  </body>`);
}

/** The built page as it waits for what it does not know. */
export function withoutTournament(template: string): string {
  return keep(template, 'waiting');
}

function keep(template: string, part: LinkPageCase): string {
  const other = linkPageMarks(part === 'waiting' ? 'tournament' : 'waiting');
  const { begin, end } = linkPageMarks(part);
  return cut(template, other.begin, other.end).replace(begin, '').replace(end, '');
}

function cut(text: string, begin: string, end: string): string {
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  return from === -1 || to === -1 ? text : text.slice(0, from) + text.slice(to + end.length);
}

/** Only what the rules let anyone read and the screen shows; not who wrote it when. */
function dataElement(tournament: Tournament, asOf: Date): string {
  const { updatedAt, publishedAt, publishDate, ...shown } = tournament;
  const data = escapeJson({ asOf, tournament: shown });
  return `<script type="application/json" id="${LINK_PAGE_DATA_ID}">${data}</script>`;
}

/** Nothing about open or closed: the page may be minutes old, and without JavaScript nobody corrects it. */
function factsOf(tournament: Tournament): Readonly<Record<LinkPageSlot, string>> {
  const { name, description, date, timeZone, registrationDeadline, currentPlayers, maxPlayers } = tournament;
  const fee = entryFeeShown(tournament);
  return {
    when: `${startText(tournament, shortDate)} · ${MODALITY_LABELS[tournament.modality]}`,
    name,
    description,
    date: startText(tournament, longDate),
    time: date === null ? 'Por confirmar' : timeWithZone(date, timeZone),
    deadline:
      registrationDeadline === null
        ? 'Al empezar el torneo'
        : capitalized(zonedDateTime(registrationDeadline, timeZone)),
    prize: topPrize(tournament) ?? 'Por confirmar',
    players: `${currentPlayers}/${maxPlayers}`,
    taken: String(Math.min(currentPlayers, maxPlayers)),
    places: String(Math.max(maxPlayers, 1)),
    fee: fee === null ? 'Gratis' : `$${fee}`,
  };
}
