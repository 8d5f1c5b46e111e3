import { can } from '@copa/domain/people/roles';
import { DayScreen } from '../../../features/day/admin/day-screen.tsx';
import { NamedDay } from '../../../features/day/admin/named-day.tsx';
import { WithPlay } from '../../../features/play/admin/day-play.tsx';
import { useAdmin } from '../../../lib/admin/admin-context.ts';

/** Organisers switch between these screens and the day, so all of them are in one chunk. */
export { LateUnits } from '../../../features/day/admin/late-units.tsx';
export { RemindersScreen } from '../../../features/day/admin/reminders/reminders-screen.tsx';

export function DayPage(props: { id: string; onMissing: () => void }) {
  const { user } = useAdmin();
  return (
    <WithPlay id={props.id}>
      {(play) => {
        const day = { ...props, play };
        return can(user, 'manage_registrations') ? <DayScreen {...day} /> : <NamedDay {...day} />;
      }}
    </WithPlay>
  );
}
