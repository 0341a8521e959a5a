import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";

export interface PillSelectProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange(value: string): void;
  /** Look of the select. `raised`: for selects on maps. */
  look?: "quiet" | "raised";
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
          look === "raised" ? "bg-raised shadow-float" : "bg-sunken",
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden className="pointer-events-none absolute end-3.5 top-3.5" />
    </span>
  );
}
