import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

export interface SummaryCardProps {
  /** Element id of the section on its page. */
  id: string;
  /** Accessible name of the section. */
  title: string;
  /** Opens the fields of this part of the order. Undefined if the part has no fields. */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** Renders one part of the order in a line or two. A tap opens its fields. */
export function SummaryCard({ id, title, onOpen, children }: SummaryCardProps) {
  const row = "flex min-h-15 w-full items-center gap-3 px-4 py-3 text-start lg:px-6";
  const content = <span className="min-w-0 flex-1">{children}</span>;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={title}
      className="scroll-mt-20 rounded-[20px] on-raised outline-none"
    >
      {onOpen ? (
        <button type="button" aria-haspopup="dialog" onClick={onOpen} className={`${row} rounded-[20px]`}>
          {content}
          <RowChevron />
        </button>
      ) : (
        <div className={row}>{content}</div>
      )}
    </section>
  );
}

/** Renders the arrow at the end of a row that opens something. */
export function RowChevron() {
  return <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3 rtl:-scale-x-100" />;
}
