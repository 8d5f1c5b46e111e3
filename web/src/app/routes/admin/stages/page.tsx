import { LateUnits } from '../../../../features/day/admin/in-no-lobby.tsx';
import { StagesScreen } from '../../../../features/play/admin/stages/stages-screen.tsx';

export function StagesPage({ id, onMissing }: { id: string; onMissing: () => void }) {
  return <StagesScreen {...{ id, onMissing }} late={(stages) => <LateUnits {...stages} />} />;
}
