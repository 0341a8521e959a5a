import { Skeleton } from "./skeleton.tsx";

/** A page whose content is the visitor's own, until the browser draws it. */
export function WaitingPage({ label }: { label: string }) {
  return (
    <main className="min-h-dvh bg-ground">
      <div role="status" aria-label={label} className="mx-auto grid max-w-[960px] gap-3 px-4 pt-14 lg:px-6">
        <Skeleton className="h-52 rounded-[20px]!" />
        <Skeleton className="h-36 rounded-[20px]!" />
      </div>
    </main>
  );
}
