import type { Site } from '../../config/site.ts';
import { joiningQuestions } from './questions-joining.ts';
import { playingQuestions } from './questions-playing.ts';
import { siteQuestions } from './questions-site.ts';

export interface FaqQuestion {
  readonly slug: string;
  readonly question: string;
  readonly answer: readonly string[];
}

export interface FaqGroup {
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

export const faqGroups = (site: Site): readonly FaqGroup[] => [
  { title: 'Requisitos e inscripción', questions: joiningQuestions },
  { title: 'Partidas y premios', questions: playingQuestions },
  { title: 'Tus datos y el sitio', questions: siteQuestions(site) },
];
