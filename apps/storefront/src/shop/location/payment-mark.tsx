import marks from "@dasturxon/domain/payment-marks.svg";
import type { PaymentType } from "@dasturxon/domain/payment-type";

/** What a way to pay is told by at a glance; its name stands beside it. */
export function PaymentMark({ type }: { type: PaymentType }) {
  return (
    <svg aria-hidden className="size-10 shrink-0 rounded-full bg-sunken text-ink-2">
      <use href={`${marks}#${type}`} />
    </svg>
  );
}
