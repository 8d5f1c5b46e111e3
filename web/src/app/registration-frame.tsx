import type { ReactNode } from 'react';
import { PageHeader } from '../components/page/page-header.tsx';
import { TakesLong } from '../components/page/takes-long.tsx';
import { PageSkeleton } from '../components/skeleton.tsx';
import { CaptainDeal } from '../features/registrations/public/team/captain-deal.tsx';
import * as words from './words/pages.ts';

interface RegistrationFrameProps {
  readonly eyebrow?: string;
  readonly name: string;
  readonly start: string;
  readonly zone: string;
  readonly children: ReactNode;
}

const afterSending =
  'group-has-data-sent:py-3! group-has-data-sent:[&>:not(h1)]:hidden group-has-data-sent:[&>h1]:text-base';

export function RegistrationFrame({ eyebrow, name, start, zone, children }: RegistrationFrameProps) {
  return (
    <div className="group wrap-narrow pb-16">
      <PageHeader
        className={afterSending}
        eyebrow={eyebrow ?? words.registration}
        title={name}
        intro={
          <>
            {start}
            <small className="block text-sm text-dim empty:hidden">{zone}</small>
          </>
        }
      />
      {children}
    </div>
  );
}

export function WaitingForm() {
  return (
    // The margins keep the way to load again above the fold of a phone.
    <div className="-mt-8">
      <div className="-mb-10">
        <PageSkeleton label={words.loadingRegistration} />
      </div>
      <TakesLong />
    </div>
  );
}

export function WaitingTeamForm({ terms }: { terms: string }) {
  return (
    <div className="surface pad grid gap-5">
      <CaptainDeal terms={terms} />
      <WaitingForm />
    </div>
  );
}
