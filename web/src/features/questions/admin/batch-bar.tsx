import type { BatchResult } from '@copa/domain/api/batch';
import { activateQuestions, deactivateQuestions, deleteQuestions } from '@copa/domain/questions/endpoints';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useToast } from '../../../components/toast/toast-context.ts';
import { useApiMutation } from '../../../lib/admin/admin-api.ts';
import { messageOf } from '../../../lib/network/api-client.ts';
import * as words from '../words/admin.ts';

export function BatchBar({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const [deleting, setDeleting] = useState(false);
  const activate = useApiMutation(activateQuestions);
  const deactivate = useApiMutation(deactivateQuestions);
  const remove = useApiMutation(deleteQuestions);
  const toast = useToast();

  const report = ({ results }: BatchResult) => {
    const failed = results.filter(({ success }) => !success);
    if (failed.length === 0) toast.success(words.updated(results.length));
    else toast.warning(words.someFailed(failed.length, results.length, failed[0]?.error ?? ''));
    onDone();
  };
  const run = async (mutation: typeof activate) => {
    try {
      report(await mutation.mutateAsync({ body: { ids: [...ids] } }));
    } catch (error) {
      toast.error(messageOf(error));
    }
  };

  if (ids.length === 0) return null;
  return (
    <fieldset className="surface sticky bottom-[calc(0.75rem+var(--offline-note))] z-10 grid grid-cols-3 items-center gap-2 p-3 sm:flex sm:flex-wrap">
      <legend className="sr-only">{words.chosenActions}</legend>
      <output className="mr-auto font-semibold max-sm:col-span-3">{words.chosen(ids.length)}</output>
      <Button
        variant="secondary"
        className="max-sm:px-2"
        busy={activate.isPending}
        onClick={() => void run(activate)}
      >
        {words.activate}
      </Button>
      <Button
        variant="secondary"
        className="max-sm:px-2"
        busy={deactivate.isPending}
        onClick={() => void run(deactivate)}
      >
        {words.deactivate}
      </Button>
      <Button variant="danger" className="max-sm:px-2" onClick={() => setDeleting(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={deleting}
        danger
        title={words.removeTitle}
        confirm={words.remove}
        onConfirm={async () => report(await remove.mutateAsync({ body: { ids: [...ids] } }))}
        onClose={() => setDeleting(false)}
      >
        <p>{words.removeEffect(ids.length)}</p>
      </ConfirmDialog>
    </fieldset>
  );
}
