import marks from "@dasturxon/domain/payment-marks.svg";
import type { PaymentType } from "@dasturxon/domain/payment-type";

/** Logo of a payment type. Decorative: its name is always shown next to it. */
export function PaymentLogo({ type, size = 24 }: { type: PaymentType; size?: number }) {
  return (
    <svg aria-hidden width={size} height={size} style={{ flexShrink: 0 }}>
      <use href={`${marks}#${type}`} />
    </svg>
  );
}
