import { messageOf } from '../../lib/api-client.ts';
import { Button } from '../button.tsx';
import { ErrorState } from '../message-state.tsx';

/** Something could not be loaded; what is on the screen besides stays. */
export function LoadError({ error, retry }: { error: unknown; retry: () => unknown }) {
  return (
    <ErrorState
      title="No pudimos cargar los datos"
      actions={<Button onClick={() => void retry()}>Reintentar</Button>}
    >
      {messageOf(error)}
    </ErrorState>
  );
}

interface MoreButtonProps {
  readonly hasMore: boolean;
  readonly busy: boolean;
  readonly onMore: () => unknown;
}

export function MoreButton({ hasMore, busy, onMore }: MoreButtonProps) {
  if (!hasMore) return null;
  return (
    <div className="grid justify-center py-6">
      <Button variant="secondary" busy={busy} onClick={() => void onMore()}>
        Cargar más
      </Button>
    </div>
  );
}
