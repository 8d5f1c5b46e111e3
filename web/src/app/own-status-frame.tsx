import type { ReactNode } from 'react';
import { PageHeader } from '../components/page/page-header.tsx';
import { pageMeta } from '../config/page-meta.ts';
import * as words from './words/pages.ts';

export function OwnStatusFrame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap-narrow pb-16">
      <PageHeader eyebrow={words.onlyYourLink} title={pageMeta.registrationStatus.title} />
      {children}
    </div>
  );
}
