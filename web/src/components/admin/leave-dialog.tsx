import type { UnsavedGuard } from '../../lib/admin/use-unsaved-guard.ts';
import { Button } from '../button.tsx';
import { Overlay } from '../dialog/overlay.tsx';
import * as words from '../words/admin.ts';

export function LeaveDialog({ guard, onLeave }: { guard: UnsavedGuard; onLeave: () => void }) {
  const leave = () => {
    onLeave();
    guard.leave();
  };
  return (
    <Overlay
      open={guard.asking}
      size="small"
      title={words.leaveTitle}
      onClose={guard.stay}
      footer={
        <>
          <Button variant="danger" onClick={leave}>
            {words.leave}
          </Button>
          <Button onClick={guard.stay}>{words.stay}</Button>
        </>
      }
    >
      <p>{words.leaveText}</p>
    </Overlay>
  );
}
