import { createHash } from "node:crypto";

/** Shop at Click: the URL that answers Prepare and Complete, and the secret that signs them. */
export interface ClickShop {
  endpoint: string;
  secretKey: string;
}

/** Payment in progress. */
export interface ClickPayment {
  clickTransId: string;
  clickPaydocId: string;
  serviceId: string;
  merchantTransId: string;
  amount: string;
}

/** Response of a shop. `error` is null if the shop did not respond. */
export interface ClickShopAnswer {
  error: number | null;
  note: string;
  prepareId: string | null;
}

export interface ClickShopCall {
  action: "0" | "1";
  /** Id that the shop returned for Prepare, sent with Complete. */
  prepareId?: string | null;
  /** Error code of the call. Negative if Click could not charge the payer. */
  error?: number;
  isSignWrong?: boolean;
}

const SHOP_TIMEOUT_MS = 10_000;

/** Calls the shop like Click: a form by POST with an MD5 signature over its fields. */
export async function callShop(
  { endpoint, secretKey }: ClickShop,
  payment: ClickPayment,
  { action, prepareId, error = 0, isSignWrong = false }: ClickShopCall,
): Promise<ClickShopAnswer> {
  const time = new Date(Date.now() + 5 * 3_600_000).toISOString();
  const signTime = `${time.slice(0, 10)} ${time.slice(11, 19)}`;
  const { clickTransId, serviceId, merchantTransId, amount } = payment;
  const before = clickTransId + serviceId + (isSignWrong ? "another" : secretKey) + merchantTransId;
  const signed = `${before}${action === "1" ? (prepareId ?? "") : ""}${amount}${action}${signTime}`;
  const form = new URLSearchParams({
    click_trans_id: clickTransId,
    service_id: serviceId,
    click_paydoc_id: payment.clickPaydocId,
    merchant_trans_id: merchantTransId,
    amount,
    action,
    error: String(error),
    error_note: error < 0 ? "Insufficient funds" : "Success",
    sign_time: signTime,
    sign_string: createHash("md5").update(signed).digest("hex"),
    ...(action === "1" ? { merchant_prepare_id: prepareId ?? "" } : {}),
  });
  try {
    const reply = await fetch(endpoint, {
      method: "POST",
      body: form,
      signal: AbortSignal.timeout(SHOP_TIMEOUT_MS),
    });
    const said = (await reply.json()) as {
      error?: number;
      error_note?: string;
      merchant_prepare_id?: number;
    };
    if (typeof said.error !== "number") return { error: null, note: "", prepareId: null };
    return {
      error: said.error,
      note: `${said.error_note ?? ""} (${said.error})`,
      prepareId: said.merchant_prepare_id === undefined ? null : String(said.merchant_prepare_id),
    };
  } catch {
    return { error: null, note: "", prepareId: null };
  }
}
