import { IN_PLAY_STATE, LIST_FILTER_NAMES } from '@copa/domain/tournaments/list-filters';
import { inPlayRows } from '@copa/domain/tournaments/pages/list-page';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { moreInPlay } from '@copa/domain/tournaments/words/card';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../../components/icon.tsx';
import { paths } from '../../../../config/paths.ts';
import * as words from '../../words/list.ts';

const ALL_IN_PLAY = `${paths.tournaments.to()}?${LIST_FILTER_NAMES.state}=${IN_PLAY_STATE}`;

interface RowProps {
  readonly to: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

function Row({ children, ...link }: RowProps) {
  return (
    <li>
      <Link {...link} className="flex min-h-11 items-center gap-3 px-[min(1.25rem,5.5vw)] py-2 font-semibold">
        {children}
        <Icon name="arrow-right" className="size-5 text-ember" />
      </Link>
    </li>
  );
}

interface InPlayProps {
  readonly tournaments: readonly Tournament[];
  readonly at: Date;
  readonly onMore: () => void;
}

export function InPlay({ tournaments, at, onMore }: InPlayProps) {
  const { rows, more } = inPlayRows(tournaments, at);
  if (rows.length === 0) return null;
  return (
    <ul data-in-play="" className="surface mb-4 divide-y divide-line">
      {rows.map(({ id, name, hasTable }) => (
        <Row key={id} to={(hasTable ? paths.board : paths.tournament).to(id)}>
          <span className="line-clamp-3 min-w-0 flex-1 wrap-anywhere text-info">{words.playing(name)}</span>
          <span className="max-sm:sr-only">{hasTable ? words.showTable : words.showTournament}</span>
        </Row>
      ))}
      {more > 0 && (
        <Row to={ALL_IN_PLAY} onClick={onMore}>
          <span className="flex-1">{moreInPlay(more)}</span>
        </Row>
      )}
    </ul>
  );
}
