import { Medal } from '../medal.tsx';

export interface Prize {
  rank: string;
  prize: string;
}

export function PrizeList({ prizes }: { prizes: readonly Prize[] }) {
  return (
    <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-2">
      {prizes.map(({ rank, prize }, index) => (
        <li
          key={rank}
          className="flex items-center gap-3 rounded-md border border-line bg-night/60 px-4 py-3"
        >
          <Medal rank={String(index + 1)} />
          <span className="min-w-0">
            <span className="block text-xs font-semibold text-dim uppercase">{rank}</span>
            <span className="block font-semibold text-ink">{prize}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
