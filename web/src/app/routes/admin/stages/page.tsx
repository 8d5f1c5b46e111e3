import type { ComponentProps } from 'react';
import { awaitedPart } from '../../../../components/admin/shown-together.tsx';
import { StagesScreen } from '../../../../features/play/admin/stages/stages-screen.tsx';

const LateUnits = awaitedPart(async () => ({ default: (await import('../day.tsx')).LateUnits }));

export function StagesPage({ id, onMissing }: { id: string; onMissing: () => void }) {
  const late = (stages: ComponentProps<typeof LateUnits>) =>
    stages.play.redraw !== null && <LateUnits {...stages} />;
  return <StagesScreen {...{ id, onMissing, late }} />;
}
