import { LinkButton } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/message-state.tsx';
import { CopyButton } from '../../../../components/share-buttons.tsx';
import { dayPath } from '../../../../config/day-path.ts';
import { counted } from '../../../../lib/counted.ts';
import { DayFrame } from '../day-frame.tsx';
import { needyUnits } from '../day-units.ts';
import type { Day } from '../use-day.ts';
import { NoticeList, reminderOf } from './notice-list.tsx';
import { groupMessage } from './notice-message.ts';

/** Lists the units that need a reminder, one tap each. */
export function NoticesScreen({ id, onMissing }: { id: string; onMissing: () => void }) {
  return (
    <DayFrame
      id={id}
      eyebrow="Cola de avisos"
      onMissing={onMissing}
      actions={
        <LinkButton variant="secondary" icon="arrow-left" to={dayPath(id)}>
          El día
        </LinkButton>
      }
    >
      {(day, now) => <Notices day={day} now={now} />}
    </DayFrame>
  );
}

function Notices({ day: { tournament, units, reminders }, now }: { day: Day; now: Date }) {
  const needy = needyUnits(units, tournament, now);
  if (needy.length === 0) {
    return (
      <EmptyState title="Nadie por avisar">
        Cuando abra una confirmación, o a un equipo le falten jugadores, aparecen aquí uno por uno.
      </EmptyState>
    );
  }
  const told = needy.filter((each) => reminderOf(each, reminders) !== null).length;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="text-lg font-semibold">
          {counted(needy.length, 'por avisar', 'por avisar')}
          {told > 0 && <span className="font-normal text-mist"> · {told} ya avisados</span>}
        </output>
        <CopyButton
          label="Copiar para el grupo"
          value={groupMessage(needy, tournament, window.location.origin)}
        />
      </div>
      <NoticeList label="Por avisar" needy={needy} tournament={tournament} reminders={reminders} />
    </div>
  );
}
