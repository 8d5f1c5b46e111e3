import { zoneLine } from '@copa/domain/time/hours';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { cardKind, cardOffer, cardStart } from '@copa/domain/tournaments/card';
import { reservedFirst } from '@copa/domain/tournaments/places/reservation-lines';
import { cardButton, cardLabel, detailState, isInPlay, spotsLeft } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import * as states from '@copa/domain/tournaments/words/state';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../../components/badge.tsx';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { Icon, type IconName } from '../../../../components/icon.tsx';
import { paths } from '../../../../config/paths.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import * as words from '../../words/list.ts';
import { PlacesLeft } from '../places-left.tsx';
import { SeasonChip } from '../season-chip.tsx';
import { TournamentImage } from '../tournament-image.tsx';

const tones = {
  [states.full]: 'danger',
  [states.waitlist]: 'warning',
  [states.startsSoon]: 'warning',
  [states.closed]: 'neutral',
  [states.cancelled]: 'danger',
  [states.soon]: 'neutral',
  [states.open]: 'success',
} as const;

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-2">
      <Icon name={icon} className="size-5 text-ember" />
      <span className="min-w-0" suppressHydrationWarning>
        {children}
      </span>
    </li>
  );
}

interface TournamentCardProps {
  readonly tournament: Tournament;
  /**
   * Null in the page's HTML and during hydration, because the HTML may be old. Then the card does not say
   * whether registration is open.
   */
  readonly now: Date | null;
  readonly heading: 'h2' | 'h3';
  /** True if the screen has its gold button elsewhere. */
  readonly isPlain?: boolean;
}

export function TournamentCard({ tournament, now, heading: Heading, isPlain = false }: TournamentCardProps) {
  const { fee, prize, places } = cardOffer(tournament);
  return (
    <article className="surface tournament-card relative flex min-w-0 flex-col overflow-hidden">
      <TournamentImage tournament={tournament} />
      <div className="pad flex flex-1 flex-col gap-3 sm:gap-4">
        <div className="card-labels relative z-1 flex flex-wrap gap-2">
          <State tournament={tournament} now={now} />
          {fee !== null && <Badge icon="coin">{words.fee(fee)}</Badge>}
          {tournament.season !== null && <SeasonChip season={tournament.season} />}
        </div>
        <Heading className="text-2xl uppercase">
          <Link
            to={paths.tournament.to(tournament.id)}
            className="underline-offset-4 after:absolute after:inset-0 hover:text-gold hover:underline"
          >
            {tournament.name}
          </Link>
        </Heading>
        {tournament.description !== '' && (
          <p className="line-clamp-2 text-mist max-sm:hidden">{tournament.description}</p>
        )}
        <ul className="grid gap-2 text-mist">
          <Start tournament={tournament} now={now} />
          <Fact icon={tournament.modality}>{cardKind(tournament)}</Fact>
          {prize !== null && (
            <Fact icon="trophy">
              <span className="fire-text line-clamp-2 font-display text-xl leading-none font-extrabold italic">
                {prize}
              </span>
            </Fact>
          )}
        </ul>
        <div className="mt-auto grid gap-3 pt-1 sm:gap-4">
          {places !== null && (
            <PlacesLeft
              players={`${tournament.currentPlayers}/${tournament.maxPlayers}`}
              {...places}
              left={now !== null && detailState(tournament, now) === 'open' ? spotsLeft(tournament) : null}
            >
              {now !== null && tournament.stage > 0 && isInPlay(tournament, now) && (
                <TableLink tournament={tournament} />
              )}
            </PlacesLeft>
          )}
          <WayIn tournament={tournament} now={now} isPlain={isPlain} />
        </div>
      </div>
    </article>
  );
}

/** Its height is that of the line, so that nothing moves when it appears. */
function TableLink({ tournament: { id, name } }: Pick<TournamentCardProps, 'tournament'>) {
  return (
    <Link
      to={paths.board.to(id)}
      aria-label={words.wayInto(words.showTable, name)}
      className="relative z-1 -my-3 py-3 font-semibold text-info underline underline-offset-4"
    >
      {words.showTable}
    </Link>
  );
}

function Start({ tournament, now }: PartProps) {
  const at = now ?? serverNow();
  const reader = now && ownTimeZone();
  return (
    <Fact icon="calendar">
      {cardStart(tournament, at, reader)}
      <small className="block text-sm text-dim empty:hidden" suppressHydrationWarning>
        {zoneLine(tournament.date, tournament.timeZone, at, reader)}
      </small>
    </Fact>
  );
}

type PartProps = Pick<TournamentCardProps, 'tournament' | 'now'>;

function State({ tournament, now }: PartProps) {
  if (now === null) return <Badge className="skeleton w-40 rounded-full">&nbsp;</Badge>;
  const label = cardLabel(tournament, now);
  if (!isInPlay(tournament, now)) return <Badge tone={tones[label]}>{label}</Badge>;
  return (
    <>
      <Badge tone="info">{words.inPlay}</Badge>
      {/* The specification keeps this label after the start, so the card shows it as over. */}
      {label === states.startsSoon ? (
        <Badge>
          <s aria-hidden="true">{label}</s>
        </Badge>
      ) : (
        <Badge tone={tones[label]}>{label}</Badge>
      )}
    </>
  );
}

/** Keeps each text of the button on one line, so that a change of the text moves nothing. */
const oneLine = 'px-1! max-[22rem]:tracking-tight';

function WayIn({ tournament, now, isPlain }: PartProps & { isPlain: boolean }) {
  if (now === null) {
    return (
      <LinkButton
        to={paths.tournament.to(tournament.id)}
        block
        size="lg"
        variant="secondary"
        className={oneLine}
        aria-label={words.wayInto(words.show, tournament.name)}
      >
        {words.show}
      </LinkButton>
    );
  }
  const { enabled, text } = cardButton(tournament, now);
  return enabled ? (
    <LinkButton
      to={paths.tournamentRules.to(tournament.id)}
      block
      size="lg"
      variant={isPlain || reservedFirst(tournament, now) !== null ? 'secondary' : 'primary'}
      className={oneLine}
      aria-label={words.wayInto(text, tournament.name)}
    >
      {text}
    </LinkButton>
  ) : (
    <Button
      disabled
      block
      size="lg"
      variant="secondary"
      className={oneLine}
      aria-label={words.wayInto(text, tournament.name)}
    >
      {text}
    </Button>
  );
}
