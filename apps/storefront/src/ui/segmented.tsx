import { clsx } from "clsx";
import type { KeyboardEvent } from "react";

export interface SegmentedControlProps<T extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange(value: T): void;
  className?: string;
}

/** Renders a choice between two or three options. The marker slides to the chosen one. */
export function SegmentedControl<T extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedControlProps<T>) {
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
              const next = options[getOptionIndexAfterKey(event, at, options.length) ?? -1];
              if (!next) return;
              event.preventDefault();
              onChange(next.value);
              const sibling =
                event.currentTarget.parentElement?.querySelectorAll("button")[options.indexOf(next)];
              sibling?.focus();
            }}
            className={clsx(
              "touch relative min-h-9 truncate rounded-full px-1 text-small lg:px-2 font-medium transition-colors",
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

/**
 * Returns the index of the option that a key chooses, null for other keys. The left and right arrows follow the direction
 * of the text, so that the marker moves the way of the arrow in right-to-left texts too.
 */
function getOptionIndexAfterKey(
  { key, currentTarget }: KeyboardEvent,
  at: number,
  count: number,
): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const isRtl = getComputedStyle(currentTarget).direction === "rtl";
  const onward = key === "ArrowDown" || key === (isRtl ? "ArrowLeft" : "ArrowRight");
  const back = key === "ArrowUp" || key === (isRtl ? "ArrowRight" : "ArrowLeft");
  return onward ? (at + 1) % count : back ? (at - 1 + count) % count : null;
}
