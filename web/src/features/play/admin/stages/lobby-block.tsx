import { can } from '@copa/domain/people/roles';
import { lobbyName } from '@copa/domain/play/draw';
import { parseMatchId } from '@copa/domain/play/match';
import type { Lobby } from '@copa/domain/play/stage';
import { counted, numberText } from '@copa/domain/words/counted';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Fold } from '../../../../components/admin/admin-section.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { DAY_ACCESS } from '../../../../config/day-path.ts';
import { matchPath } from '../../../../config/play-path.ts';
import { useAdmin } from '../../../../lib/admin/admin-context.ts';
import { cx } from '../../../../lib/cx.ts';
import { MATCH_STATES, matchName } from '../../words/admin.ts';
import * as words from '../../words/stages.ts';
import { type MatchSlot, matchSlotsOf, type StageView } from './stage-view.ts';

const FRAMES: Readonly<Record<MatchSlot['state'], string>> = {
  none: 'border-edge/70 bg-coal text-ink hover:border-gold',
  draft: 'border-warning/60 bg-warning/12 text-ink hover:border-warning',
  ready: 'border-warning bg-warning/12 text-ink hover:border-gold',
  provisional: 'border-info/50 bg-info/12 text-ink hover:border-info',
  protested: 'border-warning/60 bg-warning/12 text-ink hover:border-warning',
  official: 'border-success/50 bg-success/12 text-ink hover:border-success',
  void: 'border-danger/50 bg-danger/12 text-mist hover:border-danger',
};

interface LobbyBlockProps {
  readonly view: StageView;
  readonly lobby: Lobby;
  readonly nameOf: (unitId: string) => string;
  readonly unitWords: { readonly one: string; readonly many: string };
  readonly now: Date;
}

export function LobbyBlock({ view, lobby, nameOf, unitWords, now }: LobbyBlockProps) {
  const { stage, table, passing, tied } = view;
  const slots = matchSlotsOf(view, lobby.id, now);
  const due = slots.find(({ isDue }) => isDue);
  const rows = table.rows.filter((row) => row.lobby === lobby.id);
  return (
    <section
      aria-label={lobbyName(lobby)}
      className="grid gap-2 rounded-md border border-line bg-night/60 p-3"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-lg uppercase">{lobbyName(lobby)}</h3>
        <p className="text-sm text-mist">{counted(lobby.units.length, unitWords.one, unitWords.many)}</p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-1.5">
        {slots.map((slot) => (
          <li key={slot.id} className="grid">
            <Tile
              to={matchPath(stage.tournamentId, stage.number, slot.id)}
              label={`${lobbyName(lobby)}, ${nameIn(lobby, slot.id)}: ${stateWord(slot)}`}
              className={cx(
                'grid min-h-13 content-center rounded-md border px-2 py-1 leading-tight transition-colors',
                slot.isNeedless ? 'border-line text-dim' : FRAMES[slot.state],
                slot.id === due?.id && stage.state === 'playing' && 'border-gold! ring-1 ring-gold',
              )}
            >
              <span className="text-sm font-semibold">{nameIn(lobby, slot.id)}</span>
              <span className="text-xs text-mist">{stateWord(slot)}</span>
            </Tile>
          </li>
        ))}
      </ul>
      <Fold summary={words.lobbyUnits}>
        <ol className="grid gap-x-4 sm:grid-cols-2">
          {rows.map(({ id, points }) => (
            <li
              key={id}
              className="flex min-h-8 items-center gap-2 border-t border-line/60 py-1 leading-tight"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{nameOf(id)}</span>
              {passing.has(id) && (
                <span className="flex items-center gap-0.5 text-xs font-semibold text-success">
                  <Icon name="check" className="size-3.5" /> {words.passes}
                </span>
              )}
              {tied.has(id) && <span className="text-xs font-semibold text-warning">{words.tie}</span>}
              <span className="w-9 text-right font-semibold tabular-nums">{numberText(points)}</span>
            </li>
          ))}
        </ol>
      </Fold>
    </section>
  );
}

interface TileProps {
  readonly to: string;
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

function Tile({ to, label, className, children }: TileProps) {
  const { user } = useAdmin();
  if (!can(user, DAY_ACCESS.match))
    return <div className={cx('pointer-events-none', className)}>{children}</div>;
  return (
    <Link to={to} aria-label={label} className={className}>
      {children}
    </Link>
  );
}

function nameIn({ id }: Lobby, match: string): string {
  const { lobby } = parseMatchId(match);
  return lobby === id ? matchName(match) : `${matchName(match)} (${lobbyName({ id: lobby })})`;
}

function stateWord({ state, isNeedless }: MatchSlot): string {
  return isNeedless ? words.notNeeded : MATCH_STATES[state].label;
}
