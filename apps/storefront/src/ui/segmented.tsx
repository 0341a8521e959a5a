import { cx } from "./class-names.ts";

export interface SegmentedProps<T extends string> {
  /** What is chosen here, read aloud. */
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange(value: T): void;
  className?: string;
}

/** Two or three choices of which one holds; the pill slides. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<T>) {
  const at = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx("relative grid h-11 auto-cols-fr grid-flow-col rounded-full bg-sunken p-1", className)}
    >
      <span
        aria-hidden
        className="absolute inset-y-1 rounded-full bg-pill shadow-[0_1px_3px_rgb(0_0_0/0.12)] transition-[inset-inline-start] duration-(--slide)"
        style={{
          width: `calc((100% - 8px) / ${options.length})`,
          insetInlineStart: `calc(4px + (100% - 8px) / ${options.length} * ${at})`,
        }}
      />
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
          onKeyDown={(event) => {
            const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
            const next = step && options[(at + step + options.length) % options.length];
            if (!next) return;
            onChange(next.value);
            const sibling =
              event.currentTarget.parentElement?.querySelectorAll("button")[options.indexOf(next)];
            sibling?.focus();
          }}
          className={cx(
            "touch relative truncate rounded-full px-3 text-small font-medium transition-colors",
            option.value === value ? "text-ink" : "text-ink-2",
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
