import { MATCHES_MAX } from '@copa/domain/limits';
import { FilterSelect, numberedChoices } from '../../../../components/admin/filter-select.tsx';
import * as words from '../../words/admin-room.ts';

interface MatchChooserProps {
  readonly lobby: string | null;
  readonly lobbies: readonly string[];
  readonly roomless?: readonly string[];
  readonly match: number;
  readonly matches: number | null;
  readonly onLobby: (lobby: string | null) => void;
  readonly onMatch: (match: number) => void;
}

export function MatchChooser(props: MatchChooserProps) {
  const { lobby, lobbies, roomless = [], match, matches, onLobby, onMatch } = props;
  const count = Math.max(match, matches ?? MATCHES_MAX);
  if (lobby === null && count === 1) return null;
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-2 *:flex! *:flex-auto *:flex-wrap *:items-center *:gap-3 *:whitespace-nowrap [&_select]:min-w-0 [&_select]:flex-1 [&_select]:basis-24">
      {lobby !== null && (
        <FilterSelect
          label={words.lobby}
          value={lobby}
          onChange={onLobby}
          options={lobbies.map((value) => {
            const named = roomless.includes(value) ? words.lobbyWithoutRoom : words.lobbyNamed;
            return { value, label: named(value.toUpperCase()) };
          })}
        />
      )}
      {count > 1 && (
        <FilterSelect
          label={words.match}
          value={String(match)}
          onChange={(value) => onMatch(Number(value))}
          options={numberedChoices(count, words.matchNumbered)}
        />
      )}
    </div>
  );
}
