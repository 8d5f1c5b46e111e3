import { PageSkeleton } from '../components/skeleton.tsx';

/**
 * Stands for the admin area until it has loaded and knows the person. It is as high as the screens' bar, so
 * that nothing moves.
 */
export function WaitingArea({ label }: { label: string }) {
  return (
    <>
      <div aria-hidden="true" className="h-14.25 border-b border-line bg-coal/70" />
      <PageSkeleton label={label} />
    </>
  );
}
