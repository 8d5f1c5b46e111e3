import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react';
import type { Editor } from '../../../lib/admin/use-editor.ts';
import { Button } from '../../button.tsx';
import { Overlay } from '../../dialog/overlay.tsx';
import { SidePanel } from '../../dialog/side-panel.tsx';
import * as words from '../../words/admin.ts';
import { LeaveDialog } from '../leave-dialog.tsx';
import { EditorNotices } from './editor-notices.tsx';

interface EditorDialogProps<T extends object, Part extends string>
  extends ComponentProps<typeof EditorNotices<T, Part>> {
  readonly editor: Editor<T, Part>;
  readonly title: string;
  readonly save: string;
  readonly onSubmit?: (event: FormEvent) => void;
  readonly onClose: () => void;
  readonly problem?: ReactNode;
  readonly isAsking?: boolean;
  /** Opens beside the list; otherwise the dialog covers it. */
  readonly isBeside?: boolean;
  readonly size?: ComponentProps<typeof Overlay>['size'];
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

export function EditorDialog<T extends object, Part extends string>(props: EditorDialogProps<T, Part>) {
  const { title, save, onSubmit, onClose, problem, isAsking = false, ...rest } = props;
  const { isBeside = false, size = 'medium', children, below, ...notices } = rest;
  const { form, guard, draft, busy, ...editor } = notices.editor;
  const id = useId();
  const close = () => guard.ask(onClose);
  const footer = (
    <>
      <p role="alert" className="basis-full font-semibold text-danger empty:absolute">
        {problem ?? editor.problem}
      </p>
      <Button variant="secondary" disabled={busy} onClick={close}>
        {words.cancel}
      </Button>
      <Button type="submit" form={id} busy={busy || isAsking}>
        {save}
      </Button>
    </>
  );
  const content = (
    <>
      <form ref={form} id={id} noValidate onSubmit={onSubmit ?? editor.onSubmit} className="grid gap-4">
        <EditorNotices {...notices} />
        {children}
      </form>
      {below}
    </>
  );
  const frame = { title, footer, onClose: close };
  return (
    <>
      {isBeside ? (
        <SidePanel {...frame}>{content}</SidePanel>
      ) : (
        <Overlay size={size} {...frame}>
          {content}
        </Overlay>
      )}
      <LeaveDialog guard={guard} onLeave={draft.over} />
    </>
  );
}
