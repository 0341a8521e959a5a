import { clsx } from "clsx";

/** Renders a grey placeholder for loading content. Give it the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx("skeleton block rounded-control", className)} />;
}

/** Renders placeholders for list rows: a picture and two lines. */
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
