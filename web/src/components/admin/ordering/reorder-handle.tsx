import { IconButton } from '../../button.tsx';
import * as words from '../../words/admin.ts';
import { DragGrip, type DragGripProps } from './drag-grip.tsx';

interface ReorderHandleProps extends DragGripProps {
  readonly count: number;
  readonly isInLine?: boolean;
}

export function ReorderHandle({ count, isInLine = false, ...grip }: ReorderHandleProps) {
  const { label, index, onMove } = grip;
  return (
    <div className={isInLine ? 'flex' : 'grid shrink-0 content-start sm:grid-cols-2'}>
      <IconButton
        icon="chevron"
        iconClassName="turned"
        label={words.up(label)}
        disabled={index === 0}
        className="disabled:opacity-40"
        onClick={() => onMove(index - 1)}
      />
      <DragGrip {...grip} />
      <IconButton
        icon="chevron"
        label={words.down(label)}
        disabled={index === count - 1}
        className="disabled:opacity-40"
        onClick={() => onMove(index + 1)}
      />
    </div>
  );
}
