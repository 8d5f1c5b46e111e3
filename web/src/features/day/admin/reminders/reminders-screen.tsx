import { type Needy, needyUnits } from '@copa/domain/day/units/needs';
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
import { ReminderList, reminderOf } from './reminder-list.tsx';
import { groupMessage } from './reminder-message.ts';

const FirstOfSeason = awaitedPart(() => import('./first-of-season.tsx'));

export function RemindersScreen({ id, onMissing }: { id: string; onMissing: () => void }) {
  return (
    <DayFrame id={id} onMissing={onMissing} isWide>
      {(day, now) => (
        <div className="grid gap-6">
          {isAsked(day.tournament) && <p className="text-sm text-mist">{words.ifDelayed}</p>}
          {day.tournament.reserved !== null && <FirstOfSeason day={day} />}
          <ReminderGroups day={day} now={now} />
        </div>
      )}
    </DayFrame>
  );
}

export function ReminderGroups({ day: { tournament, units, reminders }, now }: { day: Day; now: Date }) {
  const needy = byLoss(needyUnits(units, tournament, now), tournament, now);
  if (needy.length === 0) {
    return tournament.reserved !== null && isAsked(tournament) ? (
      <p className="text-mist">{words.nobodyRegistered}</p>
    ) : (
      <EmptyState illustration="nest" title={words.nobodyToNotify}>
        {textForNobody(tournament)}
      </EmptyState>
    );
  }
  const inTime = needy.filter(({ missed }) => missed === null);
  const tooLate = needy.filter(({ missed }) => missed !== null);
  const groups = [
    { title: words.inTime, needy: inTime, facts: groupFacts(inTime, tournament, now) },
    { title: words.tooLate, needy: tooLate, facts: [] },
  ];
  if (needy[0]?.missed !== null) groups.reverse();
  const told = needy.filter((each) => reminderOf(each, reminders) !== null).length;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="text-lg font-semibold">
          {words.toNotifyTitle(needy.length)}
          {told > 0 && <span className="font-normal text-mist">{words.alreadyNotified(told)}</span>}
        </output>
        {inTime.some(({ about }) => about !== 'consent') && (
          <CopyButton
            label={words.copyForGroup}
            value={groupMessage(inTime, tournament, window.location.origin)}
          />
        )}
      </div>
      {groups.map((group) => (
        <Group key={group.title} {...group} {...{ tournament, reminders }} />
      ))}
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
  readonly needy: readonly Needy[];
  readonly facts: readonly string[];
}

function Group({ title, needy, facts, ...day }: GroupProps) {
  if (needy.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="eyebrow font-sans not-italic">{words.groupOf(title, needy.length)}</h2>
      {facts.map((fact) => (
        <p key={fact} className="text-sm text-mist">
          {fact}
        </p>
      ))}
      <ReminderList needy={needy} label={title} {...day} />
    </section>
  );
}
