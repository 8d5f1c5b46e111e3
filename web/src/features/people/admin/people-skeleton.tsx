import { Skeleton } from '../../../components/skeleton.tsx';

export function PeopleSkeleton({ label }: { label: string }) {
  return (
    <div className="grid gap-3">
      <output className="sr-only">{label}</output>
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  );
}
