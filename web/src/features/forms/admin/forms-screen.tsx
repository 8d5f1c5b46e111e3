import { getForm, listForms } from '@copa/domain/forms/endpoints';
import { type Form, FormCountSchema } from '@copa/domain/forms/form';
import { PAGE_LIMIT_MAX } from '@copa/domain/limits';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MissingDocument } from '../../../components/admin/missing-document.tsx';
import { FailedPage, StaleNotice } from '../../../components/admin/query-states.tsx';
import { AreaHead } from '../../../components/page/area-head.tsx';
import { PageSkeleton } from '../../../components/skeleton.tsx';
import { useApiPages, useApiQuery, useNextPages } from '../../../lib/admin/admin-api.ts';
import { useViewInstead } from '../../../lib/admin/use-view-instead.ts';
import { LiveArea } from '../../../lib/live/live-area.tsx';
import type { LiveQuery } from '../../../lib/live/live-query.ts';
import { useLiveDocuments } from '../../../lib/live/use-live-documents.ts';
import { isGone } from '../../../lib/network/api-client.ts';
import * as words from '../words/admin.tsx';
import { FormEditor } from './editor/form-editor.tsx';
import { FormList } from './form-list.tsx';
import { EVERY_FORM } from './form-state.ts';
import { ResponsesScreen } from './responses/responses-screen.tsx';

type Preview = (form: Form) => ReactNode;

export function FormsScreen({ preview }: { preview: Preview }) {
  const [search, setSearch] = useSearchParams();
  const close = () => setSearch({}, { replace: true });
  const [filters, setFilters] = useState(EVERY_FORM);
  const address = search.toString();
  const leave = useViewInstead(address === '' ? null : address);
  const onOpen: AllFormsProps['onOpen'] = (view, id) => {
    if (view === 'nuevo' || view === 'duplicar') setFilters(EVERY_FORM);
    leave();
    setSearch({ [view]: id });
  };
  if (search.has('nuevo')) {
    return (
      <div className="wrap">
        <AreaHead title={words.newForm} />
        <FormEditor form={null} preview={preview} onClose={close} />
      </div>
    );
  }
  for (const view of ['editar', 'duplicar', 'respuestas'] as const) {
    const formId = search.get(view);
    const one = { view, preview, onClose: close };
    if (formId !== null) return <OneForm key={`${view}-${formId}`} {...one} formId={formId} />;
  }
  return (
    <LiveArea>
      <AllForms filters={filters} onFilter={setFilters} onOpen={onOpen} />
    </LiveArea>
  );
}

type AllFormsProps = Pick<ComponentProps<typeof FormList>, 'filters' | 'onFilter' | 'onOpen'>;

const COUNTS: LiveQuery = {
  collection: 'formCounts',
  equal: {},
  newestBy: null,
  pageSize: PAGE_LIMIT_MAX,
};

function AllForms(props: AllFormsProps) {
  const { documents } = useLiveDocuments(COUNTS, FormCountSchema);
  const counts = useMemo(() => new Map(documents.map(({ id, responses }) => [id, responses])), [documents]);
  const forms = useApiPages(listForms, { query: { limit: PAGE_LIMIT_MAX } });
  useNextPages(forms, props.filters.text !== '' || props.filters.state !== '');
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = forms;
  const listed = useMemo(
    () =>
      data?.pages.flatMap((page) =>
        page.forms.map((form) => ({
          ...form,
          responseCount: counts.get(form.id) ?? form.responseCount,
        })),
      ),
    [data, counts],
  );
  if (forms.isPending) return <PageSkeleton label={words.loadingList} />;
  if (listed === undefined) return <FailedPage title={words.title} query={forms} />;
  return (
    <FormList
      {...props}
      forms={listed}
      notice={<StaleNotice query={forms} />}
      more={{ hasMore: hasNextPage, busy: isFetchingNextPage, onMore: fetchNextPage }}
    />
  );
}

interface OneFormProps {
  readonly view: 'editar' | 'duplicar' | 'respuestas';
  readonly formId: string;
  readonly preview: Preview;
  readonly onClose: () => void;
}

function OneForm({ view, formId, preview, onClose }: OneFormProps) {
  const form = useApiQuery(getForm, { params: { formId } });
  const isMissing = isGone(form.error);
  if (form.isPending) return <PageSkeleton label={words.loadingForm} />;
  if (form.data === undefined || (isMissing && view === 'respuestas')) {
    return isMissing ? (
      <MissingDocument title={words.missingTitle} onClose={onClose} />
    ) : (
      <FailedPage title={words.title} query={form} />
    );
  }
  if (view === 'respuestas') return <ResponsesScreen form={form.data} onClose={onClose} />;
  const isCopy = view === 'duplicar';
  return (
    <div className="wrap">
      <AreaHead title={isCopy ? words.duplicateTitle : form.data.title} />
      {!isCopy && (form.data.responseCount ?? 0) > 0 && (
        <p className="mb-6 rounded-md border border-warning/40 bg-warning/12 p-4 text-warning">
          {words.hasResponses}
        </p>
      )}
      <FormEditor
        form={form.data}
        isCopy={isCopy}
        isGone={isMissing && !isCopy}
        preview={preview}
        onClose={onClose}
      />
    </div>
  );
}
