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

/** The page of the form, for its HTML and for its screen. */
export function RegistrationFrame({ eyebrow, name, start, children }: RegistrationFrameProps) {
  return (
    <div className="wrap-narrow pb-16">
      <PageHeader eyebrow={eyebrow ?? words.registration} title={name} intro={start} />
      {children ?? <PageSkeleton label={words.loadingRegistration} />}
    </div>
  );
}
