import type { AnswerField } from '../questions/answers.ts';

/** The element with the questions of the form, for the screen to begin with. */
export const QUESTIONS_PAGE_DATA_ID = 'registration-questions';

export interface RegistrationQuestions {
  /** The organiser's text above the questions. */
  readonly description: string;
  readonly fields: readonly AnswerField[];
}

export interface QuestionsPageData extends RegistrationQuestions {
  /** When the page was made: it may come out of a cache. */
  readonly asOf: Date;
  readonly formId: string;
}
