import { relativeTime } from '@copa/domain/time/relative-time';
import { ownStart } from '@copa/domain/tournaments/date';
import { decidable } from '@copa/domain/tournaments/state';
import type { ReactNode } from 'react';
import { Row } from '../../../components/admin/rows.tsx';
import { inboxPath } from '../../../components/admin/tournament/tournament-tabs.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { OutOf } from '../../../components/page/spoken.tsx';
import { dayPath, tournamentPath } from '../../../config/day-path.ts';
import type { ListedTournament } from '../../../lib/live/use-live-tournaments.ts';
import * as words from '../words/admin.ts';
import { nextStep } from './steps/next-step.ts';
import { TournamentState } from './tournament-state.tsx';

export type RowAct = 'publish' | 'share';

interface TournamentRowProps {
  readonly tournament: ListedTournament;
  readonly formIsInactive: boolean;
  readonly now: Date;
  readonly isKept: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (() => void) | null;
  readonly onAct: (act: RowAct) => void;
}

const COLUMNS =
  '@4xl:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,3fr)_5rem] @4xl:items-center @4xl:gap-x-6';

export function TournamentRow(props: TournamentRowProps) {
  const { tournament, formIsInactive, now, isKept, isOpen, onOpen } = props;
  const { id, name, date, currentPlayers, maxPlayers } = tournament;
  const start = ownStart(tournament, now);
  return (
    <Row
      title={name}
      target={tournamentPath(id)}
      onOpen={onOpen ?? undefined}
      isOpen={isOpen}
      columns={COLUMNS}
      action={actOf(props)}
    >
      <p className="flex min-w-0 flex-wrap gap-x-3 text-sm text-mist @4xl:contents">
        <span className="truncate">
          {isKept ? (
            <output className="text-gold">{words.movedTo(start)}</output>
          ) : (
            <>
              {start}
              {date !== null && <span className="max-sm:hidden"> · {relativeTime(date, now)}</span>}
            </>
          )}
        </span>
        {/* Beside the hour, it leaves the next line to the longest state. */}
        <span className="shrink-0 tabular-nums @4xl:order-last @4xl:text-right">
          <OutOf count={currentPlayers} all={maxPlayers} />
        </span>
      </p>
      <p className="flex min-w-0 text-sm @4xl:contents">
        <TournamentState tournament={tournament} formIsInactive={formIsInactive} />
      </p>
    </Row>
  );
}

function actOf({ tournament, formIsInactive, now, isKept, onAct }: TournamentRowProps): ReactNode {
  const { id, name } = tournament;
  const look = 'px-3! text-sm!';
  switch (nextStep(tournament, formIsInactive, now)) {
    case 'publish':
      return (
        <Button
          variant="secondary"
          className={look}
          aria-label={words.publishNamed(name)}
          onClick={() => onAct('publish')}
        >
          {words.publish}
        </Button>
      );
    case 'inbox':
      return (
        <LinkButton
          variant="secondary"
          className={look}
          aria-label={words.toDecideIn(decidable(tournament.registrations), name)}
          to={inboxPath(id, 'pending')}
        >
          {words.toDecide(decidable(tournament.registrations))}
        </LinkButton>
      );
    case 'day':
      return (
        <LinkButton variant="secondary" className={look} aria-label={words.dayOf(name)} to={dayPath(id)}>
          {words.day}
        </LinkButton>
      );
    case 'share':
      return isKept ? (
        <Button
          variant="secondary"
          className={look}
          aria-label={words.shareNamed(name)}
          onClick={() => onAct('share')}
        >
          {words.share}
        </Button>
      ) : null;
    case 'form':
    case 'resume':
    case 'prizes':
    case 'repeat':
      return null;
  }
}
