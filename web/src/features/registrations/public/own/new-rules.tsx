import { ChangeNotice } from '../../../../components/change-notice.tsx';
import { paths } from '../../../../config/paths.ts';
import * as words from '../../words/new-rules.tsx';

interface NewRulesProps {
  readonly about: 'own' | 'team';
  readonly tournamentId: string;
}

export function NewRules({ about, tournamentId }: NewRulesProps) {
  return (
    <ChangeNotice tone="warning" title={words.title}>
      {words.text(about, paths.tournament.to(tournamentId))}
    </ChangeNotice>
  );
}
