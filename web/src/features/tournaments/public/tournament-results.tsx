import type { PodiumLine } from '@copa/domain/tournaments/podium/podium-facts';
import type { ReactNode } from 'react';
import { Medal } from './medal.tsx';

export function TournamentResults({ lines }: { lines: readonly PodiumLine[] }) {
  return (
    <ResultList>
      {lines.map((line) => (
        <ResultLine key={`${line.rank}-${line.player}`} line={line} />
      ))}
    </ResultList>
  );
}

export function ResultList({ children }: { children: ReactNode }) {
  return <ol className="grid gap-2">{children}</ol>;
}

export function ResultLine({ line }: { line: PodiumLine }) {
  const { rank, player, prize, delivered, due, points, decided } = line;
  return (
    <li
      data-rank={rank}
      className="flex flex-wrap items-center gap-x-3 rounded-md border border-line bg-night/60 px-3 py-2 data-[rank=1]:border-gold/50 data-[rank=1]:bg-gold/8"
    >
      <Medal rank={rank} />
      <div className="min-w-0 flex-1 basis-[10ch]">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 font-semibold">{`${rank}. ${player}`}</span>
          <span className="text-sm text-mist empty:hidden">{points}</span>
        </p>
        <p className="text-sm text-dim empty:hidden">{decided}</p>
        <p className="text-sm text-mist empty:hidden">{prize}</p>
        <p className="text-sm text-success empty:hidden">{delivered}</p>
        <p className="text-sm text-dim empty:hidden">{due}</p>
      </div>
    </li>
  );
}
