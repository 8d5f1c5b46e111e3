import { Icon } from '../../../components/icon.tsx';

const colours = ['text-gold', 'text-mist', 'text-ember'] as const;

/** The cup of a rank, the first being 1. */
export function Medal({ rank }: { rank: number }) {
  return <Icon name="trophy" className={colours[rank - 1] ?? 'text-dim'} />;
}
