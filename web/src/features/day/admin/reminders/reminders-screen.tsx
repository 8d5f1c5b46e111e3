import { awaitedPart } from '../../../../components/admin/shown-together.tsx';
import { EmptyState } from '../../../../components/message-state.tsx';
import { CopyButton } from '../../../../components/share-buttons.tsx';
import * as words from '../../words/admin.ts';
import { DayFrame } from '../day-frame.tsx';
import { needyUnits } from '../day-units.ts';
import type { Day } from '../use-day.ts';
import { ReminderList, reminderOf } from './reminder-list.tsx';
import { groupMessage } from './reminder-message.ts';

const FirstOfSeason = awaitedPart(() => import('./first-of-season.tsx'));

export function RemindersScreen({ id, onMissing }: { id: string; onMissing: () => void }) {
  return (
    <DayFrame id={id} onMissing={onMissing}>
      {(day, now) => (
        <div className="grid gap-6">
          {day.tournament.reserved !== null && <FirstOfSeason day={day} />}
          <Notices day={day} now={now} />
        </div>
      )}
    </DayFrame>
  );
}

function Notices({ day: { tournament, units, reminders }, now }: { day: Day; now: Date }) {
  const needy = needyUnits(units, tournament, now);
  if (needy.length === 0) {
    return (
      <EmptyState illustration="nest" title={words.nobodyToNotify}>
        {words.nobodyToNotifyText}
      </EmptyState>
    );
  }
  const told = needy.filter((each) => reminderOf(each, reminders) !== null).length;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="text-lg font-semibold">
          {words.toNotifyTitle(needy.length)}
          {told > 0 && <span className="font-normal text-mist">{words.alreadyNotified(told)}</span>}
        </output>
        {needy.some(({ about }) => about !== 'consent') && (
          <CopyButton
            label={words.copyForGroup}
            value={groupMessage(needy, tournament, window.location.origin)}
          />
        )}
      </div>
      <ReminderList needy={needy} tournament={tournament} reminders={reminders} />
    </div>
  );
}
