import { Skeleton } from '../../../../components/skeleton.tsx';

/** The place of a reason of one line. */
export function ReasonPlace() {
  return <Skeleton className="h-[calc(1lh+1.5rem+2px)]" />;
}
