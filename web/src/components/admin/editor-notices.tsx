import type { Editor } from '../../lib/admin/use-editor.ts';
import { DraftNotice } from './draft-notice.tsx';
import { GoneNotice } from './gone-notice.tsx';
import { type PartLabel, RivalNotice } from './rival-notice.tsx';

interface EditorNoticesProps<T extends object, Part extends string> {
  readonly editor: Editor<T, Part>;
  /** The name of the document in a sentence: «este formulario». */
  readonly subject: string;
  readonly label: PartLabel<T, Part>;
  readonly shown: (values: T, part: Part) => string;
  readonly isGone?: boolean;
}

/** Notices about the document and its draft, besides this editor's own. */
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
