import { Skeleton } from "./skeleton.tsx";

/** Renders the placeholder of a page with personal content, until the browser renders it. */
export function WaitingPage({ label }: { label: string }) {
  return (
    <main id="main" className="min-h-dvh bg-ground">
      <div role="status" aria-label={label} className="mx-auto grid max-w-[960px] gap-3 px-4 pt-14 lg:px-6">
        <Skeleton className="h-52 rounded-[20px]!" />
        <Skeleton className="h-36 rounded-[20px]!" />
      </div>
    </main>
  );
}
