import { ownHour } from '@copa/domain/time/hours';
import { byDate } from '@copa/domain/tournaments/card';
import { isOpenToAll } from '@copa/domain/tournaments/places/reservation-lines';
import { cardLabel, spotsLeft } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { Icon } from '../../../../components/icon.tsx';
import { paths } from '../../../../config/paths.ts';
import { NEXT_LINE_ID } from '../../../../lib/built-page/next-line-id.ts';
import * as words from '../../words/next-line.ts';
import { placesLeft } from '../../words/tournament.ts';

interface NextLineProps {
  /** In the order of the list. */
  readonly tournaments: readonly Tournament[];
  readonly now: Date;
}

export function NextLine({ tournaments, now }: NextLineProps) {
  const host = document.getElementById(NEXT_LINE_ID);
  const [soonest] = tournaments.toSorted(byDate);
  const open = tournaments.find((each) => isOpenToAll(each, now));
  const shown = open ?? soonest;
  if (host === null || shown === undefined || shown.date === null) return null;
  const when = ownHour(shown.date, now);
  return createPortal(
    <Link to={paths.tournament.to(shown.id)}>
      <Icon name="calendar" className="size-5 text-gold" />
      <span>
        <span className="font-semibold text-ink">
          {shown === soonest ? words.soonest(when) : words.withPlaces(when)}
        </span>
        <span className="max-sm:sr-only"> · </span>
        <span className="text-mist max-sm:block">
          {open ? placesLeft(spotsLeft(open)) : cardLabel(shown, now)}
        </span>
      </span>
      <Icon name="arrow-right" className="size-5 text-ember" />
    </Link>,
    host,
  );
}
