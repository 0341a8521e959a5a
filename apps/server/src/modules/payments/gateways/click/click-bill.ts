import type { Credentials } from "../../credentials/credentials.ts";
import { callProvider } from "../call-provider.ts";
import { API, clickAuth } from "./click-reversal.ts";

/**
 * Has Click's Merchant API put a bill before the owner of a phone in Click's application (`invoice/create`). Paid there it is
 * told by the SHOP API, as from the payment page. @returns false: Click takes no bill for this phone. `amount` in sum.
 */
export async function createClickBill(
  credentials: Credentials,
  { orderId, amount, phone, now }: { orderId: string; amount: number; phone: string; now: Date },
): Promise<boolean> {
  const { api = API, serviceId } = credentials;
  const { body } = await callProvider(`${api}/invoice/create`, {
    method: "POST",
    headers: { auth: clickAuth(credentials, now) },
    body: {
      service_id: Number(serviceId),
      amount,
      phone_number: phone.replace("+", ""),
      merchant_trans_id: orderId,
    },
  });
  return body["error_code"] === 0;
}
