import { ChevronRight } from "lucide-react";
import { useText } from "../../shop/brand/brand.tsx";
import { useFormatDistance } from "../../shop/brand/distance-text.ts";
import { OpenStateText, useFormatHours } from "../../shop/location/open-words.tsx";
import type { ListedBranch } from "./use-branch-choice.ts";

export interface BranchRowProps extends ListedBranch {
  isChosen: boolean;
  onOpen(): void;
}

/** Renders a branch in the list: name, address, opening state and today's hours. A tap opens its sheet. */
export function BranchRow({ branch, today, distance, isChosen, onOpen }: BranchRowProps) {
  const text = useText();
  const hoursText = useFormatHours();
  const distanceText = useFormatDistance();
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-current={isChosen || undefined}
      className={`flex min-h-20 w-full items-center gap-3 rounded-card p-4 text-start transition-colors ${isChosen ? "bg-brand-soft ring-2 ring-brand-ink ring-inset" : "bg-sunken"}`}
    >
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="own-words text-body font-bold">{text(branch.name)}</span>
          {distance !== null && (
            <span className="shrink-0 text-small text-ink-2">{distanceText(distance)}</span>
          )}
        </span>
        <span className="own-words mt-0.5 block text-small text-pretty text-ink-2">
          {text(branch.address)}
        </span>
        <span className="mt-1.5 block min-h-5 text-small">
          {today && (
            <>
              <OpenStateText today={today} />
              {!today.isClosedToday && <span className="text-ink-3"> · {hoursText(today.intervals)}</span>}
            </>
          )}
        </span>
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3 rtl:-scale-x-100" />
    </button>
  );
}
