import { type Headline, headlineOf } from '@copa/domain/day/headline';
import { capitalized } from '@copa/domain/sentence';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../../components/button.tsx';
import { paths } from '../../../config/paths.ts';
import { cx } from '../../../lib/cx.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/own-card.ts';
import { type TicketSources, useTicket } from './ticket/use-ticket.ts';

interface OwnCardProps {
  readonly ticketId: string;
  readonly tournamentName: string;
  readonly isCaptain: boolean;
  /** The slot of a minor whose adult has not answered yet. */
  readonly consentSlot: number | null;
  /** The same object at each rendering. */
  readonly sources: TicketSources;
}

interface State {
  readonly when: string;
  readonly sentence: string;
  readonly does: string;
  readonly isAsked: boolean;
}

function useOwnState({ ticketId, isCaptain, consentSlot, sources }: OwnCardProps): State {
  const load = useTicket(ticketId, sources);
  const now = useNow();
  const none = { when: '', does: words.open, isAsked: false };
  if (load.state === 'loading') return { ...none, sentence: words.loading };
  if (load.state !== 'ready' || load.known.tournament === null) return { ...none, sentence: words.unknown };
  const { ticket, tournament, position, table } = load.known;
  const reader = isCaptain ? 'captain' : 'player';
  const headline = headlineOf(ticket, tournament, now, { reader, position, table, ownSlot: consentSlot });
  const does = actionOf(headline, isCaptain);
  return {
    when: headline.when === null ? '' : capitalized(headline.when),
    sentence: headline.sentence,
    does: does ?? words.open,
    isAsked: does !== null,
  };
}

function actionOf({ kind, action }: Headline, isCaptain: boolean): string | null {
  if (action !== null) return action.does === 'confirm' ? words.confirm : words.ready;
  return kind === 'incomplete' && !isCaptain ? null : (words.DOES[kind] ?? null);
}

/**
 * The tournament of this phone as one line of a list: who plays, its state, the hour of play, and the one thing to do. A
 * family shares a phone, so that the name tells its cards apart.
 */
export function OwnCard({ fullName, ...props }: OwnCardProps & { readonly fullName: string }) {
  const { when, sentence, does, isAsked } = useOwnState(props);
  const to = paths.ticket.to(props.ticketId);
  return (
    <div
      className={cx(
        'grid min-w-0 flex-1 gap-3 border-l-4 pl-3 sm:flex sm:items-center',
        isAsked ? 'border-gold' : 'border-line',
      )}
    >
      <div className="grid min-w-0 flex-1 gap-1">
        <Link
          to={to}
          className="font-display text-2xl leading-tight font-extrabold uppercase italic hover:text-gold"
        >
          {props.tournamentName}
        </Link>
        <p className="text-sm text-gold">{when === '' ? fullName : `${fullName} · ${when}`}</p>
        <p>{sentence}</p>
      </div>
      <LinkButton to={to} variant={isAsked ? 'primary' : 'secondary'}>
        {does}
      </LinkButton>
    </div>
  );
}

/** The same in the hero of home, which leaves it a fixed room. */
export function OwnHeroCard(props: OwnCardProps) {
  const { when, sentence, does, isAsked } = useOwnState(props);
  return (
    <Link to={paths.ticket.to(props.ticketId)} className="own-card surface">
      <span className="grid min-w-0 flex-1 leading-tight">
        <span className="truncate font-semibold">{props.tournamentName}</span>
        {when !== '' && <span className="truncate text-sm text-mist">{when}</span>}
        <span className="own-says line-clamp-2 text-sm text-mist sm:line-clamp-1">{sentence}</span>
      </span>
      <span
        className={cx(
          'shrink-0 rounded-md px-3 py-2 text-sm font-semibold',
          isAsked ? 'bg-gold text-night' : 'border border-line',
        )}
      >
        {does}
      </span>
    </Link>
  );
}
