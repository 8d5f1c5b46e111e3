import type { Board } from '@copa/domain/play/board';
import { scoredIn } from '@copa/domain/play/board/scored';
import { matchName, matchStateText, rowName, UNKNOWN } from '@copa/domain/play/board/words';
import { lobbyName } from '@copa/domain/play/draw';
import { MATCH_FIGURES } from '@copa/domain/play/result/figures';
import { FIGURE_WORDS } from '@copa/domain/play/words/figures';
import { BoardFrame, NAME_HEAD } from '../../../components/board/board-frame.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/board.ts';

type Match = Board['matches'][number];

const HEADS = [
  ['w-14', words.place],
  NAME_HEAD,
  ...MATCH_FIGURES.map((each) => ['board-figure', FIGURE_WORDS[each].name] as const),
  ['board-figure', words.points],
] as const;

interface MatchListProps {
  readonly board: Board;
  readonly lobby: string | null;
  readonly several: boolean;
  readonly own: number | null;
}

export function MatchList({ board, lobby, several, own }: MatchListProps) {
  const now = useNow();
  const matches = board.matches
    .filter((match) => lobby === null || lobbiesOf(board, match).includes(lobby))
    .toSorted((a, b) => Number(b.isExtra) - Number(a.isExtra) || b.number - a.number);
  if (matches.length === 0) return <p className="text-mist">{words.noMatches}</p>;
  return (
    <div className="grid gap-3">
      {matches.map((match, index) => (
        <details
          key={`${match.lobby}-${match.isExtra}-${match.number}`}
          open={index === 0}
          className="faq-item group"
        >
          <summary className="flex items-center justify-between gap-4 px-4 py-3">
            <span>
              <h3 className="inline text-lg uppercase">
                {[
                  matchName(match),
                  several && new Set(lobbiesOf(board, match)).size === 1 && lobbyName({ id: match.lobby }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </h3>
              <span className="block text-sm text-mist">
                {[match.map, matchStateText(match, now)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Icon name="chevron" className="size-5 text-ember transition-transform group-open:turned" />
          </summary>
          <Played board={board} match={match} own={own} />
        </details>
      ))}
    </div>
  );
}

function placed({ rows }: Board, { order }: Match): Board['rows'] {
  return order.flatMap((number) => rows.find((row) => row.number === number) ?? []);
}

/** An extra match may have units of several lobbies. */
function lobbiesOf(board: Board, match: Match): readonly string[] {
  return [match.lobby, ...placed(board, match).map(({ lobby }) => lobby)];
}

const figure = (value: number | null) => (value === null ? UNKNOWN : String(value));

function Played({ board, match, own }: Pick<MatchListProps, 'board' | 'own'> & { match: Match }) {
  if (match.isExtra) return <Extra board={board} match={match} own={own} />;
  const rows = board.rows
    .filter(({ lobby }) => lobby === match.lobby)
    .flatMap((row) =>
      scoredIn(row)
        .filter((each) => each.match === match.number)
        .map((each) => ({ ...each, row })),
    )
    .toSorted(
      (a, b) =>
        Number(b.played) - Number(a.played) ||
        (a.placement ?? 99) - (b.placement ?? 99) ||
        b.points - a.points,
    );
  if (rows.length === 0) return <p className="px-4 pb-4 text-mist">{words.notCounted}</p>;
  return (
    <BoardFrame caption={matchName(match)} heads={HEADS}>
      {rows.map(({ row, placement, played, points, ...counts }) => (
        <tr key={row.number} data-rank={placement ?? undefined} data-own={row.number === own || undefined}>
          <td className="board-rank">{figure(placement)}</td>
          <th scope="row" className="board-name">
            <span>{rowName(row)}</span>
            {!played && <small>{words.didNotPlay}</small>}
          </th>
          {MATCH_FIGURES.map((each) => (
            <td key={each} className="board-figure">
              {figure(counts[each])}
            </td>
          ))}
          <td className="board-points">{points}</td>
        </tr>
      ))}
    </BoardFrame>
  );
}

function Extra({ board, match, own }: Pick<MatchListProps, 'board' | 'own'> & { match: Match }) {
  return (
    <div className="grid gap-2 px-4 pb-4">
      <p className="text-mist">{words.tieOnly}</p>
      <ol aria-label={matchName(match)} className="list-inside list-decimal">
        {placed(board, match).map((row) => (
          <li key={row.number} data-own={row.number === own || undefined}>
            {rowName(row)}
          </li>
        ))}
      </ol>
    </div>
  );
}
