import { clsx } from "clsx";
import type { ButtonHTMLAttributes, ReactNode } from "react";

type ButtonLook = "brand" | "quiet" | "plain" | "danger";

const BUTTON_CLASS_BY_LOOK: Record<ButtonLook, string> = {
  brand: "bg-brand text-on-brand disabled:bg-sunken disabled:text-ink-3",
  quiet: "bg-sunken text-ink disabled:text-ink-3",
  plain: "bg-transparent text-brand-ink disabled:text-ink-3",
  danger: "bg-bad-soft text-bad-ink disabled:text-ink-3",
};

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  /** `large`: 52 px, for the main action of a page. */
  size?: "normal" | "large";
  isWide?: boolean;
  /** Whether an action is running. Further taps are ignored. */
  isBusy?: boolean;
  children: ReactNode;
}

export function Button({
  look = "brand",
  size = "normal",
  isWide = false,
  isBusy = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : rest.onClick}
      className={clsx(
        "inline-flex items-center justify-center gap-2 rounded-control font-bold transition-[scale,background-color] duration-(--tap) active:scale-[0.98] disabled:active:scale-100",
        size === "large" ? "min-h-13 px-5 py-2 text-body" : "min-h-11 px-4 py-1.5 text-small",
        isWide && "w-full",
        isBusy && "animate-pulse",
        BUTTON_CLASS_BY_LOOK[look],
        className,
      )}
    >
      {children}
    </button>
  );
}
