import { Icon } from '../../../components/icon.tsx';

/** The styles derive the colour from the rank, because a built page has only a slot for the rank. */
export function Medal({ rank }: { rank: string }) {
  return (
    <span
      data-rank={rank}
      className="contents text-dim data-[rank=1]:text-gold data-[rank=2]:text-mist data-[rank=3]:text-ember"
    >
      <Icon name="trophy" />
    </span>
  );
}
