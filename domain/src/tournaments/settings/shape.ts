import * as z from 'zod/mini';
import { text } from '../../text.ts';
import { CHOICE_LABELS } from '../words/choices.ts';
import { noChoice } from '../words/fields.ts';
import { type ChoiceField, eachSetting, type SettingField } from './fields.ts';

type Choice<Labels> = z.ZodMiniDefault<z.ZodMiniEnum<{ [Value in keyof Labels & string]: Value }>>;
type ChoiceShape = { [Field in ChoiceField]: Choice<(typeof CHOICE_LABELS)[Field]> };

function choice(labels: Readonly<Record<string, string>>) {
  const [usual = '', ...others] = Object.keys(labels);
  return z._default(z.enum([usual, ...others], noChoice), usual);
}

export const choiceShape = Object.fromEntries(
  Object.entries(CHOICE_LABELS).map(([field, labels]) => [field, choice(labels)]),
) as unknown as ChoiceShape;

/** These defaults are codes. People read a name for each. */
const USUAL: Readonly<Partial<Record<SettingField, string>>> = {
  gameMode: 'COMPETITIVO',
  format: 'eliminacion_directa',
};

export const settingShape = {
  ...eachSetting((field) => z._default(text(60), USUAL[field] ?? '')),
  ...choiceShape,
};
