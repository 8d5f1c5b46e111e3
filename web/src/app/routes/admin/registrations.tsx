import { RecordSection } from '../../../features/fairness/admin/record-section.tsx';
import { RecordContext } from '../../../features/registrations/admin/player/record-context.ts';
import { RegistrationsScreen } from '../../../features/registrations/admin/registrations-screen.tsx';

export function RegistrationsPage() {
  return (
    <RecordContext value={(subject) => <RecordSection {...subject} />}>
      <RegistrationsScreen />
    </RecordContext>
  );
}
