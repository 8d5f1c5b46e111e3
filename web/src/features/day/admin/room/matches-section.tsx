import { isRoomOf, type RoomAddress, roomName } from '@copa/domain/day/room';
import { useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { LeaveDialog } from '../../../../components/admin/leave-dialog.tsx';
import { Row, Rows } from '../../../../components/admin/rows.tsx';
import type { RoomsState } from '../../../../components/admin/tournament/use-rooms.ts';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { playStepName } from '../../../../components/words/admin.ts';
import { type DayPlay, isUnderWay, nextMatch, type PlayStep } from '../../../../config/day-play.ts';
import { useUnsavedGuard } from '../../../../lib/admin/use-unsaved-guard.ts';
import { cx } from '../../../../lib/cx.ts';
import { useKept } from '../../../../lib/storage/use-kept.ts';
import * as words from '../../words/admin-room.ts';
import { ACROSS, BELOW_TOP, BESIDE, ON_TOP } from '../day-part.tsx';
import { lobbiesOf, roomLobbies } from '../day-units.ts';
import type { Day } from '../use-day.ts';
import { MatchChooser } from './match-chooser.tsx';
import { RollCall } from './roll-call.tsx';
import type { TypedRoom } from './room-form.tsx';
import { RoomSection } from './room-section.tsx';
import { seatedUnits } from './seated.ts';

const ChosenSchema = z.object({
  lobby: z.nullable(z.string()),
  /** Null for the next match. */
  match: z.nullable(z.int()),
  /**
   * The match that was next when the organiser chose `match`. Once another match is next, `match` is ignored.
   */
  next: z.int(),
});
type Chosen = z.output<typeof ChosenSchema>;
const FIRST: Chosen = { lobby: null, match: null, next: 1 };

interface MatchesSectionProps {
  readonly day: Day;
  readonly play: DayPlay;
  readonly rooms: RoomsState;
  readonly missing: readonly RoomAddress[];
  readonly now: Date;
  readonly isPresent: boolean;
}

export function MatchesSection({ day, play, rooms, missing, now, isPresent }: MatchesSectionProps) {
  const { stage, date } = day.tournament;
  const [typed, setTyped] = useState<Readonly<Record<string, TypedRoom>>>({});
  // The guard ignores text that was typed in another stage, because no form shows that text now.
  const guard = useUnsavedGuard(Object.keys(typed).some((key) => key.startsWith(`${stage}-`)));
  const lobbies = lobbiesOf(day);
  const { step, address, isPicked, onLobby, onMatch } = useShownMatch(day, play);
  const { lobby, match } = address;
  const key = `${stage}-${roomName(address)}`;
  const all = rooms.data?.rooms ?? [];
  const room = all.find((each) => isRoomOf(each, address));
  const isSet = room !== undefined;
  const begins = room?.openAt ?? date;
  const begun = begins === null || begins <= now;
  const roomless =
    rooms.data === undefined
      ? []
      : lobbies.filter((each) => !all.some((other) => isRoomOf(other, { lobby: each, match })));
  const [nextLobby] = lobbies.length > 1 && isSet && !begun ? roomless : [];
  const isMissing = missing.some((each) => isRoomOf(each, address));
  const others = missing.flatMap((each) => (each.lobby === null || each.lobby === lobby ? [] : [each.lobby]));
  const hasBegun = (date !== null && date <= now) || isUnderWay(step);
  const units = seatedUnits(day, address);
  const isSplit = step?.kind === 'draw' && units.length > step.lobbySize;
  const isOnlyLobbyToMake = step?.kind === 'draw' && stage === 0 && !isSplit;
  const isNextDue = isPresent && step !== null && (isSplit || (hasBegun && !isMissing));
  // The stage may have fewer matches than before, and a room of a later match would still open.
  const withRoom = all.flatMap((each) => (each.lobby === lobby ? each.match : []));
  const chooser = (
    <MatchChooser
      {...{ lobby, lobbies, roomless, match }}
      matches={play.matches === null ? null : Math.max(play.matches, ...withRoom)}
      onLobby={onLobby}
      onMatch={onMatch}
    />
  );
  const type = (room: TypedRoom | null) =>
    setTyped(({ [key]: _, ...rest }) => (room === null ? rest : { ...rest, [key]: room }));
  const onTop = isNextDue ? BELOW_TOP : ON_TOP;
  const columnOf = (isStep: boolean) => (isPresent ? (isStep ? onTop : BESIDE) : undefined);
  const isRollOfStep = step === null || (step.kind === 'match' && !step.hasBegun) || isOnlyLobbyToMake;
  const isRoomPresent = isPresent && !isSet && !isNextDue;
  const isRollPresent = isPresent && isSet && isRollOfStep;
  const isChooserAbove = isPresent && (lobby !== null || isRoomPresent || isRollPresent);
  // A match is entered after its room and its roll.
  const isNextLast = !isNextDue && (isMissing || (step?.kind === 'match' && !step.hasBegun));
  const nextPlay = (hasBegun || isSplit) && step !== null && (
    <div className={isNextDue ? ACROSS : columnOf(false)}>
      <NextPlay
        {...{ step, day }}
        isGold={isNextDue}
        text={
          isSplit ? words.drawFirst(step.lobbySize) : whatIsFirst(step, match, isOnlyLobbyToMake && isSet)
        }
      />
    </div>
  );
  return (
    <>
      {!isNextLast && nextPlay}
      {isChooserAbove && <div className={cx(BESIDE, 'empty:hidden')}>{chooser}</div>}
      {isPresent && nextLobby !== undefined && (
        <Button className={columnOf(false)} onClick={() => onLobby(nextLobby, match)}>
          {words.setRoomOf(nextLobby)}
        </Button>
      )}
      <RoomSection
        key={`sala-${key}`}
        {...{ day, address, now, rooms }}
        isMissing={isMissing && !isSplit}
        isGold={isPresent && !isNextDue}
        typed={typed[key] ?? null}
        onType={type}
        isPresent={isRoomPresent}
        isPicked={isPicked && !isChooserAbove}
        className={columnOf(!isSet)}
      >
        {!isChooserAbove && chooser}
        {others.length > 0 && <p className="font-semibold text-danger">{words.otherRoomsMissing(others)}</p>}
      </RoomSection>
      <RollCall
        key={`lista-${key}`}
        tournament={day.tournament}
        units={units}
        isWhole={day.isWhole}
        begins={begins}
        now={now}
        address={address}
        isNamed={!isChooserAbove && play.matches !== 1}
        isPresent={isRollPresent}
        isGold={isRollPresent && !isNextDue}
        className={columnOf(isSet)}
      />
      {isNextLast && nextPlay}
      <LeaveDialog guard={guard} onLeave={() => setTyped({})} />
    </>
  );
}

function useShownMatch(day: Day, play: DayPlay) {
  const { id, stage } = day.tournament;
  const [chosen, setChosen] = useKept(`partida_${id}_${stage}`, ChosenSchema, FIRST);
  const [picked, setPicked] = useState<Chosen | null>(null);
  const addressed = roomLobbies(lobbiesOf(day), play);
  const lobby = addressed.find((each) => each === chosen.lobby) ?? addressed[0] ?? null;
  const step = nextMatch(play, lobby) ?? play.steps.find(({ kind }) => kind !== 'match') ?? null;
  const next = useFollowed(step?.kind === 'match' ? roomMatch(step, play.matches) : 1, lobby);
  const match = chosen.match !== null && chosen.next === next ? chosen.match : next;
  const address: RoomAddress = { lobby, match };
  const pick = (choice: Chosen) => {
    setPicked(choice);
    setChosen(choice);
  };
  return {
    step,
    address,
    isPicked: picked?.lobby === lobby && (picked.match ?? match) === match,
    onLobby: (each: string | null, wanted: number | null = null) =>
      pick({ lobby: each, match: wanted, next: wanted === null ? FIRST.next : next }),
    onMatch: (each: number) => pick({ lobby, match: each, next }),
  };
}

interface NextPlayProps {
  readonly step: PlayStep;
  readonly day: Day;
  /** If false, the step is one line, because something else comes first. */
  readonly isGold: boolean;
  /** This text says what comes first and why; null if the order is clear. */
  readonly text: string | null;
}

function NextPlay({ step, day, isGold, text }: NextPlayProps) {
  const name = playStepName(step, day.tournament.currentPlayers);
  if (!isGold) {
    return (
      <Rows label={words.inPlay}>
        <Row title={name} target={step.to} wraps />
      </Rows>
    );
  }
  return (
    <section aria-label={words.inPlay} className="surface grid gap-2 border-gold/60 p-3 sm:px-5">
      {text !== null && <p className="text-sm text-mist">{text}</p>}
      <LinkButton to={step.to} icon="flag">
        {name}
      </LinkButton>
    </section>
  );
}

/** `match` is the one whose room stands below the step. Null if the order is clear. */
function whatIsFirst(step: PlayStep, match: number, isLobbyFirst: boolean): string | null {
  if (isLobbyFirst) return words.lobbyFirst;
  if (step.kind !== 'match' || !step.hasBegun || match !== step.match + 1) return null;
  return words.resultFirst(step.match, step.lobby);
}

/** A match whose results are being typed needs no room any more, so the next match is shown, if any. */
function roomMatch(
  { match, hasBegun }: { match: number; hasBegun: boolean },
  matches: number | null,
): number {
  return hasBegun && match < (matches ?? 0) ? match + 1 : match;
}

/** Keeps the shown match while the focus is in a `<details>` element, unless `lobby` changes. */
function useFollowed(next: number, lobby: string | null): number {
  const isInUse = useSyncExternalStore(listenToFocus, isPartInUse);
  const [shown, setShown] = useState({ next, lobby });
  if (lobby !== shown.lobby || (next !== shown.next && !isInUse)) setShown({ next, lobby });
  return lobby === shown.lobby ? shown.next : next;
}

const isPartInUse = () => document.activeElement?.closest('details') != null;

function listenToFocus(onChange: () => void): () => void {
  const end = new AbortController();
  document.addEventListener('focusin', onChange, { signal: end.signal });
  document.addEventListener('focusout', onChange, { signal: end.signal });
  return () => end.abort();
}
