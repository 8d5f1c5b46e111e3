import { exportFormResponses, listFormResponses } from '@copa/domain/forms/endpoints';
import type { Form } from '@copa/domain/forms/form';
import { PAGE_LIMIT_MAX } from '@copa/domain/limits';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { useState } from 'react';
import { LoadError, PartSkeleton, StaleNotice } from '../../../../components/admin/query-states.tsx';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/message-state.tsx';
import { AreaHead } from '../../../../components/page/area-head.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { useApiPages } from '../../../../lib/admin/admin-api.ts';
import { useCsvExport } from '../../../../lib/admin/use-csv-export.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/admin.tsx';
import { formState } from '../form-state.ts';
import { ShareFormDialog } from '../share-form-dialog.tsx';
import { ResponseList } from './response-list.tsx';
import { ResponseSummary } from './response-summary-view.tsx';

type View = keyof typeof words.views;

export function ResponsesScreen({ form, onClose }: { form: Form; onClose: () => void }) {
  const [view, setView] = useState<View>('summary');
  const [sharing, setSharing] = useState(false);
  const now = useNow();
  return (
    <div className="wrap pb-16">
      <Button variant="ghost" icon="arrow-left" className="mt-4 -ml-[min(1rem,5vw)]" onClick={onClose}>
        {words.title}
      </Button>
      <AreaHead
        eyebrow={words.responses}
        title={form.title}
        intro={words.responseCountOf(form)}
        actions={
          <>
            <ExportResponses form={form} />
            <Button variant="secondary" icon="share" onClick={() => setSharing(true)}>
              {words.share}
            </Button>
          </>
        }
      />
      <fieldset className="mb-6 grid grid-cols-2 gap-2 sm:w-fit">
        <legend className="sr-only">{words.viewChoice}</legend>
        {(Object.keys(words.views) as View[]).map((each) => (
          <Button
            key={each}
            variant="secondary"
            aria-pressed={each === view}
            onClick={() => setView(each)}
            className="sm:px-8 aria-pressed:border-gold aria-pressed:bg-smoke aria-pressed:text-gold"
          >
            {words.views[each]}
          </Button>
        ))}
      </fieldset>
      <Responses form={form} view={view} />
      {sharing && (
        <ShareFormDialog form={form} state={formState(form, now)} onClose={() => setSharing(false)} />
      )}
    </div>
  );
}

function Responses({ form, view }: { form: Form; view: View }) {
  const pages = useApiPages(listFormResponses, {
    params: { formId: form.id },
    query: { limit: PAGE_LIMIT_MAX },
  });
  if (pages.isPending) return <PartSkeleton label={words.loading} className="h-64" />;
  if (pages.data === undefined) return <LoadError query={pages} />;
  const responses = pages.data.pages.flatMap((page) => page.responses);
  if (responses.length === 0) {
    return (
      <EmptyState illustration="nest" title={words.noResponsesTitle}>
        {words.noResponsesText}
      </EmptyState>
    );
  }
  const more = {
    hasMore: pages.hasNextPage,
    busy: pages.isFetchingNextPage,
    onMore: pages.fetchNextPage,
  };
  return (
    <>
      <StaleNotice query={pages} />
      {view === 'summary' ? (
        <ResponseSummary form={form} responses={responses} more={more} />
      ) : (
        <ResponseList form={form} responses={responses} more={more} />
      )}
    </>
  );
}

function ExportResponses({ form }: { form: Form }) {
  const { rows, run } = useCsvExport(exportFormResponses, words.csvDownloaded);
  const start = () =>
    run({ params: { formId: form.id }, query: { timeZone: ownTimeZone() } }, `respuestas-${form.id}.csv`);
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
