import type { ReactNode } from "react";
import { clsx } from "clsx";

/** Renders a page's main action: fixed at the bottom on a phone, in the page from 1024 px. */
export function BottomBar({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      data-bottom=""
      className={clsx(
        "fixed inset-x-0 bottom-0 z-30 on-raised px-4 pt-3 pb-[max(12px,var(--safe-bottom))] shadow-float",
        "max-lg:[body:has(>[data-bottom-nav])_&]:bottom-[calc(56px+var(--safe-bottom))]",
        "lg:static lg:bg-transparent lg:p-0 lg:shadow-none",
        className,
      )}
    >
      {children}
    </div>
  );
}
