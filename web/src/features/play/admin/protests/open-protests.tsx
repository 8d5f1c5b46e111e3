import type { Protest } from '@copa/domain/play/protest/protest';
import type { Stage } from '@copa/domain/play/stage';
import { LinkButton } from '../../../../components/button.tsx';
import { openProtests, openProtestsMean } from '../../../../components/words/admin.ts';
import { LiveArea } from '../../../../lib/live/live-area.tsx';
import { useStages } from '../use-stages.ts';
import { undecidedMatches } from './undecided.ts';
import { useOpenProtests } from './use-protests.ts';

interface OpenProtestsProps {
  readonly id: string;
  /** They are read if the screen has not read them. */
  readonly stages?: readonly Stage[];
  readonly isGold?: boolean;
}

export default function OpenProtests({ id, stages, isGold = false }: OpenProtestsProps) {
  const open = useOpenProtests(id);
  if (open.length === 0) return null;
  if (stages === undefined) return <WithStages {...{ id, open, isGold }} />;
  return <Open {...{ open, stages, isGold }} />;
}

interface OpenProps {
  readonly open: readonly Protest[];
  readonly isGold: boolean;
}

function WithStages({ id, ...open }: OpenProps & { readonly id: string }) {
  const play = useStages(id);
  return typeof play !== 'string' && <Open {...open} stages={play.stages} />;
}

function Open({ open, stages, isGold }: OpenProps & { readonly stages: readonly Stage[] }) {
  return (
    <section
      aria-labelledby="sin-resolver"
      className="grid gap-2 rounded-lg border border-warning/60 bg-warning/12 p-3"
    >
      <h2 id="sin-resolver" className="text-lg font-semibold text-warning">
        {openProtests(open.length)}
      </h2>
      <p className="text-sm text-mist">{openProtestsMean}</p>
      <div className="flex flex-wrap gap-2">
        {undecidedMatches(open, stages).map(({ to, label }, index) => (
          <LinkButton
            key={to}
            variant={isGold && index === 0 ? 'primary' : 'secondary'}
            className="text-balance"
            to={to}
          >
            {label}
          </LinkButton>
        ))}
      </div>
    </section>
  );
}

export function OpenProtestsBar(props: OpenProtestsProps) {
  return (
    <LiveArea>
      <div className="mb-2 empty:hidden">
        <OpenProtests {...props} />
      </div>
    </LiveArea>
  );
}
