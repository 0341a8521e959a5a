import type { ReactNode } from "react";
import { clsx } from "clsx";

export interface MapCardProps {
  /** Accessible name of the card. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Renders content related to a map: a sheet below it on a phone, a card over its corner from 1024 px. */
export function MapCard({ label, className, children }: MapCardProps) {
  return (
    <section
      aria-label={label}
      className={clsx(
        "relative z-20 -mt-6 grid grid-cols-[minmax(0,1fr)] rounded-t-sheet px-4 pt-5 pb-[max(16px,var(--safe-bottom))] shadow-float",
        "lg:absolute lg:start-6 lg:bottom-6 lg:mt-0 lg:w-[400px] lg:rounded-sheet lg:px-5",
        className,
      )}
    >
      {children}
    </section>
  );
}
