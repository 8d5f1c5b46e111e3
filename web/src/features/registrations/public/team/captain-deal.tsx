import { INCOMPLETE_HELD_MS } from '@copa/domain/limits';
import { incompleteDeadline } from '@copa/domain/registrations/incomplete';
import { hourInSentence } from '@copa/domain/time/hours';
import { detailState } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { Icon } from '../../../../components/icon.tsx';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/team.tsx';

/** Said before anything is typed: whose data go here, and what comes after. */
export function CaptainDeal({ tournament }: { tournament: Tournament }) {
  const now = useNow();
  const until = incompleteDeadline(tournament, now);
  const isWhole = until.getTime() - now.getTime() === INCOMPLETE_HELD_MS;
  const waits = detailState(tournament, now) === 'waiting';
  return (
    <p className="flex gap-3 rounded-md border border-gold/60 bg-night/60 p-3 text-lg">
      <Icon name="squad" className="mt-1 size-5 text-gold" />
      <span className="min-w-0">
        {words.deal}{' '}
        <strong>
          {waits
            ? words.dealWaits
            : isWhole
              ? words.dealHours
              : words.deadline(hourInSentence(until, tournament.timeZone, now))}
        </strong>
      </span>
    </p>
  );
}
