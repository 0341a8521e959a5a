import { clsx } from "clsx";
import type { ButtonHTMLAttributes, ReactNode } from "react";

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  isActive?: boolean;
  children: ReactNode;
}

/** Renders a small choice among several: 36 px high, with a touch target of 44 px. */
export function Chip({ isActive = false, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isActive}
      {...rest}
      className={clsx(
        "touch inline-flex min-h-9 max-w-full shrink-0 items-center gap-1.5 rounded-full px-3.5 text-small font-medium whitespace-nowrap transition-colors duration-(--tap) disabled:text-ink-3",
        isActive ? "bg-ink text-on-ink" : "bg-sunken text-ink",
        className,
      )}
    >
      {children}
    </button>
  );
}
