import { clsx } from "clsx";
import { Minus, Plus } from "lucide-react";

export interface StepperProps {
  count: number;
  /** Text shown instead of the count: "1,2 kg". */
  shown?: string | undefined;
  onChange(count: number): void;
  /** Maximum count. Null means no limit. */
  max?: number | null;
  /** Minimum count. 0 removes the item. */
  min?: number;
  labels: { less: string; more: string };
  size?: "small" | "large";
  /** `solid`: on a picture. The brand's colour is for the main action of a screen only. */
  look?: "quiet" | "solid";
}

/** Renders a stepper: minus, count, plus. It responds at once. */
export function Stepper({
  count,
  shown,
  onChange,
  max = null,
  min = 0,
  labels,
  size = "small",
  look = "quiet",
}: StepperProps) {
  const button =
    "touch grid h-full aspect-square place-items-center rounded-full disabled:opacity-40 active:scale-90 transition-[scale]";
  const icon = size === "large" ? 20 : 18;
  return (
    <span
      className={clsx(
        "num inline-flex shrink-0 items-center rounded-full",
        size === "large" ? "h-13 max-[380px]:[&>button]:w-11" : "h-9",
        look === "solid" ? "bg-ink text-on-ink" : "bg-sunken text-ink",
      )}
    >
      <button
        type="button"
        className={button}
        aria-label={labels.less}
        disabled={count <= min}
        onClick={() => onChange(count - 1)}
      >
        <Minus size={icon} aria-hidden />
      </button>
      <output aria-live="polite" className="min-w-6 text-center text-small font-bold whitespace-nowrap">
        {shown ?? count}
      </output>
      <button
        type="button"
        className={button}
        aria-label={labels.more}
        disabled={max !== null && count >= max}
        onClick={() => onChange(count + 1)}
      >
        <Plus size={icon} aria-hidden />
      </button>
    </span>
  );
}
