import { createHmac, timingSafeEqual } from "node:crypto";
import type { SmsGatewayName } from "@dasturxon/domain/sms-gateways";

const keyOf = (secret: string, merchantId: string, id: string) =>
  createHmac("sha256", secret).update(["sms-delivery", merchantId, id].join("\u0000")).digest();

/**
 * Where a gateway tells what became of one text: a path that nobody guesses and that is good for this
 * text alone. `origin` is where the installation is reached.
 */
export function deliveryUrl(
  origin: string,
  secret: string,
  text: { merchantId: string; id: string; gateway: SmsGatewayName },
): string {
  const { merchantId, id, gateway } = text;
  const key = keyOf(secret, merchantId, id).toString("base64url");
  return `${origin}/api/notifications/v1/${gateway}/${merchantId}/${id}/${key}`;
}

/** Is it the key of this text's path? Takes as long whatever they have in common. */
export function isDeliveryKey(
  secret: string,
  { merchantId, id, key }: { merchantId: string; id: string; key: string },
): boolean {
  const said = Buffer.from(key, "base64url");
  const own = keyOf(secret, merchantId, id);
  return said.length === own.length && timingSafeEqual(said, own);
}
