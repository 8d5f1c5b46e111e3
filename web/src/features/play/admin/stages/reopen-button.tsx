import { reopenStage } from '@copa/domain/play/endpoints';
import { Button } from '../../../../components/button.tsx';
import { useAct } from '../../../../lib/admin/admin-api.ts';

interface ReopenButtonProps {
  readonly params: { readonly id: string; readonly stage: number };
  readonly revision: number;
}

/** Closing is undone in one tap, as long as nobody plays on from it. */
export function ReopenButton({ params, revision }: ReopenButtonProps) {
  const { act, isPending } = useAct(reopenStage);
  return (
    <Button
      variant="secondary"
      busy={isPending}
      onClick={() => act({ params, body: { revision } }, 'La fase está abierta otra vez')}
    >
      Reabrir la fase
    </Button>
  );
}
