import type { FollowedTournament } from '@copa/domain/tournaments/followed';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { useSite } from '../../../../lib/use-site.ts';
import * as words from '../../words/detail.ts';

interface CalendarButtonProps {
  readonly tournament: FollowedTournament;
  readonly variant: 'ghost' | 'secondary';
}

export function CalendarButton({ tournament, variant }: CalendarButtonProps) {
  const { name } = useSite();
  const [problem, setProblem] = useState<string | null>(null);
  const { date, cancelledAt } = tournament;
  if (date === null || date <= serverNow() || cancelledAt !== null) return null;
  const save = async () => {
    try {
      const { saveDate } = await import('./save-date.ts');
      setProblem(saveDate(tournament, name));
    } catch {
      setProblem(words.dateNotSaved);
    }
  };
  return (
    <>
      <Button variant={variant} icon="calendar" onClick={() => void save()}>
        {words.addToCalendar}
      </Button>
      {problem !== null && (
        <p role="alert" className="basis-full text-warning">
          {problem}
        </p>
      )}
    </>
  );
}
