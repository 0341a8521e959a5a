import type { ReactNode } from "react";
import { BackLink } from "./back-link.tsx";

export interface PageHeaderProps {
  title: string;
  /** Path that the arrow opens if the page was opened directly. */
  back: string;
  /**
   * Whether the arrow always opens `back`. For pages after which the previous page is not useful anymore, such as the
   * page of an order after the checkout.
   */
  isBackFixed?: boolean;
  backLabel: string;
  /** Maximum width of the page, a Tailwind class `max-w-…`. */
  width: string;
  /** Content at the end of the bar, such as an action of the page. */
  end?: ReactNode;
}

/** Renders the bar at the top of an inner page. It stays visible while scrolling. */
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
