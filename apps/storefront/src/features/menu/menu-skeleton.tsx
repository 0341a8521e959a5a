import { useT } from "../../platform/i18n.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Renders the skeleton of the menu while it loads. */
export function MenuSkeleton() {
  const t = useT();
  return (
    <div role="status" aria-label={t("state.loading")} className="col-span-full">
      <div className="flex gap-2 overflow-hidden py-2 lg:flex-col">
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} className="h-9 w-24 shrink-0 rounded-full lg:w-full" />
        ))}
      </div>
      <div>
        <Skeleton className="mt-3 mb-4 h-7 w-40" />
        <div className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 lg:gap-x-4">
          {Array.from({ length: 6 }, (_, at) => (
            <div key={at} className="grid gap-2">
              <Skeleton className="aspect-square rounded-card" />
              <Skeleton className="h-5 w-20" />
              <Skeleton className="h-4 w-3/4" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
