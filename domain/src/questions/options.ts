import * as z from 'zod/mini';
import { OPTIONS_MAX, SHORT_TEXT_MAX } from '../limits.ts';
import { text } from '../text.ts';
import { needsOptions } from './field-type.ts';
import * as words from './words/fields.ts';

export const OptionsSchema = z.array(text(SHORT_TEXT_MAX, words.emptyOption)).check(
  z.maxLength(OPTIONS_MAX, words.tooManyOptions),
  z.refine((options) => new Set(options).size === options.length, words.repeatedOption),
);

interface Choice {
  readonly type: string;
  readonly options: readonly string[];
}

export function lacksOptions({ type, options }: Choice): boolean {
  return needsOptions(type) && options.length === 0;
}

export function optionsWhereNeeded(message: string) {
  return z.check<Choice>(({ value, issues }) => {
    if (lacksOptions(value)) {
      issues.push({ code: 'custom', path: ['options'], message, input: value.options });
    }
  });
}
