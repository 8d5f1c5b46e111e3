import type { Site } from '../../../../config/site.ts';
import { joiningQuestions } from '../../words/questions-joining.ts';
import { playingQuestions } from '../../words/questions-playing.ts';
import { siteQuestions } from '../../words/questions-site.ts';
import type { FaqQuestion } from './faq-question.ts';

export interface FaqGroup {
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

export const faqGroups = (site: Site): readonly FaqGroup[] => [
  { title: 'Requisitos e inscripción', questions: joiningQuestions },
  { title: 'Partidas y premios', questions: playingQuestions },
  { title: 'Tus datos y el sitio', questions: siteQuestions(site) },
];
