import type { ReactNode } from "react";
import { BackLink } from "./back-link.tsx";

export interface PageHeaderProps {
  title: string;
  /** Where the arrow leads when the page was opened by itself. */
  back: string;
  /** It always leads there: the page was come to from one that is over, as the checkout is after the order. */
  isBackFixed?: boolean;
  backLabel: string;
  /** The page's own width: Tailwind's `max-w-…`. */
  width: string;
  /** At the end: an action of the page. */
  end?: ReactNode;
}

/** The bar over an inner page; stays at the top. */
export function PageHeader({ title, back, isBackFixed = false, backLabel, width, end }: PageHeaderProps) {
  return (
    <header className="sticky top-0 z-20 bg-ground pt-(--safe-top)">
      <div className={`mx-auto flex min-h-14 items-center gap-1 px-4 lg:px-6 ${width}`}>
        <BackLink fallback={back} isFixed={isBackFixed} label={backLabel} className="-ms-2.5" />
        <h1 className="min-w-0 flex-1 py-1 text-section font-bold">{title}</h1>
        {end}
      </div>
    </header>
  );
}
