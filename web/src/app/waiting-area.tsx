import { PageSkeleton } from '../components/skeleton.tsx';

/** Stands for the admin area until it has come and knows who asks; as high as its screens' bar, so that nothing moves then. */
export function WaitingArea({ label }: { label: string }) {
  return (
    <>
      <div aria-hidden="true" className="h-14.25 border-b border-line bg-coal/70" />
      <PageSkeleton label={label} />
    </>
  );
}
