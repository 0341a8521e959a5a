import { isId } from "../../../platform/ids.ts";
import { readJson, textOf } from "./call-provider.ts";
import type { PaymentPages } from "./payment-provider.ts";

const HEARD = { status: 200, text: JSON.stringify({ isHeard: true }) };
/** A status other than 200, so that the provider retries the callback. */
const AGAIN = { status: 409, text: JSON.stringify({ isHeard: false }) };

/**
 * Handles a callback without a signature. The callback only triggers a query of the payment's state at the provider.
 * Unknown payments receive a normal response. `field` is the body's field with our payment id.
 */
export async function hearPage(
  pages: PaymentPages | null,
  { merchantId, text, field }: { merchantId: string; text: string; field: string },
): Promise<{ status: number; text: string }> {
  const paymentId = textOf(readJson(text)?.[field]);
  if (!pages || !isId(paymentId)) return HEARD;
  try {
    await pages.settle(merchantId, paymentId.toLowerCase());
    return HEARD;
  } catch {
    return AGAIN;
  }
}
