import { isId } from "../../../platform/ids.ts";
import { readJson, textOf } from "./call-provider.ts";
import type { PaymentPages } from "./payment-provider.ts";

const HEARD = { status: 200, text: JSON.stringify({ isHeard: true }) };
/** Not 200, so that the provider says it again. */
const AGAIN = { status: 409, text: JSON.stringify({ isHeard: false }) };

/**
 * Hears a call that nobody has signed: it says only that something became of a payment, and the provider is asked what. A
 * payment that is none of ours is heard without a word. `field`: where the call names our own id of the payment.
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
