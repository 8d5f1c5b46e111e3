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

/**
 * In the server's HTML, these texts name a team only if it is approved, because anybody with the link reads
 * them.
 */
export interface InvitationPageData {
  readonly title: string;
  readonly text: string;
}
