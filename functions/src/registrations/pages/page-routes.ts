import { filled, withParts } from '@copa/domain/page-template';
import { captainTerms } from '@copa/domain/registrations/captain-deal';
import { additionalFields } from '@copa/domain/registrations/registration';
import {
  CAPTAIN_TERMS_SLOT,
  type PageQuestions,
  REGISTRATION_PAGE_DATA_ID,
  type RegistrationPageData,
  type RegistrationPagePart,
} from '@copa/domain/registrations/registration-page';
import { namedInSentence } from '@copa/domain/time/hours';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import { registrationRefusal } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type IRouter, Router } from 'express';
import type { Outside } from '../../dependencies.ts';
import { pageServer } from '../../http/filled-page.ts';
import type { RateLimits } from '../../http/limits/rate-limits.ts';
import { answeredWith } from '../../http/page.ts';
import { listActiveQuestions } from '../../questions/questions.ts';
import { FORMS } from '../../store/collections.ts';
import type { Database } from '../../store/database.ts';
import { withoutTournament } from '../../tournaments/pages/link-page.ts';
import { withData } from '../../tournaments/pages/page-filling.ts';
import { pageId, screenPage } from '../../tournaments/pages/screen-page.ts';

const PAGES_KEPT = 100;
const BY_QUERY = { tournament: (value: string) => pageId(value) !== null };

export function registrationPageRouter(dependencies: Outside, limits: RateLimits): IRouter {
  const router = Router({ caseSensitive: true });
  const serve = pageServer(dependencies, limits, {
    page: 'registration',
    most: PAGES_KEPT,
    unfilled: withoutTournament,
  });
  router.get(['/register', '/register/:id'], async (request, response) => {
    const asked = request.params['id'] ?? request.query['tournament'];
    const id = typeof asked === 'string' ? pageId(asked) : null;
    await serve(request, response, {
      key: `${request.path} ${id}`,
      parameters: request.params['id'] === undefined ? BY_QUERY : {},
      fill: async (template) =>
        answeredWith(
          await screenPage(dependencies, template, {
            screen: 'registration',
            id,
            path: request.params['id'] === undefined ? request.path : undefined,
            prepared: withTerms,
            more: (page, tournament, asOf) => withFormData(dependencies, page, tournament, asOf),
          }),
        ),
    });
  });
  return router;
}

function termsOf(tournament: Tournament, now: Date): string | null {
  if (UNIT_SIZES[tournament.modality] === 1 || registrationRefusal(tournament, now) !== null) return null;
  return captainTerms(tournament, now, namedInSentence);
}

function withTerms(template: string, tournament: Tournament, now: Date): string {
  const terms = termsOf(tournament, now);
  const parts = { team: terms !== null, waitingForm: terms === null } satisfies Record<
    RegistrationPagePart,
    boolean
  >;
  return filled(withParts(template, parts), { [CAPTAIN_TERMS_SLOT]: terms ?? '' });
}

async function withFormData({ database }: Outside, page: string, tournament: Tournament, asOf: Date) {
  const data: RegistrationPageData = {
    asOf,
    captainTerms: termsOf(tournament, asOf),
    questions: await questionsOf(database, tournament.linkedFormId),
  };
  return withData(page, REGISTRATION_PAGE_DATA_ID, data);
}

async function questionsOf(database: Database, formId: string | null): Promise<PageQuestions | null> {
  if (formId === null) return null;
  const [questions, form] = await Promise.all([listActiveQuestions(database), database.get(FORMS, formId)]);
  if (form === null || !form.isActive) return null;
  return { formId, description: form.description, fields: additionalFields(questions, form) };
}
