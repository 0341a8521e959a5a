import type { ReactNode } from "react";

export interface ChoiceRowProps {
  /** `radio`: one choice of the group is possible. `checkbox`: any number of choices is possible. */
  kind?: "radio" | "checkbox";
  /** Name of the group of radio buttons. */
  name: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChange(isChosen: boolean): void;
  /** Called after a tap or a click, also on the chosen row. A choice by the keyboard does not call it. */
  onTap?: (() => void) | undefined;
  label: ReactNode;
  note?: ReactNode;
  /** Content at the row's start, such as an icon or a picture. */
  start?: ReactNode;
  /** Content at the row's end, such as a price. */
  end?: ReactNode;
}

/** Renders a choice as a row of 56 px. A tap anywhere on it selects it. */
export function SelectableRow({
  kind = "radio",
  name,
  isChosen,
  isDisabled = false,
  onChange,
  onTap,
  label,
  note,
  start,
  end,
}: ChoiceRowProps) {
  return (
    <label
      onPointerUp={onTap}
      className="relative flex min-h-14 cursor-pointer items-center gap-3 py-2 has-disabled:cursor-default has-disabled:opacity-45"
    >
      <input
        type={kind}
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      {start}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="max-w-full flex-1">
          <span className="own-words block text-body">{label}</span>
          {note && <span className="block text-small text-ink-3">{note}</span>}
        </span>
        {end && <span className="text-small">{end}</span>}
      </span>
      <span
        aria-hidden
        className={`grid size-6 shrink-0 place-items-center border-2 border-ink/25 text-transparent transition-colors duration-(--tap) peer-checked:border-ink peer-checked:bg-ink peer-checked:text-on-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand-ink ${kind === "radio" ? "rounded-full" : "rounded-[7px]"}`}
      >
        <svg
          viewBox="0 0 12 12"
          width="12"
          height="12"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M2.5 6.5 5 9l4.5-6" />
        </svg>
      </span>
    </label>
  );
}
