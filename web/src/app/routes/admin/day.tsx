import { can } from '@copa/domain/people/roles';
import { DayScreen } from '../../../features/day/admin/day-screen.tsx';
import { NamedDay } from '../../../features/day/admin/named-day.tsx';
import { WithPlay } from '../../../features/play/admin/day-play.tsx';
import { useAdmin } from '../../../lib/admin/admin-context.ts';

/** The reminders are in the same chunk as the day, because organisers switch between the two screens. */
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
