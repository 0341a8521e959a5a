import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface RadioChipProps {
  /** Name of the group of radio buttons, within which the arrow keys move. */
  name: string;
  isChosen: boolean;
  /** Whether the choice is unavailable. It is then crossed out. */
  isDisabled?: boolean;
  onChoose(): void;
  className?: string;
  children: ReactNode;
}

/** Renders a choice as a chip of 44 px, and as a radio button for the keyboard and screen readers. */
export function RadioChip({
  name,
  isChosen,
  isDisabled = false,
  onChoose,
  className,
  children,
}: RadioChipProps) {
  return (
    <label
      className={clsx(
        "relative grid min-h-11 place-items-center rounded-full px-3.5 text-small font-medium whitespace-nowrap transition-colors duration-(--tap) has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink",
        isDisabled ? "text-ink-3 line-through" : "cursor-pointer",
        isChosen ? "bg-ink text-on-ink" : !isDisabled && "bg-sunken text-ink",
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
    </label>
  );
}
