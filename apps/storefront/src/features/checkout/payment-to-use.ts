import type { PaymentType } from "@dasturxon/domain/payment-type";
import type { Shell } from "../../shells/shell.ts";

/** Default payment method of each shell [CH-6, CK-1]. */
const DEFAULT_PAYMENT_BY_SHELL: Record<Shell["kind"], PaymentType> = {
  web: "CASH",
  telegram: "CASH",
  click: "CLICK_MINI_APP",
};

/**
 * Returns the wanted payment method if the brand offers it, else the default method of the shell, else cash, else the
 * first method of the brand. Null if the brand offers none [CH-6].
 */
export function resolvePaymentType(
  offered: readonly PaymentType[],
  { wanted, shell }: { wanted: PaymentType | null | undefined; shell: Shell["kind"] },
): PaymentType | null {
  const findOfferedType = (type: PaymentType | null | undefined) => offered.find((each) => each === type);
  return (
    findOfferedType(wanted) ??
    findOfferedType(DEFAULT_PAYMENT_BY_SHELL[shell]) ??
    findOfferedType("CASH") ??
    offered[0] ??
    null
  );
}
