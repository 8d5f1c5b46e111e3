import { Icon } from '../../../components/icon.tsx';

const colours = ['text-gold', 'text-mist', 'text-ember'] as const;

export function Medal({ rank }: { rank: number }) {
  return <Icon name="trophy" className={colours[rank - 1] ?? 'text-dim'} />;
}
