import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface CardProps {
  /** Element id of the section on its page. */
  id: string;
  title: string;
  /** Content beside the title, such as a button to change it. */
  end?: ReactNode;
  /** Problem in the card that the guest has to correct. If it is not null, the card is highlighted. */
  error?: string | null;
  children?: ReactNode;
}

/** Renders one section of a form page. */
export function Card({ id, title, end, error, children }: CardProps) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={clsx(
        "scroll-mt-20 rounded-[20px] on-raised px-4 py-4 outline-none lg:px-6 lg:pt-5 lg:pb-6",
        error && "ring-2 ring-bad",
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h2 id={titleId} className="text-title font-bold">
          {title}
        </h2>
        {end}
      </div>
      {error && (
        <p role="alert" className="mt-1 text-small text-bad-ink">
          {error}
        </p>
      )}
      {children && <div className="mt-3">{children}</div>}
    </section>
  );
}

/** Scrolls a card into view and focuses it. */
export function focusCard(id: string): void {
  const card = document.getElementById(id);
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  card?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth", block: "start" });
  card?.focus({ preventScroll: true });
}
