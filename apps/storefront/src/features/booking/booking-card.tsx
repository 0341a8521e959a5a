import type { ReactNode } from "react";
import type { Lack } from "./use-booking.ts";

export interface BookingCardProps {
  name: Lack | "table" | "wish";
  title: string;
  /** Beside the title. */
  end?: ReactNode;
  children?: ReactNode;
}

/** One question of the reservation. */
export function BookingCard({ name, title, end, children }: BookingCardProps) {
  return (
    <section
      id={`booking-${name}`}
      tabIndex={-1}
      aria-labelledby={`booking-${name}-title`}
      className="scroll-mt-20 rounded-[20px] on-raised px-4 py-4 outline-none lg:px-6 lg:py-5"
    >
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 id={`booking-${name}-title`} className="text-title font-bold">
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  );
}

/** Brings a card into view and moves the focus there. */
export function showBookingCard(name: Lack): void {
  const card = document.getElementById(`booking-${name}`);
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  card?.scrollIntoView({ behavior: isCalm ? "auto" : "smooth", block: "start" });
  card?.focus({ preventScroll: true });
}
