import * as z from 'zod/mini';
import { SETTING_MAX } from '../../limits.ts';
import { text } from '../../text.ts';
import { CHOICE_LABELS } from '../words/choices.ts';
import { noChoice } from '../words/fields.ts';
import { type ChoiceField, eachSettingField, type SettingField } from './fields.ts';

type Choice<Labels> = z.ZodMiniDefault<z.ZodMiniEnum<{ [Value in keyof Labels & string]: Value }>>;
type ChoiceShape = { [Field in ChoiceField]: Choice<(typeof CHOICE_LABELS)[Field]> };

function choice(labels: Readonly<Record<string, string>>) {
  const [first = '', ...others] = Object.keys(labels);
  return z._default(z.enum([first, ...others], noChoice), first);
}

export const choiceShape = Object.fromEntries(
  Object.entries(CHOICE_LABELS).map(([field, labels]) => [field, choice(labels)]),
) as unknown as ChoiceShape;

/** People read a name for each of these codes. */
const DEFAULT_CODES: Readonly<Partial<Record<SettingField, string>>> = {
  gameMode: 'COMPETITIVO',
  format: 'eliminacion_directa',
};

export const settingShape = {
  ...eachSettingField((field) => z._default(text(SETTING_MAX), DEFAULT_CODES[field] ?? '')),
  ...choiceShape,
};
