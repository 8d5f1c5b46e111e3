import type { AnswerField } from '../questions/answers.ts';

export const REGISTRATION_PAGE_DATA_ID = 'registration-data';

export const CAPTAIN_TERMS_SLOT = 'captainTerms';

/** One of them is kept: the team's where a captain registers. */
export type RegistrationPagePart = 'team' | 'waitingForm';

export interface RegistrationQuestions {
  readonly description: string;
  readonly fields: readonly AnswerField[];
}

export interface PageQuestions extends RegistrationQuestions {
  readonly formId: string;
}

export interface RegistrationPageData {
  /** The time at which the page was made: it may come out of a cache. */
  readonly asOf: Date;
  /** The terms of the captain as the page's HTML says them; null where nobody registers a team. */
  readonly captainTerms: string | null;
  /** Null where the form is missing or closed. */
  readonly questions: PageQuestions | null;
}

/** The page of an invitation either waits, or says what its invitation is to. */
export type InvitationPagePart = 'waiting' | 'invitation';

export const INVITATION_PAGE_DATA_ID = 'invitation-data';

/** It goes to link previews too: an approved name at most. */
export interface InvitationPageData {
  readonly title: string;
  readonly text: string;
}
