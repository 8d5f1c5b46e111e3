import type { AnswerField } from '../questions/answers.ts';

export const REGISTRATION_PAGE_DATA_ID = 'registration-data';

export const CAPTAIN_TERMS_SLOT = 'captainTerms';

/** The API keeps one of these parts: `team` for a captain. */
export type RegistrationPagePart = 'team' | 'waitingForm';

export interface RegistrationQuestions {
  readonly description: string;
  readonly fields: readonly AnswerField[];
}

export interface PageQuestions extends RegistrationQuestions {
  readonly formId: string;
}

export interface RegistrationPageData {
  /** The time at which the page was made; a cached page is older than the visit. */
  readonly asOf: Date;
  /** The captain's terms in the page's HTML; null if the page registers no team. */
  readonly captainTerms: string | null;
  readonly questions: PageQuestions | null;
}

export type InvitationPagePart = 'waiting' | 'invitation';

export const INVITATION_PAGE_DATA_ID = 'invitation-data';

/** Link previews read these data, so a name is in them only after its approval. */
export interface InvitationPageData {
  readonly title: string;
  readonly text: string;
}
