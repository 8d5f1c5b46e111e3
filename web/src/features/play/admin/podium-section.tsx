import { can } from '@copa/domain/people/roles';
import type { Stage } from '@copa/domain/play/stage';
import { dateText } from '@copa/domain/time/days';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { updateTournament } from '@copa/domain/tournaments/endpoints';
import { decidedIn } from '@copa/domain/tournaments/podium/podium-facts';
import { prizesLeft, undelivered } from '@copa/domain/tournaments/podium/prizes-left';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { ordinal, pointsText } from '@copa/domain/words/counted';
import { useState } from 'react';
import { AdminSection } from '../../../components/admin/admin-section.tsx';
import { prizeUntil } from '../../../components/admin/sharing/prize-until.ts';
import { awaitedPart } from '../../../components/admin/shown-together.tsx';
import { unitPath } from '../../../components/admin/tournament/tournament-tabs.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useAct } from '../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import { cx } from '../../../lib/cx.ts';
import { inLiveArea } from '../../../lib/live/live-area.tsx';
import { serverNow } from '../../../lib/network/server-clock.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/stages.ts';
import { PrizeGuardians } from './prize-guardians.tsx';
import { SIDE_BY_SIDE } from './stages/side-by-side.ts';
import { useStages } from './use-stages.ts';

const PodiumShare = awaitedPart(() => import('../../../components/admin/sharing/podium-share.tsx'));

interface PodiumSectionProps {
  readonly tournament: Tournament;
  readonly entrants: Stage['entrants'];
  readonly isGold: boolean;
}

export function PodiumSection({ tournament, entrants, isGold }: PodiumSectionProps) {
  const { results, id, updatedAt } = tournament;
  const { user } = useAdmin();
  const { act, isPending } = useAct(updateTournament);
  const now = useNow();
  const left = prizesLeft(tournament);
  const [first] = undelivered(results);
  // The lines about a prize stay after it was marked, so that no row moves under a thumb.
  const [began] = useState(tournament);
  const until = prizesLeft(began) === null && left === null ? null : prizeUntil(tournament, now);
  const isShownOpen = (index: number) =>
    [began, tournament].some((each) => each.results[index]?.deliveredAt === null);
  const mark = (index: number, player: string, deliveredAt: Date | null) =>
    act(
      {
        params: { id },
        body: {
          expectedUpdatedAt: updatedAt,
          results: results.map((result, at) => (at === index ? { ...result, deliveredAt } : result)),
        },
      },
      deliveredAt === null ? words.notDelivered(player) : words.deliveredTo(player),
    );
  return (
    <AdminSection title={left === null ? words.podium : words.podiumAndPrizes}>
      {until !== null && <p className="text-sm text-mist">{until}</p>}
      <div className={SIDE_BY_SIDE}>
        <ol aria-label={words.podium} className="grid gap-2">
          {results
            .map((result, index) => ({ ...result, index }))
            .toSorted((one, other) => one.rank - other.rank)
            .map(({ rank, player, prize, points, deliveredAt, unit, decided, index }) => (
              <li
                key={index}
                className={cx(
                  'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border px-3 py-2',
                  rank === 1 ? 'border-gold/60 bg-gold/8' : 'border-line bg-coal',
                )}
              >
                <span className={cx('text-2xl font-semibold', rank === 1 ? 'text-gold' : 'text-mist')}>
                  {ordinal(rank)}
                </span>
                <span className="grid min-w-[min(9rem,100%)] flex-1 leading-tight">
                  <span className="flex flex-wrap items-baseline gap-x-2">
                    <span className="text-lg font-semibold wrap-anywhere">{player}</span>
                    <span className="text-sm text-mist">{points !== null && pointsText(points)}</span>
                  </span>
                  <span className="text-sm text-dim empty:hidden">
                    {decidedIn(results, { rank, points, unit, decided })}
                  </span>
                </span>
                {prize !== '' && (
                  <span className="flex flex-wrap items-center justify-between gap-x-3 max-sm:grow">
                    <span className="grid text-sm leading-tight text-mist">
                      <span className="wrap-anywhere">{prize}</span>
                      {deliveredAt !== null && (
                        <span className="flex items-center gap-1 text-success">
                          <Icon name="check" className="size-4" />{' '}
                          {words.delivered(dateText(deliveredAt, ownTimeZone(), serverNow()))}
                        </span>
                      )}
                    </span>
                    {can(user, 'manage_tournaments') && (
                      <Delivery
                        player={player}
                        isDelivered={deliveredAt !== null}
                        isGold={isGold && results[index] === first}
                        isPending={isPending}
                        onMark={(at) => mark(index, player, at)}
                      />
                    )}
                  </span>
                )}
                {prize !== '' && isShownOpen(index) && can(user, 'manage_registrations') && (
                  <Winner
                    registrationId={entrants.find(({ number }) => number === unit)?.id}
                    tournament={tournament}
                    player={player}
                    prize={prize}
                  />
                )}
              </li>
            ))}
        </ol>
        <PodiumShare tournament={tournament} isGold={isGold && left === null} />
      </div>
    </AdminSection>
  );
}

interface DeliveryProps {
  readonly player: string;
  readonly isDelivered: boolean;
  readonly isGold: boolean;
  readonly isPending: boolean;
  readonly onMark: (at: Date | null) => void;
}

function Delivery({ player, isDelivered, isGold, isPending, onMark }: DeliveryProps) {
  return isDelivered ? (
    <Button
      variant="ghost"
      className="px-0! underline"
      busy={isPending}
      aria-label={words.takeDeliveryBack(player)}
      onClick={() => onMark(null)}
    >
      {words.undo}
    </Button>
  ) : (
    <Button
      variant={isGold ? 'primary' : 'secondary'}
      busy={isPending}
      aria-label={`${words.markDelivered}: ${player}`}
      onClick={() => onMark(serverNow())}
    >
      {words.markDelivered}
    </Button>
  );
}

interface WinnerProps {
  readonly registrationId: string | undefined;
  readonly tournament: Tournament;
  readonly player: string;
  readonly prize: string;
}

function Winner({ registrationId, player, ...prize }: WinnerProps) {
  if (registrationId === undefined) return null;
  return (
    <div className="grid w-full justify-items-start gap-1">
      <LinkButton
        variant="ghost"
        className="px-0! underline"
        to={unitPath(prize.tournament.id, registrationId)}
        aria-label={`${words.contactWinner}: ${player}`}
      >
        {words.contactWinner}
      </LinkButton>
      <PrizeGuardians registrationId={registrationId} {...prize} />
    </div>
  );
}

/** Reads the stages for a screen that has not read them. */
export const PodiumOfStages = inLiveArea(function PodiumOfStages(
  props: Omit<PodiumSectionProps, 'entrants'> & { readonly id: string },
) {
  const play = useStages(props.id);
  if (typeof play === 'string') return null;
  return <PodiumSection {...props} entrants={play.stages.at(-1)?.entrants ?? []} />;
});
