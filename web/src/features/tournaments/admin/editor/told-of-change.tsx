import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/editor.ts';
import { changeText, type GivingChange, givenPlaces, type ToldChange } from './change-text.ts';
import { useTournamentForm } from './tournament-form.ts';

export function ToldOfChange({ of }: { readonly of: ToldChange }) {
  const { tournament, values } = useTournamentForm();
  const now = useNow();
  return (
    <output className="text-sm text-warning empty:absolute">{changeText(of, tournament, values, now)}</output>
  );
}

/** Units that wait get the new places at once, and no later change takes a place back. */
export function GivenPlaces({ by }: { readonly by: GivingChange }) {
  const { tournament, values } = useTournamentForm();
  const now = useNow();
  const given = givenPlaces(by, tournament, values, now);
  return (
    <output className="text-sm text-warning empty:absolute">{given > 0 && words.givesPlaces(given)}</output>
  );
}
