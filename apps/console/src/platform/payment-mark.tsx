import marks from "@dasturxon/domain/payment-marks.svg";
import type { PaymentType } from "@dasturxon/domain/payment-type";

/** What a way to pay is told by at a glance; its name stands beside it. */
export function PaymentMark({ type, size = 24 }: { type: PaymentType; size?: number }) {
  return (
    <svg aria-hidden width={size} height={size} style={{ flexShrink: 0 }}>
      <use href={`${marks}#${type}`} />
    </svg>
  );
}
