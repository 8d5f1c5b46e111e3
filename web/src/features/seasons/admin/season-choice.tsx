import { SeasonSchema } from '@copa/domain/seasons/season';
import { PartSkeleton } from '../../../components/admin/query-states.tsx';
import { withChosen } from '../../../components/admin/with-chosen.ts';
import { Button } from '../../../components/button.tsx';
import { SelectField } from '../../../components/fields/text-field.tsx';
import { LiveArea } from '../../../lib/live/live-area.tsx';
import { useLiveDocuments } from '../../../lib/live/use-live-documents.ts';
import * as words from '../words/admin.ts';
import { SEASON_LIST } from './season-list.tsx';

interface SeasonChoiceProps {
  readonly chosen: string;
  readonly error: string | undefined;
  readonly choose: (seasonId: string) => void;
}

export function SeasonChoice(props: SeasonChoiceProps) {
  return (
    <LiveArea>
      <Choice {...props} />
    </LiveArea>
  );
}

function Choice({ chosen, error, choose }: SeasonChoiceProps) {
  const { documents, status } = useLiveDocuments(SEASON_LIST, SeasonSchema);
  if (status === 'loading') return <PartSkeleton label={words.loading} className="h-20" />;
  const seasons = documents.filter(({ id, erasedAt }) => erasedAt === null || id === chosen);
  const [newest] = seasons.filter(({ state }) => state === 'open');
  if (seasons.length === 0 && chosen === '') {
    const why = status === 'offline' ? words.offlineText : words.noSeasonToReserve;
    return <p className="text-sm text-dim">{why}</p>;
  }
  const options = seasons.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      {chosen === '' && newest !== undefined && (
        <Button variant="secondary" icon="trophy" onClick={() => choose(newest.id)}>
          {words.reserveFor(newest.name)}
        </Button>
      )}
      <SelectField
        label={words.season}
        required="unmarked"
        value={chosen}
        error={error}
        placeholder={words.forEverybody}
        options={withChosen(options, chosen, words.otherSeason)}
        onChange={(event) => choose(event.target.value)}
      />
    </>
  );
}
