import { Icon } from './icon.tsx';

export interface Prize {
  place: string;
  prize: string;
}

const medals = ['text-gold', 'text-mist', 'text-ember'] as const;

export function PrizeList({ prizes }: { prizes: readonly Prize[] }) {
  return (
    <ol className="grid gap-2 sm:grid-cols-3">
      {prizes.map(({ place, prize }, index) => (
        <li
          key={place}
          className="flex items-center gap-3 rounded-md border border-line bg-night/60 px-4 py-3"
        >
          <Icon name="trophy" className={medals[index] ?? 'text-dim'} />
          <span className="min-w-0">
            <span className="block text-xs font-semibold text-dim uppercase">{place}</span>
            <span className="block font-semibold text-ink">{prize}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
