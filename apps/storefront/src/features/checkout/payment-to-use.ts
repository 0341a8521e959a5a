import type { PaymentType } from "@dasturxon/domain/payment-type";
import type { Shell } from "../../shells/shell.ts";

/** The payment of the application that the store is opened in, the default there [CK-1]. */
const OWN_PAYMENT: Partial<Record<Shell["kind"], PaymentType>> = { click: "CLICK_MINI_APP" };

/** Returns the wanted payment, else the application's own, else the brand's first; null where none is offered [CH-6]. */
export function paymentToUse(
  offered: readonly PaymentType[],
  { wanted, shell }: { wanted: PaymentType | null | undefined; shell: Shell["kind"] },
): PaymentType | null {
  const isOffered = (type: PaymentType | null | undefined) => offered.find((each) => each === type);
  return isOffered(wanted) ?? isOffered(OWN_PAYMENT[shell]) ?? offered[0] ?? null;
}
