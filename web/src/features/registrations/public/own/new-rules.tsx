import { ChangeAlert } from '../../../../components/change-alert.tsx';
import { paths } from '../../../../config/paths.ts';
import * as words from '../../words/new-rules.tsx';

export function NewRules({ about, tournamentId }: { about: 'own' | 'team'; tournamentId: string }) {
  return (
    <ChangeAlert tone="warning" title={words.title}>
      {words.text(about, paths.tournament.to(tournamentId))}
    </ChangeAlert>
  );
}
