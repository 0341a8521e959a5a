import { clsx } from "clsx";

export interface SegmentedProps<T extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange(value: T): void;
  className?: string;
}

/** Renders a choice between two or three options. The marker slides to the chosen one. */
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
      className={clsx("segments min-h-11 rounded-[22px] bg-sunken p-1", className)}
    >
      <div>
        <span
          aria-hidden
          className="segments-pill"
          style={{
            width: `${100 / options.length}%`,
            insetInlineStart: `${(100 / options.length) * at}%`,
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
            className={clsx(
              "touch relative min-h-9 truncate rounded-full px-3 text-small font-medium transition-colors",
              option.value === value ? "text-ink" : "text-ink-2",
            )}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}
