import { exportFormResponses } from '@copa/domain/forms/endpoints';
import type { Form } from '@copa/domain/forms/form';
import { Button } from '../../../../components/button.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { useCsvExport } from '../../../../lib/admin/use-csv-export.ts';
import { messageOf } from '../../../../lib/network/api-client.ts';
import * as words from '../../words/admin.tsx';

export function ExportResponses({ form }: { form: Form }) {
  const { rows, run } = useCsvExport(exportFormResponses);
  const toast = useToast();
  const start = () => {
    run({ params: { formId: form.id } }, `respuestas-${form.id}.csv`).then(
      (isComplete) => {
        if (isComplete) toast.success('CSV descargado');
      },
      (error: unknown) => toast.error(messageOf(error)),
    );
  };
  return (
    <>
      <Button busy={rows !== null} onClick={start}>
        {words.downloadCsv}
      </Button>
      {rows !== null && (
        <div className="order-last grid w-full gap-1">
          <ProgressBar label={words.downloadLabel} value={rows} max={form.responseCount ?? 0} />
          <output className="block text-sm text-mist">
            {words.downloaded(rows, form.responseCount ?? 0)}
          </output>
        </div>
      )}
    </>
  );
}
