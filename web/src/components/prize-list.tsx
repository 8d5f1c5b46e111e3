import { Medal } from './medal.tsx';

export interface Prize {
  place: string;
  prize: string;
}

export function PrizeList({ prizes }: { prizes: readonly Prize[] }) {
  return (
    <ol className="grid gap-2 sm:grid-cols-3">
      {prizes.map(({ place, prize }, index) => (
        <li
          key={place}
          className="flex items-center gap-3 rounded-md border border-line bg-night/60 px-4 py-3"
        >
          <Medal place={index + 1} />
          <span className="min-w-0">
            <span className="block text-xs font-semibold text-dim uppercase">{place}</span>
            <span className="block font-semibold text-ink">{prize}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
