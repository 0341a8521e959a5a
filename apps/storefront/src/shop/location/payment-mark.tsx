import marks from "@dasturxon/domain/payment-marks.svg";
import type { PaymentType } from "@dasturxon/domain/payment-type";

/** What a way to pay is told by at a glance; its name stands beside it. */
export function PaymentMark({ type, isSmall = false }: { type: PaymentType; isSmall?: boolean }) {
  return (
    <svg
      aria-hidden
      className={`shrink-0 rounded-full bg-sunken text-ink-2 ${isSmall ? "size-7" : "size-10"}`}
    >
      <use href={`${marks}#${type}`} />
    </svg>
  );
}
