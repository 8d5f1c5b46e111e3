import { MIN_ACCOUNT_LEVEL } from '../limits.ts';
import * as words from './words.ts';

/** The options begin at the lowest level that may play, so that nobody registers with a lower one. */
export const ACCOUNT_LEVELS = [
  words.levelsFrom(MIN_ACCOUNT_LEVEL),
  words.levelsFrom(MIN_ACCOUNT_LEVEL + 10),
  words.levelsFrom(MIN_ACCOUNT_LEVEL + 20),
  words.levelFrom(MIN_ACCOUNT_LEVEL + 30),
];

export const ACCOUNT_LEVEL_FIELD = {
  id: 'nivel',
  type: 'select' as const,
  label: words.accountLevel,
  required: true,
  options: ACCOUNT_LEVELS,
};
