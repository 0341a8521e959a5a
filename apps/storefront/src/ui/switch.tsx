import type { ReactNode } from "react";
import { clsx } from "clsx";

const SWITCH_TRACK_CLASS =
  "relative h-7 w-12 shrink-0 rounded-full bg-sunken-2 inset-ring inset-ring-ink/25 transition-colors duration-(--tap) peer-checked:bg-good peer-checked:inset-ring-0";
const SWITCH_FOCUS_CLASS =
  "peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand-ink";
const SWITCH_KNOB_CLASS =
  "after:absolute after:start-1 after:top-1 after:size-5 after:rounded-full after:bg-white after:transition-[inset-inline-start] after:duration-(--tap) peer-checked:after:start-6";

export interface SwitchProps {
  isOn: boolean;
  onChange(isOn: boolean): void;
  label: ReactNode;
  note?: ReactNode;
}

/** Renders a row with an on-off switch. */
export function Switch({ isOn, onChange, label, note }: SwitchProps) {
  return (
    <label className="relative flex min-h-13 cursor-pointer items-center justify-between gap-4 py-1">
      <span className="min-w-0">
        <span className="block text-body">{label}</span>
        {note && <span className="block text-small text-ink-3">{note}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span aria-hidden className={clsx(SWITCH_TRACK_CLASS, SWITCH_FOCUS_CLASS, SWITCH_KNOB_CLASS)} />
    </label>
  );
}
