import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";

type PillLook = "quiet" | "raised" | "chosen";

const PILL_CLASS_BY_LOOK: Record<PillLook, string> = {
  quiet: "bg-sunken",
  raised: "bg-raised shadow-float",
  chosen: "bg-ink text-on-ink",
};

export interface PillSelectProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange(value: string): void;
  /** Look of the select. `raised`: for selects on maps. `chosen`: like an active chip. */
  look?: PillLook;
  className?: string;
}

/** Renders a native select as a pill of 44 px. */
export function PillSelect({ label, options, value, onChange, look = "quiet", className }: PillSelectProps) {
  return (
    <span className={clsx("relative inline-flex min-w-0", className)}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={clsx(
          "min-h-11 w-full min-w-0 cursor-pointer appearance-none truncate rounded-full ps-4 pe-9 text-small font-bold",
          PILL_CLASS_BY_LOOK[look],
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden
        className={clsx("pointer-events-none absolute end-3.5 top-3.5", look === "chosen" && "text-on-ink")}
      />
    </span>
  );
}
