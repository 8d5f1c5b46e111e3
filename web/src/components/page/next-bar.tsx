import { ownHour } from '@copa/domain/time/hours';
import { paths } from '../../config/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { LinkButton } from '../button.tsx';
import * as words from '../words/next-bar.ts';
import { BottomBar } from './bottom-bar.tsx';

interface NextBarProps {
  readonly tournament: {
    readonly id: string;
    readonly name: string;
    readonly date: Date;
  };
  readonly isOpen: boolean;
  readonly isGold: boolean;
}

/** On phones it stays at the bottom, so that nothing moves when it appears. */
export function NextBar({ tournament: { id, name, date }, isOpen, isGold }: NextBarProps) {
  const now = useNow();
  return (
    <BottomBar>
      <LinkButton
        to={paths.tournament.to(id)}
        block
        variant={isGold ? 'primary' : 'secondary'}
        iconAfter="arrow-right"
        className="min-h-14"
      >
        <span className="line-clamp-1 text-sm font-normal">{words.next(ownHour(date, now))}</span>
        <span className="line-clamp-1 wrap-anywhere">{(isOpen ? words.register : words.see)(name)}</span>
      </LinkButton>
    </BottomBar>
  );
}
