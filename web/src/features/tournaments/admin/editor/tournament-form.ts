import type { TournamentAnswer } from '@copa/domain/tournaments/endpoints';
import type { WindowKind } from '@copa/domain/tournaments/places/window';
import { createContext, useContext } from 'react';
import type { Editor } from '../../../../lib/admin/use-editor.ts';
import type { TypedReservation } from './reservation-values.ts';
import type { EditorField, EditorValues } from './tournament-form-values.ts';

type TournamentForm = Pick<Editor<EditorValues, EditorField>, 'values' | 'errors' | 'change' | 'leave'> & {
  /** Null while it is not stored yet. */
  readonly tournament: TournamentAnswer | null;
};

export const TournamentFormContext = createContext<TournamentForm | null>(null);

export function useTournamentForm(): TournamentForm {
  const form = useContext(TournamentFormContext);
  if (form === null) throw new Error('A field of the tournament must be used inside its editor');
  return form;
}

/**
 * The editor cannot save while the task stores a form or an image. `problem` is reported if the task fails.
 */
export type Prepare = (problem: string, task: () => Promise<unknown>) => void;

type NameOf<T, Kind> = { [Name in keyof T & string]: T[Name] extends Kind ? Name : never }[keyof T & string];
type TextOf<T> = NameOf<T, string>;
export type TextName = TextOf<EditorValues>;
export type FlagName = NameOf<EditorValues, boolean>;
export type FieldName =
  | TextName
  | `results.${number}.${TextOf<EditorValues['results'][number]>}`
  | `confirmations.${WindowKind}.${'opensAt' | 'closesAt' | 'onMissing'}`
  | `reserved.${Exclude<keyof TypedReservation, 'seasonId'>}`;

type Node = Readonly<Record<string, unknown>>;

function withValue(node: unknown, [key, ...rest]: readonly string[], value: string): unknown {
  if (key === undefined) return value;
  const changed = withValue((node as Node)[key], rest, value);
  return Array.isArray(node)
    ? Object.assign([...(node as readonly unknown[])], { [key]: changed })
    : { ...(node as Node), [key]: changed };
}

export function useTournamentField(name: FieldName) {
  const { values, errors, change, leave } = useTournamentForm();
  const keys = name.split('.');
  const [first = ''] = keys;
  return {
    name,
    value: keys.reduce<unknown>((node, key) => (node as Node)[key], values) as string,
    error: errors[name],
    set: (value: string) => change({ [first]: (withValue(values, keys, value) as Node)[first] }),
    leave: () => leave(name),
  };
}
