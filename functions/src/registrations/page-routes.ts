import { additionalFields } from '@copa/domain/registrations/registration';
import { QUESTIONS_PAGE_DATA_ID, type QuestionsPageData } from '@copa/domain/registrations/registration-page';
import { type IRouter, Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { pageServer } from '../http/filled-page.ts';
import type { RateLimits } from '../http/limits/rate-limits.ts';
import { answeredWith } from '../http/page.ts';
import { withData } from '../page-filling.ts';
import { listActiveQuestions } from '../questions/questions.ts';
import { FORMS } from '../store/collections.ts';
import { withoutTournament } from '../tournaments/pages/link-page.ts';
import { pageId, screenPage } from '../tournaments/pages/screen-page.ts';

const PAGES_KEPT = 100;

/** The page of the form: the site's own, with the tournament and its questions already in it. */
export function registrationPageRouter(dependencies: Dependencies, limits: RateLimits): IRouter {
  const router = Router({ caseSensitive: true });
  const serve = pageServer(dependencies, limits, {
    page: 'registration',
    most: PAGES_KEPT,
    unfilled: withoutTournament,
  });
  router.get('/register/:id', async (request, response) => {
    const id = pageId(request.params.id);
    await serve(request, response, {
      key: id ?? '',
      parameters: {},
      fill: async (template) =>
        answeredWith(
          await screenPage(dependencies, template, {
            screen: 'registration',
            id,
            more: (page, { linkedFormId }) => withQuestions(dependencies, page, linkedFormId),
          }),
        ),
    });
  });
  return router;
}

async function withQuestions(
  { database, clock }: Dependencies,
  page: string,
  formId: string | null,
): Promise<string> {
  if (formId === null) return page;
  const asOf = clock();
  const [questions, form] = await Promise.all([listActiveQuestions(database), database.get(FORMS, formId)]);
  // The screen asks itself, and says that there is no form.
  if (form === null || !form.isActive) return page;
  const fields = additionalFields(questions, form);
  const data: QuestionsPageData = { asOf, formId, description: form.description, fields };
  return withData(page, QUESTIONS_PAGE_DATA_ID, data);
}
