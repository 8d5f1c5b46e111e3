import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Button } from '../../button.tsx';
import { buttonClass } from '../../button-class.ts';
import { Icon, type IconName } from '../../icon.tsx';
import * as words from '../../words/admin.ts';

interface EditorBarProps {
  readonly problem: ReactNode;
  readonly busy: boolean;
  readonly save?: string;
  readonly form?: string;
  readonly onCancel?: () => void;
  readonly preview?: ReactNode;
}

interface BarButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly variant: 'secondary' | 'ghost';
  readonly className?: string;
  readonly onClick: () => void;
}

/** With a large font the button shows only its icon, because its text would need a line of its own. */
export function BarButton({ icon, label, variant, className, onClick }: BarButtonProps) {
  return (
    <button type="button" onClick={onClick} className={cx(buttonClass({ variant }), className)}>
      <Icon name={icon} className="hidden size-6 @max-[19.5rem]:block" />
      <span className="@max-[19.5rem]:sr-only">{label}</span>
    </button>
  );
}

export function EditorBar({ problem, busy, save = words.save, form, onCancel, preview }: EditorBarProps) {
  return (
    <div className="editor-bar fixed inset-x-0 bottom-0 z-20 border-t border-line bg-coal pt-[12px] pb-[calc(var(--offline-note)+max(12px,env(safe-area-inset-bottom)))] @container">
      <div className="wrap flex flex-wrap items-center justify-end gap-[8px] @max-[24rem]:[&_button]:px-2.5 @max-[20.5rem]:[&_button]:px-[8px] sm:gap-3">
        <p
          role="alert"
          className="mr-auto min-w-0 font-semibold text-danger empty:absolute max-sm:w-full sm:flex-1"
        >
          {problem}
        </p>
        {onCancel !== undefined && (
          <BarButton variant="ghost" icon="close" label={words.cancel} onClick={onCancel} />
        )}
        {preview}
        <Button type="submit" form={form} busy={busy}>
          {save}
        </Button>
      </div>
    </div>
  );
}
