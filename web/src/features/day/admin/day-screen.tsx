import { confirmingOf, effectivePhase, isInReview, wasAsked } from '@copa/domain/day/units/confirming';
import { justGiven } from '@copa/domain/day/units/in-order';
import { needyUnits } from '@copa/domain/day/units/needs';
import type { Registration } from '@copa/domain/registrations/registration';
import { isDecidable } from '@copa/domain/registrations/unit';
import { isPaused } from '@copa/domain/tournaments/places/pause';
import type { ConfirmationWindow, WindowKind } from '@copa/domain/tournaments/places/window';
import { prizesLeft } from '@copa/domain/tournaments/podium/prizes-left';
import { isEnded } from '@copa/domain/tournaments/state';
import { type ReactNode, useState } from 'react';
import { AdminSection } from '../../../components/admin/admin-section.tsx';
import { PrizesToDeliver } from '../../../components/admin/sharing/prizes-to-deliver.tsx';
import { awaitedPart } from '../../../components/admin/shown-together.tsx';
import { inboxPath } from '../../../components/admin/tournament/tournament-tabs.tsx';
import { useRooms } from '../../../components/admin/tournament/use-rooms.ts';
import { LinkButton } from '../../../components/button.tsx';
import { comesFirst } from '../../../config/day-order.ts';
import { dayPath } from '../../../config/day-path.ts';
import type { DayPlay } from '../../../config/day-play.ts';
import { awaitedMatches, lackingRooms } from '../../../config/missing-rooms.ts';
import { cx } from '../../../lib/cx.ts';
import * as words from '../words/admin.ts';
import { ConfirmationSection } from './confirmations/confirmation-section.tsx';
import { DayFrame } from './day-frame.tsx';
import { BESIDE, ON_TOP } from './day-part.tsx';
import { type DayStep, lobbiesOf, presentStep, roomLobbies } from './day-units.ts';
import { InNoLobby } from './in-no-lobby.tsx';
import { givenKey } from './just-given.tsx';
import { ProtestsPart } from './protests-part.tsx';
import { MatchesSection } from './room/matches-section.tsx';
import { PastRoll } from './room/past-roll.tsx';
import { seatedUnits } from './room/seated.ts';
import type { Day } from './use-day.ts';
import { WaitlistSection } from './waitlist-section.tsx';

const PodiumShare = awaitedPart(() => import('../../../components/admin/sharing/podium-share.tsx'));

export interface DayScreenProps {
  readonly id: string;
  readonly play: DayPlay;
  readonly onMissing: () => void;
}

export function DayScreen({ play, ...frame }: DayScreenProps) {
  return (
    <DayFrame {...frame} isWide>
      {(day, now) => <DayParts day={day} play={play} now={now} />}
    </DayFrame>
  );
}

interface DayPartsProps extends Pick<DayScreenProps, 'play'> {
  readonly day: Day;
  readonly now: Date;
}

export function DayParts(props: DayPartsProps) {
  return isEnded(props.day.tournament) ? <PastDay {...props} /> : <PresentDay {...props} />;
}

interface Part {
  readonly step: DayStep;
  readonly node: ReactNode;
}

function PresentDay({ day, play, now }: DayPartsProps) {
  const { tournament, units } = day;
  const [over, setOver] = useState<ReadonlySet<string>>(new Set());
  const untold = justGiven(units);
  const given = untold.filter((unit) => !over.has(givenKey(unit)));
  // A tap on such a unit in another part would end the undo of its place.
  const asked = { ...day, units: units.filter((unit) => !given.includes(unit)) };
  // The list stays on top until the unit is told, because a late tap would meet what takes its place.
  const step = presentStep(day, now, untold.length > 0);
  const rooms = useRooms(tournament);
  const missing =
    rooms.data === undefined
      ? []
      : lackingRooms(
          awaitedMatches(tournament, roomLobbies(lobbiesOf(day), play), play, now),
          rooms.data.rooms,
        );
  const hasBegun = tournament.date !== null && now >= tournament.date;
  const asking = tournament.windows.find(({ kind }) => kind === step);
  const isAsking = asking !== undefined;
  const isReviewing = isAsking && isInReview(tournament, asking, now) && lacksAny(day, asking.kind);
  const first = comesFirst({
    room: missing.length > 0,
    review: isReviewing,
    undo: untold.length > 0,
    protests: play.protests.length > 0,
  });
  const present = first === 'protests' ? 'protests' : step;
  const isOver = (window: ConfirmationWindow) => effectivePhase(tournament, window, now) === 'closed';
  const windows = tournament.windows.toSorted((a, b) => a.opensAt.getTime() - b.opensAt.getTime());
  const pending = units.filter(isDecidable).length;
  const isDecided = pending === 0 && !day.isPartial && !isReviewing;
  const foot = [
    ...(isDecided ? [words.nothingToDecide(units.filter(isUndecided).length)] : []),
    ...(windows.length === 0 && !hasBegun ? [words.noWindows] : []),
  ];
  const needy = needyUnits(units, tournament, now).length;
  const section = (window: ConfirmationWindow) => ({
    step: window.kind,
    node: <ConfirmationSection day={asked} window={window} now={now} isPresent={present === window.kind} />,
  });
  const waitlist = (
    <WaitlistSection
      {...{ day, given, now }}
      isPresent={present === 'waitlist'}
      onUndoOver={(unit) => setOver((before) => new Set([...before, givenKey(unit)]))}
    />
  );
  const matches = (
    <MatchesSection {...{ day, play, rooms, missing, now }} isPresent={present === 'matches'} />
  );
  const protests = <ProtestsPart protests={play.protests} isPresent={present === 'protests'} />;
  const parts: readonly Part[] = [
    { step: 'protests', node: protests },
    ...windows.filter((window) => !isOver(window)).map(section),
    { step: 'waitlist', node: waitlist },
    { step: 'matches', node: matches },
    ...windows.filter(isOver).map(section),
  ];
  const rank = (part: DayStep) => (part === 'matches' && missing.length > 0 ? 2 : Number(part === present));
  const shown = parts.toSorted((one, other) => rank(other.step) - rank(one.step));
  return (
    <div className="grid gap-2">
      {isPaused(tournament) && <p className="text-warning">{words.hiddenNow}</p>}
      <div className="flex flex-wrap gap-x-4 empty:hidden">
        {pending > 0 && <ToDo to={inboxPath(tournament.id, 'pending')}>{words.toDecide(pending)}</ToDo>}
        {needy > 0 && !isAsking && <ToDo to={dayPath(tournament.id, 'avisos')}>{words.toNotify(needy)}</ToDo>}
      </div>
      {play.redraw !== null && (
        <InNoLobby day={asked} play={play} now={now}>
          <LinkButton variant="secondary" to={play.redraw.to}>
            {words.seeLobbies}
          </LinkButton>
        </InNoLobby>
      )}
      <Columns parts={shown} step={present} />
      <p className="text-sm text-dim empty:hidden">{foot.join(' ')}</p>
    </div>
  );
}

function lacksAny({ units, tournament }: Day, kind: WindowKind): boolean {
  const { asked, confirmed } = confirmingOf(units, tournament, kind);
  return asked > confirmed;
}

const isUndecided = ({ status }: Registration) => status === 'pending';

function ToDo({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <LinkButton variant="ghost" className="px-0! underline" to={to}>
      {children}
    </LinkButton>
  );
}

function PastDay({ day, play, now }: DayPartsProps) {
  const { tournament } = day;
  const { cancelledAt, results } = tournament;
  const windows = tournament.windows
    .filter((window) => wasAsked(tournament, window))
    .toSorted((a, b) => a.opensAt.getTime() - b.opensAt.getTime());
  const isProtested = play.protests.length > 0;
  const present = isProtested && cancelledAt === null ? 'protests' : 'ended';
  const ended =
    cancelledAt === null &&
    (results.length > 0 ? (
      <Ended {...{ tournament, now }} isGold={present === 'ended'} />
    ) : (
      !isProtested && <p className="text-mist">{words.nothingLeft}</p>
    ));
  const roll = (
    <PastRoll
      {...{ tournament, now }}
      isWhole={day.isWhole}
      lobbies={lobbiesOf(day)}
      unitsAt={(address) => seatedUnits(day, address)}
      matches={play.matches}
    />
  );
  const parts: readonly Part[] = [
    { step: 'protests', node: <ProtestsPart protests={play.protests} isPresent={present === 'protests'} /> },
    { step: 'ended', node: ended },
    { step: 'matches', node: roll },
    ...windows.map((window) => ({
      step: window.kind,
      node: <ConfirmationSection day={day} window={window} now={now} isPresent={false} />,
    })),
  ];
  return <Columns parts={parts} step={present} />;
}

function Columns({ parts, step }: { readonly parts: readonly Part[]; readonly step: DayStep }) {
  return (
    <div className="grid gap-2 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-rows-[repeat(7,auto)_1fr] xl:items-start xl:gap-x-6">
      {parts.map((part) => (
        <div
          key={part.step}
          className={cx(
            'grid gap-2 empty:hidden',
            // `MatchesSection` renders several elements, so `xl:contents` makes each of them a grid item.
            part.step !== step ? BESIDE : step === 'matches' ? 'xl:contents' : ON_TOP,
          )}
        >
          {part.node}
        </div>
      ))}
    </div>
  );
}

interface EndedProps extends Pick<Day, 'tournament'> {
  readonly now: Date;
  readonly isGold: boolean;
}

function Ended({ tournament, now, isGold }: EndedProps) {
  return (
    <AdminSection title={words.ended}>
      <PrizesToDeliver {...{ tournament, now, isGold }} />
      <PodiumShare tournament={tournament} isGold={isGold && prizesLeft(tournament) === null} withNames />
    </AdminSection>
  );
}
