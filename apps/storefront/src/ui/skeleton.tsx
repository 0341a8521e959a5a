import { clsx } from "clsx";

/** A grey shape in the place of what comes; give it the size of that. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx("skeleton block rounded-control", className)} />;
}

/** Rows in the shape of a list: picture, two lines. */
export function SkeletonRows({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="flex items-center gap-3">
          <Skeleton className="size-16 rounded-card" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
