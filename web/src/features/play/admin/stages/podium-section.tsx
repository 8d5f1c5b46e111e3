import { can } from '@copa/domain/people/roles';
import type { Stage } from '@copa/domain/play/stage';
import { dateText } from '@copa/domain/time/days';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { updateTournament } from '@copa/domain/tournaments/endpoints';
import { decidedIn } from '@copa/domain/tournaments/podium/podium-facts';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { ordinal, pointsText } from '@copa/domain/words/counted';
import { AdminSection } from '../../../../components/admin/admin-section.tsx';
import { awaitedPart } from '../../../../components/admin/shown-together.tsx';
import { Button } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { useAct } from '../../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../../lib/admin/admin-context.ts';
import { cx } from '../../../../lib/cx.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import * as words from '../../words/stages.ts';
import { PrizeGuardians } from './prize-guardians.tsx';

const PodiumShare = awaitedPart(() => import('../../../../components/admin/sharing/podium-share.tsx'));

interface PodiumSectionProps {
  readonly tournament: Tournament;
  readonly entrants: Stage['entrants'];
}

export function PodiumSection({ tournament, entrants }: PodiumSectionProps) {
  const { results, id, updatedAt } = tournament;
  const { user } = useAdmin();
  const { act, isPending } = useAct(updateTournament);
  const mark = (index: number, deliveredAt: Date | null) =>
    act({
      params: { id },
      body: {
        expectedUpdatedAt: updatedAt,
        results: results.map((result, at) => (at === index ? { ...result, deliveredAt } : result)),
      },
    });
  return (
    <AdminSection title={words.podium}>
      <ol aria-label={words.podium} className="grid gap-2">
        {results
          .map((result, index) => ({ ...result, index }))
          .toSorted((one, other) => one.rank - other.rank)
          .map(({ rank, player, prize, points, deliveredAt, unit, decided, index }) => (
            <li
              key={index}
              className={cx(
                'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border px-3 py-2',
                rank === 1 ? 'border-gold/60 bg-gold/8' : 'border-line bg-coal',
              )}
            >
              <span className={cx('text-2xl font-semibold', rank === 1 ? 'text-gold' : 'text-mist')}>
                {ordinal(rank)}
              </span>
              <span className="grid min-w-[min(9rem,100%)] flex-1 leading-tight">
                <span className="text-lg font-semibold wrap-anywhere">{player}</span>
                <span className="text-sm text-dim empty:hidden">
                  {decidedIn(results, { rank, points, unit, decided })}
                </span>
                <span className="text-sm wrap-anywhere text-mist">
                  {[points !== null && pointsText(points), prize].filter(Boolean).join(' · ')}
                </span>
                {deliveredAt !== null && (
                  <span className="flex items-center gap-1 text-sm text-success">
                    <Icon name="check" className="size-4" />{' '}
                    {words.delivered(dateText(deliveredAt, ownTimeZone(), serverNow()))}
                  </span>
                )}
              </span>
              {prize !== '' && can(user, 'manage_tournaments') && (
                <Button
                  variant={deliveredAt === null ? 'secondary' : 'ghost'}
                  busy={isPending}
                  aria-label={`${deliveredAt === null ? words.markDelivered : words.takeDeliveryBack}: ${player}`}
                  onClick={() => mark(index, deliveredAt === null ? serverNow() : null)}
                >
                  {deliveredAt === null ? words.markDelivered : words.takeDeliveryBack}
                </Button>
              )}
              {prize !== '' && deliveredAt === null && can(user, 'manage_registrations') && (
                <Guardians
                  registrationId={entrants.find(({ number }) => number === unit)?.id}
                  tournament={tournament}
                  prize={prize}
                />
              )}
            </li>
          ))}
      </ol>
      <PodiumShare tournament={tournament} isGold />
    </AdminSection>
  );
}

function Guardians({
  registrationId,
  ...prize
}: {
  registrationId: string | undefined;
  tournament: Tournament;
  prize: string;
}) {
  return registrationId === undefined ? null : <PrizeGuardians registrationId={registrationId} {...prize} />;
}
