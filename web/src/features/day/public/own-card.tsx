import { type Headline, headlineOf } from '@copa/domain/day/headline';
import { capitalized } from '@copa/domain/sentence';
import type { SeasonName } from '@copa/domain/tournaments/tournament';
import { ordinal } from '@copa/domain/words/counted';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../../components/button.tsx';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { paths } from '../../../config/paths.ts';
import { cx } from '../../../lib/cx.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/own-card.ts';
import { type HeadlineTone, toneOf } from './ticket/headline-tone.ts';
import { type TicketSources, useTicket } from './ticket/use-ticket.ts';

interface OwnCardProps {
  readonly ticketId: string;
  readonly tournamentName: string;
  readonly isCaptain: boolean;
  readonly consentSlot: number | null;
  /** Must be the same object in each render, because an effect depends on it. */
  readonly sources: TicketSources;
}

interface State {
  readonly when: string;
  readonly sentence: string;
  readonly does: string;
  readonly isLoading?: true;
  readonly isAsked: boolean;
  readonly isOwed: boolean;
  readonly tone: HeadlineTone;
  readonly icon: IconName;
  readonly rank: number | null;
  readonly season: SeasonName | null;
}

const UNKNOWN = {
  when: '',
  does: words.open,
  isAsked: false,
  isOwed: false,
  tone: 'neutral',
  icon: 'flag',
  rank: null,
  season: null,
} as const;

function useOwnState({ ticketId, isCaptain, consentSlot, sources }: OwnCardProps): State {
  const load = useTicket(ticketId, sources);
  const now = useNow();
  if (load.state === 'loading') return { ...UNKNOWN, sentence: words.loading, isLoading: true };
  if (load.state !== 'ready' || load.known.tournament === null)
    return { ...UNKNOWN, sentence: words.unknown };
  const { ticket, tournament, position, table } = load.known;
  const reader = isCaptain ? 'captain' : 'player';
  const headline = headlineOf(ticket, tournament, now, { reader, position, table, ownSlot: consentSlot });
  const does = actionOf(headline, isCaptain);
  const tone = toneOf(headline.kind, table?.pass);
  return {
    when: headline.when === null ? '' : capitalized(headline.when),
    sentence: headline.sentence,
    does: does ?? words.open,
    isAsked: does !== null,
    isOwed: does !== null && headline.kind !== 'champion',
    tone,
    icon: headline.kind === 'champion' ? 'trophy' : does === null ? ICONS[tone] : 'bell',
    rank: RANKED.has(headline.kind) ? (table?.rank ?? null) : null,
    season: tournament.season,
  };
}

const ICONS: Readonly<Record<HeadlineTone, IconName>> = {
  good: 'check',
  waiting: 'clock',
  bad: 'alert',
  neutral: 'flag',
};

const RANKED: ReadonlySet<Headline['kind']> = new Set(['playing', 'placed', 'out', 'passed', 'qualified']);

const COLOURS: Readonly<Record<HeadlineTone, string>> = {
  good: 'border-success/60 text-success',
  waiting: 'border-warning/60 text-warning',
  bad: 'border-danger/60 text-danger',
  neutral: 'border-edge text-mist',
};

function actionOf({ kind, action }: Headline, isCaptain: boolean): string | null {
  if (action !== null) return action.does === 'confirm' ? words.confirm : words.ready;
  return kind === 'incomplete' && !isCaptain ? null : (words.DOES[kind] ?? null);
}

interface OwnListCardProps extends OwnCardProps {
  readonly playerName: string;
  readonly seasonLink: (season: SeasonName) => ReactNode;
  readonly isFirstOwed: boolean;
  /** Must be the same function in each render, because an effect depends on it. */
  readonly onOwed: (ticketId: string, isOwed: boolean) => void;
}

export function OwnCard({ playerName, seasonLink, isFirstOwed, onOwed, ...props }: OwnListCardProps) {
  const { when, sentence, does, isLoading, isAsked, isOwed, tone, icon, rank, season } = useOwnState(props);
  const { ticketId } = props;
  useEffect(() => onOwed(ticketId, isOwed), [onOwed, ticketId, isOwed]);
  const reserved = isLoading && 'max-sm:min-h-[2lh]';
  const to = paths.ticket.to(ticketId);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-3">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-12 shrink-0 place-items-center self-start rounded-md border font-display text-xl font-extrabold italic',
          isAsked ? 'border-gold bg-gold text-night' : COLOURS[tone],
        )}
      >
        {rank === null ? <Icon name={icon} /> : ordinal(rank)}
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <Link
          to={to}
          className="font-display text-xl leading-tight font-extrabold wrap-anywhere uppercase italic after:absolute after:inset-0 hover:text-gold sm:text-2xl"
        >
          {props.tournamentName}
        </Link>
        <p className={cx('text-sm text-gold', reserved)}>
          {when === '' ? playerName : `${playerName} · ${when}`}
        </p>
        <p className={cx(reserved)}>{sentence}</p>
        {season !== null && <div className="relative z-1 justify-self-start">{seasonLink(season)}</div>}
      </div>
      {isAsked && (
        <LinkButton
          to={to}
          variant={isFirstOwed ? 'primary' : 'secondary'}
          className="relative z-1 max-sm:w-full"
        >
          {does}
        </LinkButton>
      )}
    </div>
  );
}

export function OwnHeroCard({ isMain, ...props }: OwnCardProps & { readonly isMain: boolean }) {
  const { when, sentence, does } = useOwnState(props);
  return (
    <Link to={paths.ticket.to(props.ticketId)} className="own-card surface">
      <span className="grid min-w-0 flex-1 leading-tight">
        <span className="truncate font-semibold">{props.tournamentName}</span>
        {when !== '' && <span className="own-when truncate text-sm leading-tight text-mist">{when}</span>}
        <span className="own-says line-clamp-2 text-sm leading-tight text-mist sm:line-clamp-1">
          {sentence}
        </span>
      </span>
      <span
        className={cx(
          'shrink-0 rounded-md border px-3 py-2 text-sm font-semibold',
          isMain ? 'border-gold bg-gold text-night' : 'border-edge',
        )}
      >
        {does}
      </span>
    </Link>
  );
}
