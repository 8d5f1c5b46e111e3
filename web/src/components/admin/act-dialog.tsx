import type { Endpoint } from '@copa/domain/api/endpoint';
import { type Data, type Done, useApiMutation } from '../../lib/admin/admin-api.ts';
import { ApiError, type CallParts } from '../../lib/network/api-client.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../dialog/confirm-dialog.tsx';
import { useToast } from '../toast/toast-context.ts';

export interface ActDialogProps<E extends Endpoint> extends Omit<ConfirmDialogProps, 'open' | 'onConfirm'> {
  readonly endpoint: E;
  /** May throw an `ApiError` about missing or wrong input. The dialog shows the error's message. */
  readonly call: () => CallParts<E>;
  readonly done?: Done<E>;
  /** The toast replaces an earlier one about the same. */
  readonly about?: string;
  readonly onDone?: (data: Data<E>) => unknown;
  readonly onRefused?: (error: ApiError) => void;
  readonly whenStale?: string;
}

export function ActDialog<E extends Endpoint>(props: ActDialogProps<E>) {
  const { endpoint, call, done, about, onDone, onRefused, whenStale, ...dialog } = props;
  const { mutateAsync } = useApiMutation(endpoint);
  const toast = useToast();
  const act = async () => {
    const data = await mutateAsync(call()).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      onRefused?.(error);
      throw error.code === 'stale-write'
        ? new ApiError(error.code, error.status, whenStale ?? error.message, { cause: error })
        : error;
    });
    if (done !== undefined) toast.success(typeof done === 'string' ? done : done(data), { about });
    await onDone?.(data);
  };
  return <ConfirmDialog {...dialog} onConfirm={act} />;
}
