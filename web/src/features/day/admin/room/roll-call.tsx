import type { RollState } from '@copa/domain/day/roll';
import type { RoomAddress } from '@copa/domain/day/room';
import { NICK_MAX } from '@copa/domain/limits';
import { can } from '@copa/domain/people/roles';
import { isBlank, seenLine } from '@copa/domain/text';
import { ownAt } from '@copa/domain/time/hours';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Fold } from '../../../../components/admin/admin-section.tsx';
import { useFirstRows } from '../../../../components/admin/long-rows.tsx';
import { searched } from '../../../../components/admin/search/searched.ts';
import { Button } from '../../../../components/button.tsx';
import { LimitedField } from '../../../../components/fields/limited-field.tsx';
import { SearchField } from '../../../../components/fields/search-field.tsx';
import { AS_TYPED } from '../../../../components/fields/text-field.tsx';
import { OutOf } from '../../../../components/page/spoken.tsx';
import { useAdmin } from '../../../../lib/admin/admin-context.ts';
import { cx } from '../../../../lib/cx.ts';
import { useSwappedFocus } from '../../../../lib/form-focus.ts';
import { useHeldBack } from '../../../../lib/live/use-held-back.ts';
import { useKeptText } from '../../../../lib/storage/use-kept.ts';
import * as words from '../../words/admin-room.ts';
import { DayPart } from '../day-part.tsx';
import { type RollMarks, useRollMarks } from './roll-marks.ts';
import type { Seated } from './seated.ts';

function matches({ seat, names }: Seated, text: string): boolean {
  const wanted = searched(text);
  return wanted === '' || String(seat) === wanted || names.some((name) => searched(name).includes(wanted));
}

/** Other seats come from a new draw, after which the rows stand in the order of the new seats. */
const SAME_SEATS = {
  joins: () => true,
  mayReplace: (shown: Seated, changed: Seated) => shown.seat === changed.seat,
};

interface RollCallProps {
  readonly tournament: Pick<Tournament, 'id' | 'stage'>;
  readonly units: readonly Seated[];
  readonly address: RoomAddress;
  readonly begins: Date | null;
  readonly now: Date;
  /** True if nothing above says which match the roll is of. */
  readonly isNamed?: boolean;
  readonly isPresent: boolean;
  readonly isGold?: boolean;
  readonly isPast?: boolean;
  /** True once all units are loaded. */
  readonly isWhole: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

export function RollCall(props: RollCallProps) {
  const { tournament, units: all, address, begins, now, isPresent, isWhole, className } = props;
  const { isGold = isPresent, isPast = false, isNamed = false, children } = props;
  const roll = useRollMarks(tournament, address);
  const [text, setText] = useState('');
  const [nick, setNick] = useKeptText(`intruder_${tournament.id}`);
  const { user } = useAdmin();
  const hasBegun = roll.isBegun || (begins !== null && begins <= now);
  const mayMark = can(user, 'record_results');
  const isOpen = hasBegun && mayMark;
  const held = useHeldBack(all, isOpen && isWhole, SAME_SEATS);
  if (held.arrived.length > 0) held.showArrived();
  const shown = held.shown.filter((each) => matches(each, text));
  const rows = useFirstRows(shown);
  const came = all.filter(({ id }) => roll.stateOf(id) === 'in').length;
  const left = all.filter(({ id }) => roll.stateOf(id) === null);
  return (
    <DayPart
      title={words.rollCall}
      {...((!isPast || roll.isBegun) &&
        all.length > 0 && {
          figure: <OutOf count={came} all={all.length} />,
        })}
      told={isPast ? words.rollPast : toldOf(all.length, left.length, isNamed ? address.match : null)}
      isPresent={isPresent}
      isGold={isGold}
      className={className}
    >
      {children}
      {mayMark && <p className="text-sm text-dim">{words.rollMeaning}</p>}
      {all.length === 0 ? (
        <p className="text-mist">{words.nobodyHasPlace}</p>
      ) : (
        <>
          {!hasBegun && (
            <p className="text-sm text-mist">
              {begins === null ? words.rollWithoutHour : words.rollBegins(ownAt(begins, now))}
            </p>
          )}
          <div className="[&_label]:sr-only">
            <SearchField
              label={words.search}
              placeholder={words.searchHint}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <ul aria-label={words.rollCall} className="grid gap-0.5">
            {rows.shown.map((each) => (
              <Row
                key={each.id}
                seated={each}
                state={roll.stateOf(each.id)}
                mark={isOpen && !held.left.has(each.id) ? roll.mark : null}
                isLeft={held.left.has(each.id)}
              />
            ))}
          </ul>
          {rows.more}
          <output className="block text-sm text-warning empty:absolute">
            {roll.late > 0 && words.marksKept(roll.late, roll.isHeldBack)}
          </output>
          {shown.length === 0 && <p className="font-semibold text-warning">{words.notInList}</p>}
          {isOpen && (
            <RestOfRoll roll={roll} left={left} isOffered={text === '' && left.length < all.length} />
          )}
        </>
      )}
      {isOpen &&
        (shown.length === 0 ? (
          <Intruders roll={roll} typed={text} nick={nick} onNick={setNick} />
        ) : (
          <Fold summary={words.intrudersFold(roll.intruders.length)}>
            <Intruders roll={roll} typed="" nick={nick} onNick={setNick} />
          </Fold>
        ))}
    </DayPart>
  );
}

interface RestOfRollProps {
  readonly roll: RollMarks;
  readonly left: readonly Seated[];
  readonly isOffered: boolean;
}

function RestOfRoll({ roll, left, isOffered }: RestOfRollProps) {
  const [marked, setMarked] = useState<readonly [string, RollState][]>([]);
  const unchanged = marked.filter(([id, state]) => roll.stateOf(id) === state);
  const isMarked = unchanged.length > 0 && left.length === 0;
  const part = useSwappedFocus(marked);
  const markRest = (state: RollState) => {
    const rest = left.map(({ id }): [string, RollState] => [id, state]);
    roll.mark(Object.fromEntries(rest));
    setMarked(rest);
  };
  const undo = () => {
    roll.mark(Object.fromEntries(unchanged.map(([id]) => [id, null])));
    setMarked([]);
  };
  return (
    <div ref={part} className="flex flex-wrap items-center gap-2 *:flex-auto empty:absolute">
      {isMarked && (
        <>
          <p className="w-full py-3 text-sm text-mist">
            {words.restMarked(unchanged.length, unchanged[0]?.[1] === 'in')}
          </p>
          <Button variant="secondary" className="max-w-fit" onClick={undo}>
            {words.undoRest(unchanged.length)}
          </Button>
        </>
      )}
      {left.length > 0 && isOffered && (
        <>
          <Button variant="secondary" onClick={() => markRest('in')}>
            {words.restIn(left.length)}
          </Button>
          <Button variant="ghost" onClick={() => markRest('out')}>
            {words.restMissing(left.length)}
          </Button>
        </>
      )}
    </div>
  );
}

function toldOf(all: number, left: number, match: number | null): string {
  if (all === 0) return words.rollOfNobody;
  return match === null ? words.rollLeft(left) : words.rollOfMatch(match, left);
}

interface RowProps {
  readonly seated: Seated;
  readonly state: RollState | null;
  readonly mark: RollMarks['mark'] | null;
  /** The row only keeps its place, so that no other row comes under a thumb. */
  readonly isLeft: boolean;
}

function Row({ seated: { id, title, seat, nicks }, state, mark, isLeft }: RowProps) {
  const set = (wanted: RollState) => mark?.({ [id]: state === wanted ? null : wanted });
  const others = nicks.filter((nick) => nick !== '' && nick !== title);
  return (
    <li
      className={cx(
        'flex flex-wrap items-center justify-end gap-1 rounded-md border p-0.5 min-[22rem]:gap-1.5',
        state === 'in' && 'border-success/50 bg-success/12',
        state === 'out' && 'border-danger/50 bg-danger/12',
        // A row without buttons must not look like a button.
        state === null && (mark === null ? 'border-transparent' : 'border-line bg-coal'),
      )}
    >
      <span className="w-7 shrink-0 text-center min-[22rem]:w-8 text-xl font-semibold text-gold">
        <span className="sr-only">{words.seat}</span> {seat ?? '–'}
      </span>
      <span className="grid max-h-9 min-w-0 flex-1 basis-20 content-start overflow-hidden">
        <span className="line-clamp-2 text-sm leading-tight font-semibold wrap-anywhere">{title}</span>
        {others.length > 0 && <span className="truncate text-xs text-dim">{others.join(', ')}</span>}
      </span>
      {isLeft && (
        <span className="flex min-h-11 items-center px-2 text-sm text-mist">{words.playsNoMore}</span>
      )}
      {mark !== null && (
        <>
          <Mark label={words.cameIn} name={title} on={state === 'in'} onPress={() => set('in')} />
          <Mark label={words.notIn} name={title} on={state === 'out'} onPress={() => set('out')} />
        </>
      )}
    </li>
  );
}

interface MarkProps {
  readonly label: string;
  readonly name: string;
  readonly on: boolean;
  readonly onPress: () => void;
}

function Mark({ label, name, on, onPress }: MarkProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={`${label === words.notIn ? words.notInMark : label}: ${name}`}
      onClick={onPress}
      className={cx(
        'min-h-11 min-w-12 shrink-0 rounded-md border px-1.5 font-semibold transition-colors',
        on ? 'border-ink bg-ink text-night' : 'border-edge text-mist hover:border-mist',
      )}
    >
      {label}
    </button>
  );
}

interface IntrudersProps {
  readonly roll: RollMarks;
  readonly typed: string;
  readonly nick: string;
  readonly onNick: (nick: string) => void;
}

function Intruders({ roll, typed, nick, onNick }: IntrudersProps) {
  const [isMissed, setMissed] = useState(false);
  // The API stores the cleaned nick, and the live roll must have the same one.
  const wanted = [nick, typed].map(seenLine).find((each) => !isBlank(each)) ?? '';
  const add = (event: FormEvent) => {
    event.preventDefault();
    setMissed(wanted === '');
    if (wanted === '') return;
    roll.intrude(wanted, true);
    onNick('');
  };
  return (
    <form noValidate onSubmit={add} className="grid gap-3 border-t border-line pt-3">
      <LimitedField
        label={words.intruder}
        hint={words.intruderHint}
        required="unmarked"
        autoComplete="off"
        autoCapitalize="off"
        {...AS_TYPED}
        placeholder={typed === '' ? words.nick : typed}
        maxLength={NICK_MAX}
        error={isMissed && wanted === '' ? words.nickMissing : null}
        value={nick}
        onChange={(event) => onNick(event.target.value)}
      />
      <Button type="submit" variant="secondary" className="w-fit">
        {words.addIntruder}
      </Button>
      {roll.intruders.length > 0 && (
        <ul aria-label={words.intruders} className="grid gap-2">
          {roll.intruders.map((each) => (
            <li key={each} className="flex items-center justify-between gap-3">
              <span className="font-semibold wrap-anywhere">{each}</span>
              <Button
                variant="ghost"
                aria-label={words.removeIntruderNamed(each)}
                onClick={() => roll.intrude(each, false)}
              >
                {words.removeIntruder}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-dim">
        {roll.intruders.length > 0 && words.intruderCount(roll.intruders.length)}
      </p>
    </form>
  );
}
