import type { Site } from '../../../../config/site.ts';
import * as words from '../../words/faq.ts';
import { joiningQuestions } from '../../words/questions-joining.ts';
import { playingQuestions } from '../../words/questions-playing.ts';
import { siteQuestions } from '../../words/questions-site.ts';
import type { FaqQuestion } from './faq-question.ts';

export interface FaqGroup {
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

export const faqGroups = (site: Site): readonly FaqGroup[] => [
  { title: words.joining, questions: joiningQuestions },
  { title: words.playing, questions: playingQuestions },
  { title: words.site, questions: siteQuestions(site) },
];
