import { isId } from "../../../../platform/ids.ts";
import { uzumErrors } from "./uzum-errors.ts";

/** Parsed body of a call by Uzum. */
export type UzumBody = Readonly<Record<string, unknown>>;

/** Parameter with the order id, as configured at Uzum. */
export const UZUM_ORDER_FIELD = "order_id";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Parses the body. Throws error 10002 if it is not a JSON object. */
export function parseUzumBody(text: string): UzumBody {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw uzumErrors.notJson();
  }
  if (!isRecord(value)) throw uzumErrors.notJson();
  return value;
}

/** Returns the service id. Throws error 10005 if it is missing, and 10006 if it is another service. */
export function parseUzumServiceId({ serviceId }: UzumBody, expectedId: string | undefined): number {
  if (typeof serviceId !== "number" || !Number.isSafeInteger(serviceId))
    throw uzumErrors.missing("serviceId");
  if (String(serviceId) !== expectedId) throw uzumErrors.wrongService();
  return serviceId;
}

/** Returns Uzum's id of a transaction, a UUID. */
export function parseUzumTransactionId({ transId }: UzumBody): string {
  if (typeof transId !== "string" || !isId(transId)) throw uzumErrors.missing("transId");
  return transId.toLowerCase();
}

/** Returns the order's id. Throws error 10007 if it is malformed. */
export function parseOrderId({ params }: UzumBody): string {
  if (!isRecord(params)) throw uzumErrors.missing("params");
  const { [UZUM_ORDER_FIELD]: orderId } = params;
  if (typeof orderId !== "string" && typeof orderId !== "number") throw uzumErrors.missing(UZUM_ORDER_FIELD);
  if (typeof orderId !== "string" || !isId(orderId)) throw uzumErrors.noOrder();
  return orderId.toLowerCase();
}

/** Returns the amount in tiyin. */
export function parseTiyin({ amount }: UzumBody): number {
  if (typeof amount !== "number") throw uzumErrors.missing("amount");
  return amount;
}
