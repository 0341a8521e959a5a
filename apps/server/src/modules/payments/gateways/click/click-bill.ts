import type { Credentials } from "../../credentials/credentials.ts";
import { callProvider } from "../call-provider.ts";
import { CLICK_MERCHANT_API_URL, createClickAuthHeader } from "./click-reversal.ts";

/**
 * Sends a bill to a phone number's Click app (Merchant API, `invoice/create`). The SHOP API reports its payment, as for
 * the payment page. `amount` is in soʻm.
 * @returns false if Click refuses to send a bill to this phone number.
 */
export async function createClickBill(
  credentials: Credentials,
  { orderId, amount, phone, now }: { orderId: string; amount: number; phone: string; now: Date },
): Promise<boolean> {
  const { api = CLICK_MERCHANT_API_URL, serviceId } = credentials;
  const { body } = await callProvider(`${api}/invoice/create`, {
    method: "POST",
    headers: { auth: createClickAuthHeader(credentials, now) },
    body: {
      service_id: Number(serviceId),
      amount,
      phone_number: phone.replace("+", ""),
      merchant_trans_id: orderId,
    },
  });
  return body["error_code"] === 0;
}
