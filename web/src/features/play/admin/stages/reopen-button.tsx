import { reopenStage } from '@copa/domain/play/endpoints';
import { Button } from '../../../../components/button.tsx';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { useApiMutation } from '../../../../lib/admin/admin-api.ts';
import { messageOf } from '../../../../lib/network/api-client.ts';

interface ReopenButtonProps {
  readonly params: { readonly id: string; readonly stage: number };
  readonly revision: number;
}

/** Closing is undone in one tap, as long as nobody plays on from it. */
export function ReopenButton({ params, revision }: ReopenButtonProps) {
  const reopen = useApiMutation(reopenStage);
  const toast = useToast();
  return (
    <Button
      variant="secondary"
      busy={reopen.isPending}
      onClick={() =>
        reopen.mutate(
          { params, body: { revision } },
          {
            onSuccess: () => toast.success('La fase está abierta otra vez'),
            onError: (error) => toast.error(messageOf(error)),
          },
        )
      }
    >
      Reabrir la fase
    </Button>
  );
}
