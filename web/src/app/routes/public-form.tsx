import { useParams } from 'react-router-dom';
import { Button, LinkButton } from '../../components/button.tsx';
import { ErrorState } from '../../components/message-state.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { PageSkeleton } from '../../components/skeleton.tsx';
import { showTournaments } from '../../components/words/dead-end.ts';
import { pageMeta } from '../../config/page-meta.ts';
import { paths } from '../../config/paths.ts';
import { FormRenderer } from '../../features/forms/public/form-renderer.tsx';
import { UndeliveredResponses } from '../../features/forms/public/undelivered-responses.tsx';
import { usePublicForm } from '../../features/forms/public/use-public-form.ts';
import { idIn } from '../../lib/browser/id-in.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useSite } from '../../lib/use-site.ts';
import * as words from '../words/pages.ts';

export function Component() {
  const formId = idIn(useParams()['formId']);
  const load = usePublicForm(formId);
  const site = useSite();
  useDocumentTitle(load.state === 'ready' ? load.form.title : pageMeta.publicForm.title);
  if (load.state === 'loading') return <PageSkeleton label={words.loadingForm} />;
  if (load.state === 'error') {
    return (
      <>
        <ErrorState
          heading="h1"
          title={words.formMissing}
          actions={
            <>
              {load.registersFor !== undefined && (
                <LinkButton
                  to={
                    load.registersFor === null
                      ? paths.tournaments.to()
                      : paths.tournament.to(load.registersFor)
                  }
                >
                  {load.registersFor === null ? showTournaments : words.seeTournament}
                </LinkButton>
              )}
              {load.retry !== null && <Button onClick={load.retry}>{words.tryAgain}</Button>}
              <LinkButton
                variant={load.registersFor === undefined && load.retry === null ? 'primary' : 'secondary'}
                to={paths.home.to()}
              >
                {words.toStart}
              </LinkButton>
            </>
          }
        >
          {load.message}
        </ErrorState>
        <div className="wrap-narrow">
          <UndeliveredResponses formId={formId} />
        </div>
      </>
    );
  }
  const { form } = load;
  return (
    <div className="wrap-narrow pb-16">
      <div className="flex flex-wrap items-center justify-between gap-x-3 pt-4">
        <BackLink to={paths.home.to()} />
        <p className="text-sm text-mist">{words.publicFormOf(site.name)}</p>
      </div>
      <PageHeader
        className="pt-4 sm:pt-6"
        title={form.title}
        intro={
          form.description === '' ? undefined : <p className="whitespace-pre-line">{form.description}</p>
        }
      />
      <FormRenderer key={form.id} form={form} onRefused={load.again} />
    </div>
  );
}
