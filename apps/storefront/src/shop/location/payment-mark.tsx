import marks from "@dasturxon/domain/payment-marks.svg";
import type { PaymentType } from "@dasturxon/domain/payment-type";

/** Renders the icon of a payment method. The name is shown beside it. */
export function PaymentIcon({ type, isSmall = false }: { type: PaymentType; isSmall?: boolean }) {
  return (
    <svg
      aria-hidden
      className={`shrink-0 rounded-full bg-sunken text-ink-2 ${isSmall ? "size-7" : "size-10"}`}
    >
      <use href={`${marks}#${type}`} />
    </svg>
  );
}
