import { Icon } from '../../../components/icon.tsx';

/** The rank gives the colour in the styles: a built page has a slot for it. */
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
