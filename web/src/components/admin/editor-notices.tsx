import type { FieldOf } from '../../lib/admin/edits.ts';
import type { Editor } from '../../lib/admin/use-editor.ts';
import { DraftNotice } from './draft-notice.tsx';
import { GoneNotice } from './gone-notice.tsx';
import { RivalNotice } from './rival-notice.tsx';

interface EditorNoticesProps<T extends object> {
  readonly editor: Editor<T>;
  /** What is edited: «este formulario». */
  readonly subject: string;
  readonly labels: Readonly<Record<FieldOf<T>, string>>;
  readonly shown: (values: T, field: FieldOf<T>) => string;
  readonly isGone?: boolean;
}

/** What has become of the document, and of what was typed, besides this editor. */
export function EditorNotices<T extends object>({
  editor: { draft, rival },
  isGone = false,
  ...words
}: EditorNoticesProps<T>) {
  return (
    <>
      {isGone && <GoneNotice subject={words.subject} />}
      {draft.recovered !== null && <DraftNotice at={draft.recovered.at} onDiscard={draft.startOver} />}
      {rival !== null && <RivalNotice {...rival} {...words} />}
    </>
  );
}
