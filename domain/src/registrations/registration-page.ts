import type { AnswerField } from '../questions/answers.ts';

export const REGISTRATION_PAGE_DATA_ID = 'registration-data';

export const CAPTAIN_TERMS_SLOT = 'captainTerms';

export type RegistrationPagePart = 'team' | 'waitingForm';

export interface RegistrationQuestions {
  readonly description: string;
  readonly fields: readonly AnswerField[];
}

export interface PageQuestions extends RegistrationQuestions {
  readonly formId: string;
}

export interface RegistrationPageData {
  readonly asOf: Date;
  readonly captainTerms: string | null;
  readonly questions: PageQuestions | null;
}

export type InvitationPagePart = 'waiting' | 'invitation';

export const INVITATION_PAGE_DATA_ID = 'invitation-data';

/** Link previews show these texts, so they contain only names that an organiser approved. */
export interface InvitationPageData {
  readonly title: string;
  readonly text: string;
}
