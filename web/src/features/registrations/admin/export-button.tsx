import { exportRegistrations } from '@copa/domain/registrations/endpoints';
import { Button } from '../../../components/button.tsx';
import { useToast } from '../../../components/toast/toast-context.ts';
import { useCsvExport } from '../../../lib/admin/use-csv-export.ts';
import { messageOf } from '../../../lib/network/api-client.ts';
import { plainText } from '../../../lib/plain-text.ts';
import * as words from '../words/inbox.ts';
import type { InboxTournament } from './inbox-tournament.ts';

function fileName({ name }: InboxTournament): string {
  return `inscripciones-${plainText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.csv`;
}

/** Every registration of the tournament as a spreadsheet, with how many rows have arrived. */
export function ExportButton({ tournament }: { tournament: InboxTournament }) {
  const { rows, run } = useCsvExport(exportRegistrations);
  const toast = useToast();
  const start = () =>
    run({ params: { id: tournament.id } }, fileName(tournament)).then(
      (isComplete) => {
        if (isComplete) toast.success(words.downloaded);
      },
      (error: unknown) => toast.error(messageOf(error)),
    );
  return (
    <>
      <Button variant="secondary" busy={rows !== null} onClick={() => void start()}>
        {rows === null ? words.exportCsv : words.downloading(rows)}
      </Button>
      <output className="sr-only">{rows !== null && words.downloadingFile}</output>
    </>
  );
}
