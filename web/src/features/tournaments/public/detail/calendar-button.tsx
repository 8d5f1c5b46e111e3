import type { FollowedTournament } from '@copa/domain/tournaments/followed';
import { Button } from '../../../../components/button.tsx';
import { paths } from '../../../../config/paths.ts';
import { download } from '../../../../lib/download.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { useSite } from '../../../../lib/use-site.ts';
import * as words from '../../words/detail.ts';

interface CalendarButtonProps {
  readonly tournament: FollowedTournament;
  readonly variant: 'ghost' | 'secondary';
}

export function CalendarButton({ tournament, variant }: CalendarButtonProps) {
  const { name } = useSite();
  const { id, date, cancelledAt } = tournament;
  if (date === null || date <= serverNow() || cancelledAt !== null) return null;
  const save = async () => {
    const { calendarFile } = await import('@copa/domain/day/calendar');
    const url = new URL(paths.tournament.to(id), location.origin).href;
    const calendar = calendarFile(tournament, { url, brand: name, now: serverNow() });
    download(`${id}.ics`, new Blob([calendar], { type: 'text/calendar' }));
  };
  return (
    <Button variant={variant} icon="calendar" onClick={() => void save()}>
      {words.addToCalendar}
    </Button>
  );
}
