import type { Registration } from '@copa/domain/registrations/registration';
import { type ReactNode, useState } from 'react';
import { SearchField } from '../../fields/search-field.tsx';
import * as words from '../../words/admin.ts';
import { registrationMatcher } from './registration-matcher.ts';

export function RegistrationSearch({ text, onText }: { text: string; onText: (text: string) => void }) {
  return (
    <SearchField
      label={words.searchPlayer}
      hidesLabel
      placeholder={words.searchPlayerHint}
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  );
}

const UNSEARCHED_MAX = 12;

export function useRegistrationSearch(units: readonly Registration[]): {
  readonly found: readonly Registration[];
  readonly search: ReactNode;
} {
  const [text, setText] = useState('');
  if (units.length <= UNSEARCHED_MAX && text === '') return { found: units, search: null };
  const found = units.filter(registrationMatcher(text));
  return {
    found,
    search: (
      <search className="grid gap-1">
        <RegistrationSearch text={text} onText={setText} />
        <output className="text-sm text-dim empty:sr-only">{found.length === 0 && words.nobodyFound}</output>
      </search>
    ),
  };
}
