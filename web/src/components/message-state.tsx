import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Button } from './button.tsx';
import { Illustration, type IllustrationName } from './illustration.tsx';
import * as words from './words/controls.ts';

interface MessageStateProps {
  illustration: IllustrationName;
  title: string;
  heading?: 'h1' | 'h2' | 'h3';
  alert?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
}

/** The page that the message replaces may have been scrolled. */
function showFromTop(title: HTMLElement | null): void {
  if (title?.tagName === 'H1') scrollTo({ top: 0, behavior: 'instant' });
}

function MessageState(props: MessageStateProps) {
  const { illustration, title, heading: Heading = 'h2', alert = false, children, actions } = props;
  return (
    <div
      role={alert ? 'alert' : undefined}
      className={cx(
        'mx-auto grid max-w-xl justify-items-center gap-4 px-2 py-10 text-center',
        Heading === 'h1' && 'content-center sm:min-h-[65svh]',
      )}
    >
      <Illustration name={illustration} />
      <Heading ref={showFromTop} tabIndex={Heading === 'h1' ? -1 : undefined} className="text-2xl uppercase">
        {title}
      </Heading>
      {children && <div className="max-w-prose text-balance text-mist">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}

type ShownStateProps = Partial<MessageStateProps> & { title: string };

export function EmptyState({ illustration = 'feather', ...rest }: ShownStateProps) {
  return <MessageState illustration={illustration} {...rest} />;
}

export function ErrorState({ illustration = 'ember', ...rest }: ShownStateProps) {
  return <MessageState alert illustration={illustration} {...rest} />;
}

interface LoadFailedProps {
  title: string;
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  beside?: ReactNode;
  /** True if the page also tries again without a tap. */
  keepsTrying?: boolean;
  again: () => void;
}

export function LoadFailed({ again, beside, keepsTrying = false, children, ...rest }: LoadFailedProps) {
  return (
    <ErrorState
      {...rest}
      actions={
        <>
          <Button onClick={again}>{words.tryAgain}</Button>
          {beside}
        </>
      }
    >
      {children ?? (keepsTrying ? words.keepsTrying : words.whyFailed)}
    </ErrorState>
  );
}
