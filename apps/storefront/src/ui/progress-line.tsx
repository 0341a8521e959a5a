import { clsx } from "clsx";

/** Renders a thin progress line, `value` from 0 to 1. `label` is its accessible name. */
export function ProgressLine({
  value,
  label,
  className,
}: {
  value: number;
  label: string;
  className?: string;
}) {
  const part = Math.min(1, Math.max(0, value));
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
      className={clsx("block h-1 overflow-hidden rounded-full bg-sunken-2", className)}
    >
      <span
        className={clsx(
          "block h-full origin-left rounded-full transition-[scale,background-color] duration-(--slide) rtl:origin-right",
          part === 1 ? "bg-good" : "bg-brand-ink",
        )}
        style={{ scale: `${part} 1` }}
      />
    </span>
  );
}
