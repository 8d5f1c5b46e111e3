import { Icon } from '../../../components/icon.tsx';

const colours = ['text-gold', 'text-mist', 'text-ember'] as const;

/** The cup of a place, the first being 1. */
export function Medal({ place }: { place: number }) {
  return <Icon name="trophy" className={colours[place - 1] ?? 'text-dim'} />;
}
