import type { ReactNode } from 'react';
import { PageHeader } from '../components/page-header.tsx';
import { PageSkeleton } from '../components/skeleton.tsx';
import * as words from './words/pages.ts';

interface RegistrationFrameProps {
  readonly eyebrow?: string;
  readonly name: string;
  readonly start: string;
  /** The form; a waiting frame stands in its place while it loads. */
  readonly children?: ReactNode;
}

/** Once the form is sent, its page belongs to what comes next. */
const afterSending =
  'group-has-data-sent:py-3! group-has-data-sent:[&>:not(h1)]:hidden group-has-data-sent:[&>h1]:text-base';

/** The page of the form, for its HTML and for its screen. */
export function RegistrationFrame({ eyebrow, name, start, children }: RegistrationFrameProps) {
  return (
    <div className="group wrap-narrow pb-16">
      <PageHeader
        className={afterSending}
        eyebrow={eyebrow ?? words.registration}
        title={name}
        intro={start}
      />
      {children ?? <PageSkeleton label={words.loadingRegistration} />}
    </div>
  );
}
