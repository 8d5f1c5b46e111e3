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
import type { Outside } from '../../dependencies.ts';
import type { ServedPage } from '../../http/filled-page.ts';
import { answeredWith } from '../../http/page.ts';
import { listActiveQuestions } from '../../questions/questions.ts';
import { FORMS } from '../../store/collections.ts';
import type { Database } from '../../store/database.ts';
import { withoutTournament } from '../../tournaments/pages/link-page.ts';
import { withData } from '../../tournaments/pages/page-filling.ts';
import { pageId, screenPage } from '../../tournaments/pages/screen-page.ts';

const PAGES_KEPT = 100;
const BY_QUERY = { tournament: (value: string) => pageId(value) !== null };

export const servedRegistration = (outside: Outside): ServedPage => ({
  page: 'registration',
  paths: ['/register', '/register/:id'],
  most: PAGES_KEPT,
  unfilled: withoutTournament,
  asked: ({ params, query, path }) => {
    const asked = params['id'] ?? query['tournament'];
    const id = typeof asked === 'string' ? pageId(asked) : null;
    const byQuery = params['id'] === undefined;
    return {
      key: `${path} ${id}`,
      parameters: byQuery ? BY_QUERY : {},
      fill: async (template) =>
        answeredWith(
          await screenPage(outside, template, {
            screen: 'registration',
            id,
            path: byQuery ? path : undefined,
            prepared: withTerms,
            more: (page, tournament, asOf) => withFormData(outside, page, tournament, asOf),
          }),
        ),
    };
  },
});

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
