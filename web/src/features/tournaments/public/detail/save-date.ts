import { calendarFile } from '@copa/domain/day/calendar';
import type { FollowedTournament } from '@copa/domain/tournaments/followed';
import { inOtherApp } from '../../../../components/words/files.ts';
import { paths } from '../../../../config/paths.ts';
import { download } from '../../../../lib/download.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';

/** Returns a text for the visitor if the browser saves no files. */
export function saveDate(tournament: FollowedTournament, brand: string): string | null {
  const { id } = tournament;
  const url = new URL(paths.tournament.to(id), location.origin).href;
  const calendar = calendarFile(tournament, { url, brand, now: serverNow() });
  const isSaved = download(`${id}.ics`, new Blob([calendar], { type: 'text/calendar' }));
  return isSaved ? null : inOtherApp;
}
