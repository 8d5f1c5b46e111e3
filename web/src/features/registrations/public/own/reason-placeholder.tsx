import { Skeleton } from '../../../../components/skeleton.tsx';

/** Has the height of a reason of one line. */
export function ReasonPlaceholder() {
  return <Skeleton className="h-[calc(1lh+1.5rem+2px)]" />;
}
