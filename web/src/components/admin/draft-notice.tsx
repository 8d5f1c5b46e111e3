import { relativeTime } from '@copa/domain/time/date-format';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../button.tsx';

/** Says that text of an earlier visit was restored, and offers to discard it. */
export function DraftNotice({ at, onDiscard }: { at: Date; onDiscard: () => void }) {
  const now = useNow();
  return (
    <output className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 rounded-md border border-info/40 bg-info/12 p-4 text-info">
      <span className="min-w-0 flex-1 basis-56">
        Recuperamos lo que escribiste {relativeTime(at, now)} sin guardar.
      </span>
      <Button variant="ghost" onClick={onDiscard}>
        Descartar
      </Button>
    </output>
  );
}
