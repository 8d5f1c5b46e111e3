import { needyUnits } from '@copa/domain/day/units/needs';
import { isPaused } from '@copa/domain/tournaments/places/pause';
import { isEnded } from '@copa/domain/tournaments/state';
import { awaitedPart } from '../../../../components/admin/shown-together.tsx';
import { EmptyState } from '../../../../components/message-state.tsx';
import { CopyButton } from '../../../../components/share-buttons.tsx';
import * as words from '../../words/admin.ts';
import { DayFrame } from '../day-frame.tsx';
import type { Day } from '../use-day.ts';
import { groupFacts } from './group-facts.ts';
import { byLoss } from './lost-at.ts';
import { type NeedyRow, ReminderList, reminderOf, unremindedFirst } from './reminder-list.tsx';
import { groupMessage } from './reminder-message.ts';
import { useStillRows } from './use-still-rows.tsx';

const FirstOfSeason = awaitedPart(() => import('./first-of-season.tsx'));

export function RemindersScreen({ id, onMissing }: { id: string; onMissing: () => void }) {
  return (
    <DayFrame id={id} onMissing={onMissing} isWide>
      {(day, now) => (
        <div className="grid gap-6">
          {isAsked(day.tournament) && <p className="text-sm text-mist">{words.ifDelayed}</p>}
          {day.tournament.reserved !== null && <FirstOfSeason day={day} />}
          {/* A confirmation that closes moves all its units to the other group. */}
          <ReminderGroups key={closedWindows(day.tournament, now)} day={day} now={now} />
        </div>
      )}
    </DayFrame>
  );
}

const closedWindows = ({ windows }: Day['tournament'], now: Date) =>
  windows.filter(({ closesAt }) => closesAt <= now).length;

const isLate = ({ missed }: Pick<NeedyRow, 'missed'>) => missed !== null;

/** A row that comes into the group above would move the group below. */
const IN_LAST_GROUP = {
  joins: (added: NeedyRow, shown: readonly NeedyRow[]) =>
    shown.every((each, index) => index < shown.length - 1 || isLate(each) === isLate(added)),
};

export function ReminderGroups({ day, now }: { day: Day; now: Date }) {
  const { tournament, units, reminders, isWhole } = day;
  const needy = byLoss(needyUnits(units, tournament, now), tournament, now);
  const [first] = needy;
  const ofFirst = (each: NeedyRow) => first !== undefined && isLate(each) === isLate(first);
  const inOrder = unremindedFirst(needy, reminders)
    .map((each): NeedyRow => ({ ...each, id: each.minor?.id ?? each.unit.id }))
    .toSorted((one, other) => Number(ofFirst(other)) - Number(ofFirst(one)));
  const { shown, left, renewal } = useStillRows(inOrder, isWhole, IN_LAST_GROUP);
  if (needy.length === 0) {
    return tournament.reserved !== null && isAsked(tournament) ? (
      <p className="text-mist">{words.nobodyRegistered}</p>
    ) : (
      <EmptyState illustration="nest" title={words.nobodyToNotify}>
        {textForNobody(tournament)}
      </EmptyState>
    );
  }
  const [inTime, tooLate] = [shown.filter((each) => !isLate(each)), shown.filter(isLate)];
  const groups = [
    { title: words.inTime, rows: inTime, facts: groupFacts(inTime, tournament, now) },
    { title: words.tooLate, rows: tooLate, facts: [] },
  ];
  if (shown[0] !== undefined && isLate(shown[0])) groups.reverse();
  const told = needy.filter((each) => reminderOf(each, reminders) !== null).length;
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-3">
        {/* Two short lines, so that a reminder of somebody else moves no row. */}
        <output className="min-w-0 leading-tight font-semibold">
          {words.toNotifyTitle(needy.length)}
          <span className="block text-sm font-normal text-mist">
            {told > 0 && words.alreadyNotified(told)}
          </span>
        </output>
        {inTime.some(({ about }) => about !== 'consent') && (
          <CopyButton
            label={words.copyForGroup}
            value={groupMessage(
              needy.filter((each) => !isLate(each)),
              tournament,
              window.location.origin,
            )}
          />
        )}
      </div>
      {groups.map((group) => (
        <Group key={group.title} {...group} {...{ left, tournament, reminders }} />
      ))}
      {renewal}
    </div>
  );
}

const isAsked = (tournament: Day['tournament']) => !isEnded(tournament) && !isPaused(tournament);

function textForNobody(tournament: Day['tournament']): string {
  if (isEnded(tournament)) return words.nobodyIsAsked;
  return isPaused(tournament) ? words.hiddenNow : words.nobodyToNotifyText;
}

interface GroupProps extends Pick<Day, 'tournament' | 'reminders'> {
  readonly title: string;
  readonly rows: readonly NeedyRow[];
  readonly left: ReadonlySet<string>;
  readonly facts: readonly string[];
}

function Group({ title, rows, left, facts, ...day }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="eyebrow font-sans not-italic">
        {words.groupOf(title, rows.length - rows.filter(({ id }) => left.has(id)).length)}
      </h2>
      {facts.map((fact) => (
        <p key={fact} className="text-sm text-mist">
          {fact}
        </p>
      ))}
      <ReminderList {...{ rows, left }} label={title} {...day} />
    </section>
  );
}
