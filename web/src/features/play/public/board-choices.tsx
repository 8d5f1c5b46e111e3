import { lobbyName } from '@copa/domain/play/draw';
import { Link } from 'react-router-dom';
import { Skeleton } from '../../../components/skeleton.tsx';
import { cx } from '../../../lib/cx.ts';
import * as words from '../words/board.ts';

const LOOK =
  'min-h-11 rounded-sm border border-transparent px-3 py-2 text-center leading-tight font-semibold transition hover:text-ink';
const OTHER = 'text-mist';
const CHOSEN = 'border-ember! bg-ember/12 text-ink';
export type View = keyof typeof words.views;

interface ViewChoiceProps {
  readonly view: View;
  /** Null until React has hydrated the page, because an earlier tap would have no effect. */
  readonly choose: ((view: View) => void) | null;
}

export function ViewChoice({ view, choose }: ViewChoiceProps) {
  return (
    <fieldset className="flex flex-wrap gap-1 *:grow rounded-md border border-line bg-night p-1">
      <legend className="sr-only">{words.whatToSee}</legend>
      {(Object.keys(words.views) as View[]).map((each) => (
        <button
          key={each}
          type="button"
          disabled={choose === null}
          aria-pressed={each === view}
          onClick={() => choose?.(each)}
          className={cx(LOOK, each === view ? CHOSEN : OTHER)}
        >
          {words.views[each]}
        </button>
      ))}
    </fieldset>
  );
}

interface LobbyChoiceProps {
  readonly lobbies: readonly string[];
  readonly lobby: string | null;
  readonly choose: (lobby: string | null) => void;
}

export function LobbyChoice({ lobbies, lobby, choose }: LobbyChoiceProps) {
  return (
    <label className="flex min-h-12 items-center gap-3">
      <span className="shrink-0 font-semibold">{words.lobby}</span>
      <select
        className="control control-select"
        value={lobby ?? ''}
        onChange={(event) => choose(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">{words.allLobbies}</option>
        {lobbies.map((id) => (
          <option key={id} value={id}>
            {lobbyName({ id })}
          </option>
        ))}
      </select>
    </label>
  );
}

interface StageLinksProps {
  readonly stages: number;
  readonly stage: number;
  readonly name: string;
  readonly to: (stage: number) => string;
}

export function StageLinks({ stages, stage, name, to }: StageLinksProps) {
  return (
    <nav aria-label={words.stages} className="flex min-h-11 flex-wrap gap-1">
      {Array.from({ length: stages }, (_, index) => index + 1).map((each) => (
        <Link
          key={each}
          to={to(each)}
          aria-current={each === stage ? 'page' : undefined}
          className={cx(LOOK, each === stage ? CHOSEN : cx(OTHER, 'border-line!'))}
        >
          {each === stage ? name : words.stageNumber(each)}
        </Link>
      ))}
    </nav>
  );
}

export const StagesToCome = () => <Skeleton className="h-11 w-40" />;
export const LobbiesToCome = () => <Skeleton className="h-12 w-full" />;
