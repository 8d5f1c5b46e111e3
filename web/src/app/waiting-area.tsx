import { PageSkeleton } from '../components/skeleton.tsx';

/** The first block is as high as `AdminNav`, so that nothing moves when the area appears. */
export function WaitingArea({ label }: { label: string }) {
  return (
    <>
      <div aria-hidden="true" className="h-11.25 border-b border-line bg-coal/70" />
      <PageSkeleton label={label} />
    </>
  );
}
