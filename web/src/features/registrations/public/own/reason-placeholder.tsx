import { Skeleton } from '../../../../components/skeleton.tsx';

export function ReasonPlaceholder() {
  return <Skeleton className="h-[calc(1lh+1.5rem+2px)]" />;
}
