import type { ReactNode } from "react";
import type { Card as CardName } from "./obstacles.ts";

export interface CardProps {
  name: CardName | "how" | "notes" | "total";
  title: string;
  /** Beside the title: a way to change it. */
  end?: ReactNode;
  children: ReactNode;
}

/** One question of the checkout. */
export function Card({ name, title, end, children }: CardProps) {
  const titleId = `checkout-${name}-title`;
  return (
    <section
      id={`checkout-${name}`}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="scroll-mt-20 rounded-[20px] on-raised px-4 pt-4 pb-4 outline-none lg:px-6 lg:pt-5 lg:pb-6"
    >
      <div className="mb-3 flex min-h-6 items-center justify-between gap-3">
        <h2 id={titleId} className="text-title font-bold">
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  );
}

/** Brings a card into view and moves the focus there. */
export function showCard(name: CardName): void {
  const card = document.getElementById(`checkout-${name}`);
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  card?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth", block: "start" });
  card?.focus({ preventScroll: true });
}
