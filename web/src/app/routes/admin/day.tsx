import { can } from '@copa/domain/people/roles';
import { DayScreen } from '../../../features/day/admin/day-screen.tsx';
import { RefereeDay } from '../../../features/day/admin/referee-day.tsx';
import { useAdmin } from '../../../lib/admin/admin-context.ts';

/** One download for both: organisers go to and fro between them. */
export { NoticesScreen } from '../../../features/day/admin/notices/notices-screen.tsx';

interface DayPageProps {
  readonly id: string;
  readonly onMissing: () => void;
}

export function DayPage(props: DayPageProps) {
  const { user } = useAdmin();
  return can(user, 'manage_registrations') ? <DayScreen {...props} /> : <RefereeDay {...props} />;
}
