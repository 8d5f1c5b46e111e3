import type { Player, PlayerEntry } from '@copa/domain/play/player/page';
import { capitalized, longDate } from '@copa/domain/time/date-format';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../../../components/button.tsx';
import { EmptyState, LoadFailed } from '../../../../components/message-state.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { ShareButtons } from '../../../../components/share-buttons.tsx';
import { PageSkeleton } from '../../../../components/skeleton.tsx';
import { pageMeta } from '../../../../config/page-meta.ts';
import { paths } from '../../../../config/paths.ts';
import { counted } from '../../../../lib/counted.ts';
import { cx } from '../../../../lib/cx.ts';
import { useLoad } from '../../../../lib/network/use-load.ts';
import { fetchPlayer } from './player-source.ts';

/** The tournaments that a player shows, with the results. */
export function PlayerScreen({ playerKey }: { playerKey: string }) {
  const load = useLoad(useCallback(() => fetchPlayer(playerKey), [playerKey]));
  if (load.state === 'loading') return <PageSkeleton label="Buscando esta página…" />;
  if (load.state === 'ready' && load.value !== null) return <Shown player={load.value} />;
  return (
    <div className="wrap-narrow">
      {load.state === 'failed' ? (
        <LoadFailed heading="h1" title="No pudimos cargar esta página" again={load.again} />
      ) : (
        <EmptyState
          heading="h1"
          illustration="feather"
          title="Esta página no está activa"
          actions={<LinkButton to={paths.tournaments.to()}>Ver torneos</LinkButton>}
        >
          El enlace está incompleto, o su jugador la desactivó.
        </EmptyState>
      )}
    </div>
  );
}

function Shown({ player: { nick, entries } }: { player: Player }) {
  return (
    <div className="wrap-narrow grid gap-6 pb-16">
      <PageHeader className="pb-0!" eyebrow={pageMeta.player.title} title={nick} />
      <Totals entries={entries} />
      <ul className="grid gap-4">
        {entries.map((entry) => (
          <Played key={`${entry.tournamentId} ${entry.number}`} entry={entry} nick={nick} />
        ))}
      </ul>
      <ShareButtons url={location.href} title={nick} text={`Los torneos de ${nick}:`} />
      <p className="text-sm text-dim">
        {nick} eligió mostrar estos torneos y puede quitarlos cuando quiera. Los Booyahs y las bajas son los
        de su equipo. Cada torneo se borra de aquí cuando se borra su inscripción.
      </p>
    </div>
  );
}

function Totals({ entries }: Pick<Player, 'entries'>) {
  const results = entries.flatMap(({ result }) => result ?? []);
  const titles = results.filter(({ kind, rank }) => kind === 'place' && rank === 1).length;
  const booyahs = results.reduce((sum, each) => sum + each.booyahs, 0);
  const kills = results.reduce((sum, each) => sum + (each.kills ?? 0), 0);
  const figures = [
    ['Torneos', entries.length],
    ['Títulos', titles],
    ['Booyahs', booyahs],
    ['Bajas', kills],
  ] as const;
  return (
    <dl className="surface grid grid-cols-2 gap-px overflow-hidden p-0 sm:grid-cols-4">
      {figures.map(([name, figure]) => (
        <div key={name} className="grid justify-items-center gap-1 px-3 py-4">
          <dt className="order-2 text-sm text-dim">{name}</dt>
          <dd className="font-display text-3xl text-ink tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Medals of the first three ranks. */
const MEDALS: Readonly<Record<number, string>> = {
  1: 'border-gold text-gold',
  2: 'border-ink/60 text-ink',
  3: 'border-ember text-ember',
};

function Played({ entry, nick }: { entry: PlayerEntry; nick: string }) {
  const { tournamentId, tournament, date, timeZone, unit, result } = entry;
  const place = result?.kind === 'place' ? result.rank : null;
  return (
    <li className="surface flex items-start gap-4 p-4 sm:p-5">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-14 shrink-0 place-items-center rounded-full border-2 font-display text-xl tabular-nums',
          (place !== null && MEDALS[place]) || 'border-line text-mist',
        )}
      >
        {result === null ? '–' : `${result.rank}.º`}
      </span>
      <div className="grid min-w-0 gap-1">
        <Link
          to={paths.board.to(tournamentId)}
          className="text-lg font-semibold wrap-anywhere text-ink hover:underline"
        >
          {tournament}
        </Link>
        <p className={cx('wrap-anywhere', place === 1 ? 'font-semibold text-gold' : 'text-mist')}>
          {resultText(entry)}
        </p>
        <p className="text-sm wrap-anywhere text-dim">
          {[
            date === null ? 'Fecha por confirmar' : capitalized(longDate(date, timeZone)),
            ...(unit === nick ? [] : [unit]),
            ...(result === null ? [] : [counted(result.booyahs, 'Booyah', 'Booyahs')]),
            ...(result?.kills == null ? [] : [counted(result.kills, 'baja', 'bajas')]),
          ].join(' · ')}
        </p>
      </div>
    </li>
  );
}

function resultText({ result }: PlayerEntry): string {
  if (result === null) return 'Todavía sin resultado';
  const { kind, rank, stage } = result;
  if (kind === 'passed') return `Clasificó en «${stage}»`;
  if (kind === 'out') return `Llegó hasta «${stage}»`;
  return rank === 1 ? '¡Campeón!' : `Terminó ${rank}.º`;
}
