import { namedHour } from '@copa/domain/time/hours';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { startText } from '@copa/domain/tournaments/date';
import { type TournamentFacts, tournamentFacts } from '@copa/domain/tournaments/facts';
import { type PlanFacts, planFacts } from '@copa/domain/tournaments/plan-facts';
import { mapsShown } from '@copa/domain/tournaments/plan-maps';
import { type PodiumLine, podiumFacts } from '@copa/domain/tournaments/podium/podium-facts';
import { rulesLines } from '@copa/domain/tournaments/rules-text';
import { choiceLabel, SETTING_FIELDS, type SettingField } from '@copa/domain/tournaments/settings/fields';
import {
  type DetailState,
  detailState,
  entryFeeShown,
  isInPlay,
  isOver,
  spotsLeft,
} from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { CHOICE_LABELS, SETTING_NAMES } from '@copa/domain/tournaments/words/choices';
import * as states from '@copa/domain/tournaments/words/state';
import type { ReactNode } from 'react';
import { Badge } from '../../../../components/badge.tsx';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Icon, type IconName } from '../../../../components/icon.tsx';
import { BottomBar } from '../../../../components/page/bottom-bar.tsx';
import { PageHeader } from '../../../../components/page/page-header.tsx';
import { HowItIsPlayed } from '../../../../components/plan/how-it-is-played.tsx';
import { ReservedFor } from '../../../../components/reserved-for.tsx';
import { ShareButtons } from '../../../../components/share-buttons.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { paths } from '../../../../config/paths.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { formatLabel, gameModeLabel } from '../../tournament-words.ts';
import * as words from '../../words/detail.ts';
import { placesLeft } from '../../words/tournament.ts';
import { PlacesLeft } from '../places-left.tsx';
import { SeasonChip } from '../season-chip.tsx';
import { TournamentImage } from '../tournament-image.tsx';
import { TournamentResults } from '../tournament-results.tsx';
import { CalendarButton } from './calendar-button.tsx';
import {
  Cancelled,
  Deadline,
  DetailRow,
  Moved,
  Podium,
  TournamentFigures,
  TournamentTimes,
} from './detail-parts.tsx';
import { Prizes } from './prizes.tsx';

const STATES = {
  open: { tone: 'success', text: states.open },
  waiting: { tone: 'warning', text: states.waitlist },
  full: { tone: 'danger', text: states.full },
  closed: { tone: 'neutral', text: states.closed },
  soon: { tone: 'neutral', text: states.soon },
  cancelled: { tone: 'danger', text: states.cancelled },
} as const satisfies Record<DetailState, { tone: string; text: string }>;

type DetailPart = 'podium' | 'changes' | 'board' | 'register' | 'figures' | 'times' | 'places' | 'plan';

type TournamentDetailProps = {
  readonly before?: ReactNode;
  readonly own?: ((register: ReactNode) => ReactNode) | undefined;
  readonly roster?: ReactNode;
  readonly follow?: ReactNode;
  readonly next?: ReactNode;
  readonly mayNextBeGold?: boolean;
} & (
  | { readonly tournament: Tournament }
  /** The facts in the page's HTML. The first render must repeat them. */
  | {
      readonly tournament: null;
      readonly facts: TournamentFacts;
      readonly plan: PlanFacts | null;
      readonly podium: readonly PodiumLine[];
      readonly parts?: Readonly<Record<DetailPart, ReactNode>>;
    }
);

export function TournamentDetail(props: TournamentDetailProps) {
  const { tournament, before, own, roster, follow, next, mayNextBeGold = false } = props;
  const now = useNow();
  const facts = tournament === null ? props.facts : tournamentFacts(tournament, now, ownTimeZone());
  const plan = tournament === null ? props.plan : planOf(tournament, now);
  const podium = tournament === null ? props.podium : podiumFacts(tournament, now, ownTimeZone());
  const live = tournament && { tournament, state: detailState(tournament, now) };
  const parts = tournament === null ? props.parts : undefined;
  const isAlive = facts.cancelled === '';
  const hasBoard = facts.board !== '';
  const hasMainBoard = hasBoard && podium.length === 0;
  const canRegister = facts.register !== '' || facts.reserved !== '';
  const register = (
    <>
      {canRegister && <RegisterLink facts={facts} />}
      {live && !canRegister && (
        <Closed
          {...live}
          now={now}
          hasBoard={hasBoard}
          isGold={(!hasMainBoard || own !== undefined) && !mayNextBeGold}
        />
      )}
    </>
  );
  return (
    <article className="wrap detail pb-28 lg:pb-16">
      <div className="detail-head">
        <PageHeader
          eyebrow={facts.when}
          title={facts.name}
          actions={
            live ? (
              <StateBadge {...live} now={now} />
            ) : (
              <Skeleton className="h-[calc(var(--text-xs)*1.4+0.5rem+2px)] w-40 rounded-full" />
            )
          }
        />
        {parts?.podium ??
          (podium.length > 0 && (
            <Podium changeable={facts.changeable} toBoard={hasBoard && <ToBoard facts={facts} />}>
              <TournamentResults lines={podium} />
            </Podium>
          ))}
        {parts?.board ?? (hasMainBoard && <ToBoard facts={facts} isMain isGold={!own} />)}
        {parts?.figures ?? (isAlive && <TournamentFigures facts={facts} />)}
        {parts?.changes ?? (
          <>
            {!isAlive && <Cancelled was={facts.was}>{facts.cancelled}</Cancelled>}
            {facts.moved !== '' && <Moved>{facts.moved}</Moved>}
          </>
        )}
      </div>
      <Card className="detail-aside empty:hidden">
        {parts?.times ??
          (isAlive && (
            <TournamentTimes facts={facts} deadline={facts.deadline !== '' && <Deadline facts={facts} />} />
          ))}
        {parts?.places ??
          (facts.players !== '' && (
            <PlacesLeft players={facts.players} taken={facts.taken} places={facts.places} left={null} />
          ))}
        {parts?.register ?? (live && own ? own(register) : register)}
        {next}
        {live && <Ways {...live} hasBoard={hasBoard} />}
      </Card>
      <div className="detail-rest grid gap-6 empty:hidden">
        <p className="intro empty:hidden">{facts.description}</p>
        <div className="detail-players empty:hidden">{roster}</div>
        {parts?.plan ?? (plan && <HowItIsPlayed plan={plan} />)}
        {live && <Facts {...live} before={before} />}
        {follow}
        {live && <Rest {...live} />}
      </div>
      {live && isAlive && (
        <Share
          tournament={live.tournament}
          text={
            podium.length > 0
              ? words.sharePodium(facts.name, facts.changeable, podium)
              : shareText(live.tournament, live.state === 'open' && facts.reserved === '')
          }
        />
      )}
    </article>
  );
}

function planOf({ plan, timeZone }: Tournament, now: Date): PlanFacts | null {
  return plan && planFacts(plan, timeZone, now, ownTimeZone());
}

function StateBadge({ tournament, state, now }: LiveProps & { readonly now: Date }) {
  if (tournament.cancelledAt === null && isOver(tournament, now)) return <Badge>{words.over}</Badge>;
  return (
    <>
      <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
      {isInPlay(tournament, now) && <Badge tone="info">{words.inPlay}</Badge>}
      {state === 'open' && (
        <span className="text-xs font-semibold text-ink">{placesLeft(spotsLeft(tournament))}</span>
      )}
    </>
  );
}

interface LiveProps {
  readonly tournament: Tournament;
  readonly state: DetailState;
}

function Rest({ tournament }: LiveProps) {
  return (
    <>
      <TournamentImage tournament={tournament} className="cut screen-only" />
      {tournament.cancelledAt === null && <Prizes tournament={tournament} />}
      <Rules tournament={tournament} />
    </>
  );
}

function Ways({ tournament, hasBoard }: LiveProps & { readonly hasBoard: boolean }) {
  return (
    <>
      {tournament.stage > 0 && !hasBoard && (
        <LinkButton to={paths.board.to(tournament.id)} block variant="secondary" icon="trophy">
          {words.board}
        </LinkButton>
      )}
      {tournament.cancelledAt === null && <ReservedFor tournament={tournament} />}
    </>
  );
}

/**
 * The page's HTML lacks these facts. They are shown below the HTML's facts, so that nothing moves when they
 * appear.
 */
function Facts({ tournament, before }: LiveProps & { readonly before: ReactNode }) {
  const { modality, gameMode } = tournament;
  const kind = `${CHOICE_LABELS.modality[modality]} · ${gameModeLabel(gameMode)}`;
  const rows: Readonly<Partial<Record<SettingField, readonly [IconName, string]>>> = {
    modality: [modality, kind],
    gameMode: ['info', ''],
    format: ['fire', formatOf(tournament)],
    mapSelection: ['map', mapsShown(tournament)],
  };
  return (
    <Card className="grid gap-5">
      {before}
      {tournament.season !== null && <SeasonChip season={tournament.season} />}
      <dl className="grid gap-4 sm:grid-cols-3 not-first:border-t not-first:border-line not-first:pt-5">
        {SETTING_FIELDS.map((field) => {
          const stored = tournament[field];
          const [icon, text] = rows[field] ?? ['info', choiceLabel(field, stored) ?? stored];
          return (
            text !== '' && (
              <DetailRow key={field} icon={icon} term={SETTING_NAMES[field]}>
                {text}
              </DetailRow>
            )
          );
        })}
        {tournament.adultsOnly && (
          <DetailRow icon="user" term={words.age}>
            {words.adultsOnly}
          </DetailRow>
        )}
      </dl>
    </Card>
  );
}

function formatOf({ format, plan }: Tournament): string {
  const label = formatLabel(format);
  return plan !== null && label !== format ? plan.name : label;
}

interface ToBoardProps {
  readonly facts: TournamentFacts;
  /** False beside a podium, which says already who won. */
  readonly isMain?: boolean;
  readonly isGold?: boolean;
}

export function ToBoard({ facts: { id, board }, isMain = false, isGold = isMain }: ToBoardProps) {
  const look = isMain && ({ block: true, size: 'lg', icon: 'trophy', className: 'to-board mb-5' } as const);
  return (
    <LinkButton to={paths.board.to(id)} variant={isGold ? 'primary' : 'secondary'} {...look}>
      {board}
    </LinkButton>
  );
}

export function RegisterLink({ facts }: { facts: TournamentFacts }) {
  return (
    <BottomBar>
      <LinkButton
        to={paths.registerQuery.to(facts.id)}
        block
        size="lg"
        iconAfter="arrow-right"
        variant={facts.reserved === '' ? 'primary' : 'secondary'}
        className="text-balance"
      >
        {facts.reserved || facts.register}
      </LinkButton>
    </BottomBar>
  );
}

interface ClosedProps extends LiveProps {
  readonly now: Date;
  readonly hasBoard: boolean;
  readonly isGold: boolean;
}

/** Shows nothing for a cancelled or running tournament, because other parts show that state. */
function Closed({ tournament, state, now, hasBoard, isGold }: ClosedProps) {
  if (state === 'cancelled' || isInPlay(tournament, now)) return null;
  return (
    <>
      {!hasBoard && (
        <Button disabled block size="lg" variant="secondary">
          {STATES[state].text}
        </Button>
      )}
      <LinkButton to={paths.tournaments.to()} block variant={isGold ? 'primary' : 'secondary'}>
        {words.showOthers}
      </LinkButton>
    </>
  );
}

/**
 * A list of more rules than this is folded at first, so that the buttons to share are not some screens below.
 */
const RULES_OPEN = 6;

function Rules({ tournament }: { tournament: Tournament }) {
  const rules = rulesLines(tournament.rules);
  return (
    <Card>
      <details className="group" open={rules.length <= RULES_OPEN}>
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2">
          <h2 className="text-2xl uppercase">{words.rules}</h2>
          <Icon name="chevron" className="text-ember group-open:turned" />
        </summary>
        {rules.length === 0 ? (
          <p className="mt-4 text-mist">{words.rulesToCome}</p>
        ) : (
          <ol className="mt-4 grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-gold">
            {rules.map((rule, index) => (
              <li key={`${index} ${rule}`} className="pl-1 text-mist">
                {rule}
              </li>
            ))}
          </ol>
        )}
      </details>
    </Card>
  );
}

function shareText(tournament: Tournament, open: boolean): string {
  const start = startText(tournament, serverNow(), namedHour);
  if (!open) return words.shareText(tournament.name, start);
  return words.shareOpenText(tournament.name, start, entryFeeShown(tournament) === null);
}

function Share({ tournament, text }: { tournament: Tournament; text: string }) {
  const url = new URL(paths.tournament.to(tournament.id), location.origin).href;
  return (
    <Card className="detail-share screen-only grid gap-4">
      <h2 className="text-xl uppercase">{words.shareTitle}</h2>
      <ShareButtons url={url} title={tournament.name} text={text} />
      <CalendarButton tournament={tournament} variant="ghost" />
    </Card>
  );
}
