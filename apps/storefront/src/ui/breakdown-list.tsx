import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface BreakdownRow {
  key: string;
  label: ReactNode;
  amount: ReactNode;
  tone?: "plain" | "good";
  /** Whether the row is the total, which is shown larger. */
  isTotal?: boolean;
}

/** Renders the rows of a price breakdown, the total last [BK-10]. */
export function BreakdownList({ rows }: { rows: readonly BreakdownRow[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {rows.map((row) => (
        <div
          key={row.key}
          className={clsx(
            "flex flex-wrap items-baseline gap-x-4",
            row.isTotal ? "mt-1 border-t border-line pt-3 text-section font-bold" : "text-small",
            row.tone === "good" && "text-good-ink",
          )}
        >
          <dt className={clsx("flex-1", !row.isTotal && row.tone !== "good" && "text-ink-2")}>{row.label}</dt>
          <dd className="ms-auto whitespace-nowrap">{row.amount}</dd>
        </div>
      ))}
    </dl>
  );
}
