import { createHmac, timingSafeEqual } from "node:crypto";
import type { SmsGatewayName } from "@dasturxon/providers/sms/facts";

const createDeliveryReportKey = (secret: string, merchantId: string, id: string) =>
  createHmac("sha256", secret).update(["sms-delivery", merchantId, id].join("\u0000")).digest();

/**
 * Returns the callback address for one message. The path contains an unguessable key that is valid for this message
 * only. `origin` is the installation's public address.
 */
export function createDeliveryReportUrl(
  origin: string,
  secret: string,
  text: { merchantId: string; id: string; gateway: SmsGatewayName },
): string {
  const { merchantId, id, gateway } = text;
  const key = createDeliveryReportKey(secret, merchantId, id).toString("base64url");
  return `${origin}/api/notifications/v1/${gateway}/${merchantId}/${id}/${key}`;
}

/** Returns whether this is the key of the message's callback. Compares in constant time. */
export function isDeliveryReportKey(
  secret: string,
  { merchantId, id, key }: { merchantId: string; id: string; key: string },
): boolean {
  const said = Buffer.from(key, "base64url");
  const own = createDeliveryReportKey(secret, merchantId, id);
  return said.length === own.length && timingSafeEqual(said, own);
}
