import { plainText, searchWords } from '../../../../lib/plain-text.ts';
import type { FaqGroup } from './faq-groups.ts';

export function matchQuestions(groups: readonly FaqGroup[], search: string): FaqGroup[] {
  const words = searchWords(search);
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const text = plainText([question, ...answer].join(' '));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((group) => group.questions.length > 0);
}
