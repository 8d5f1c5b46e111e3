import { Skeleton } from '../../../components/skeleton.tsx';

/** What a list of people shows while it loads: said in words, drawn as two cards. */
export function PeopleSkeleton({ label }: { label: string }) {
  return (
    <div className="grid gap-3">
      <output className="sr-only">{label}</output>
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  );
}
