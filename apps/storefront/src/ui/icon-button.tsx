import { clsx } from "clsx";
import type { ButtonHTMLAttributes, ReactNode } from "react";

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name of the button. */
  label: string;
  children: ReactNode;
  /** Look of the button. `raised`: for buttons on pictures and maps. */
  look?: "quiet" | "plain" | "raised";
}

export function IconButton({ label, look = "plain", className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={clsx(
        "inline-grid size-11 shrink-0 place-items-center rounded-full text-ink transition-[scale] duration-(--tap) active:scale-95 disabled:text-ink-3",
        look === "quiet" && "bg-sunken",
        look === "raised" && "bg-raised shadow-float",
        className,
      )}
    >
      {children}
    </button>
  );
}
