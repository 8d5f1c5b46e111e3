import { relativeTime } from '@copa/domain/time/relative-time';
import type { Editor } from '../../../lib/admin/use-editor.ts';
import { serverTimeOf } from '../../../lib/network/server-clock.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../button.tsx';
import * as words from '../../words/admin.ts';
import { GoneNotice } from '../gone-notice.tsx';
import { type PartLabel, RivalNotice } from '../rival-notice.tsx';

interface EditorNoticesProps<T extends object, Part extends string> {
  readonly editor: Editor<T, Part>;
  readonly subject: string;
  readonly label: PartLabel<T, Part>;
  readonly shown: (values: T, part: Part) => string;
  readonly isGone?: boolean;
}

export function EditorNotices<T extends object, Part extends string>({
  editor: { draft, rival },
  isGone = false,
  ...words
}: EditorNoticesProps<T, Part>) {
  return (
    <>
      {isGone && <GoneNotice subject={words.subject} />}
      {draft.recovered !== null && <DraftNotice at={draft.recovered.at} onDiscard={draft.startOver} />}
      {rival !== null && <RivalNotice {...rival} {...words} />}
    </>
  );
}

/** `at` is a time of the device's clock. */
export function DraftNotice({ at, onDiscard }: { at: number; onDiscard: () => void }) {
  const now = useNow();
  return (
    <output className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 rounded-md border border-info/40 bg-info/12 p-4 text-info">
      <span className="min-w-0 flex-1 basis-56">{words.recovered(relativeTime(serverTimeOf(at), now))}</span>
      <Button variant="ghost" onClick={onDiscard}>
        {words.discard}
      </Button>
    </output>
  );
}
