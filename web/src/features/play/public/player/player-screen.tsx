import { PlayerKeySchema } from '@copa/domain/ids';
import {
  PLAYED_TOURNAMENTS_MAX,
  type PlayedTournament,
  type PlayerPage,
  PlayerPageSchema,
} from '@copa/domain/play/player/page';
import { capitalized } from '@copa/domain/sentence';
import { dateText } from '@copa/domain/time/days';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { ordinal } from '@copa/domain/words/counted';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { LoadFailed } from '../../../../components/message-state.tsx';
import { DeadEnd } from '../../../../components/page/dead-end.tsx';
import { PageHeader } from '../../../../components/page/page-header.tsx';
import { ShareButtons } from '../../../../components/share-buttons.tsx';
import { PageSkeleton } from '../../../../components/skeleton.tsx';
import { pageMeta } from '../../../../config/page-meta.ts';
import { paths } from '../../../../config/paths.ts';
import { cx } from '../../../../lib/cx.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { useLoad } from '../../../../lib/network/use-load.ts';
import * as words from '../../words/player.ts';

export function PlayerScreen({ playerKey }: { playerKey: string }) {
  const load = useLoad(useCallback(() => fetchPlayer(playerKey), [playerKey]));
  if (load.state === 'loading') return <PageSkeleton label={words.loading} />;
  if (load.state === 'ready' && load.value !== null) return <Shown player={load.value} />;
  return (
    <div className="wrap-narrow">
      {load.state === 'failed' ? (
        <LoadFailed heading="h1" title={words.failedTitle} again={load.again} />
      ) : (
        <DeadEnd heading="h1" title={words.missingTitle}>
          {words.missingText}
        </DeadEnd>
      )}
    </div>
  );
}

function Shown({ player: { nick, entries } }: { player: PlayerPage }) {
  return (
    <div className="wrap-narrow grid gap-6 pb-16">
      <PageHeader
        className="pb-0!"
        eyebrow={pageMeta.player.title}
        title={<span className="normal-case">{nick}</span>}
      />
      <Totals entries={entries} />
      {entries.length === PLAYED_TOURNAMENTS_MAX && <p className="text-sm text-dim">{words.onlyLatest}</p>}
      <ul className="grid gap-4">
        {entries.map((entry) => (
          <Played key={`${entry.tournamentId} ${entry.number}`} entry={entry} nick={nick} />
        ))}
      </ul>
      <ShareButtons url={location.href} title={nick} text={words.shared(nick)} />
      <p className="text-sm text-dim">{words.about(nick)}</p>
    </div>
  );
}

function Totals({ entries }: Pick<PlayerPage, 'entries'>) {
  const results = entries.flatMap(({ result }) => result ?? []);
  const titles = results.filter(({ kind, rank }) => kind === 'rank' && rank === 1).length;
  const booyahs = results.reduce((sum, each) => sum + each.booyahs, 0);
  const kills = results.reduce((sum, each) => sum + (each.kills ?? 0), 0);
  const figures = [
    [words.tournaments, entries.length],
    [words.titles, titles],
    [words.booyahs, booyahs],
    [words.kills, kills],
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

const MEDALS: Readonly<Record<number, string>> = {
  1: 'border-gold text-gold',
  2: 'border-ink/60 text-ink',
  3: 'border-ember text-ember',
};

function Played({ entry, nick }: { entry: PlayedTournament; nick: string }) {
  const { tournamentId, tournament, date, unit, result } = entry;
  const rank = result?.kind === 'rank' ? result.rank : null;
  return (
    <li className="surface relative flex items-start gap-4 p-4 sm:p-5">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-14 shrink-0 place-items-center rounded-full border-2 font-display text-xl tabular-nums',
          (rank !== null && MEDALS[rank]) || 'border-line text-mist',
        )}
      >
        {result === null ? '–' : ordinal(result.rank)}
      </span>
      <div className="grid min-w-0 gap-1">
        <Link
          to={paths.board.to(tournamentId)}
          className="text-lg font-semibold wrap-anywhere text-ink after:absolute after:inset-0 hover:underline"
        >
          {tournament}
        </Link>
        <p className={cx('wrap-anywhere', rank === 1 ? 'font-semibold text-gold' : 'text-mist')}>
          {words.resultText(entry)}
        </p>
        <p className="text-sm wrap-anywhere text-dim">
          {[
            date === null ? words.noDate : capitalized(dateText(date, ownTimeZone(), serverNow())),
            ...(unit === nick ? [] : [unit]),
            ...(result === null ? [] : [words.booyahCount(result.booyahs)]),
            ...(result?.kills == null ? [] : [words.killCount(result.kills)]),
          ].join(' · ')}
        </p>
      </div>
    </li>
  );
}

/** Returns null for an unknown key, and for a player whose page is switched off. */
async function fetchPlayer(key: string): Promise<PlayerPage | null> {
  if (!z.safeParse(PlayerKeySchema, key).success) return null;
  const { fetchDocument } = await import('../../../../lib/network/public-firestore.ts');
  const document = await fetchDocument(`players/${key}`);
  return document === null ? null : z.parse(PlayerPageSchema, { ...document.data, id: key });
}
