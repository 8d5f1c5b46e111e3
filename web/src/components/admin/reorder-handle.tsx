import { IconButton } from '../button.tsx';

interface ReorderHandleProps {
  readonly label: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}

/** Two buttons that a thumb, a key and a screen reader can use alike. */
export function ReorderHandle({ label, index, count, onMove }: ReorderHandleProps) {
  return (
    <div className="flex shrink-0 flex-col">
      <IconButton
        icon="chevron"
        iconClassName="rotate-180"
        label={`Subir ${label}`}
        disabled={index === 0}
        className="disabled:opacity-40"
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        icon="chevron"
        label={`Bajar ${label}`}
        disabled={index === count - 1}
        className="disabled:opacity-40"
        onClick={() => onMove(index + 1)}
      />
    </div>
  );
}
