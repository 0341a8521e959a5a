import { isId } from "../../../../platform/ids.ts";
import { uzumErrors } from "./uzum-errors.ts";

/** A call of Uzum's as it came. */
export type UzumBody = Readonly<Record<string, unknown>>;

/** The parameter that names the order, as the service is set up at Uzum. */
export const ORDER_FIELD = "order_id";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Throws 10002 for what is no JSON object. */
export function readBody(text: string): UzumBody {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw uzumErrors.notJson();
  }
  if (!isRecord(value)) throw uzumErrors.notJson();
  return value;
}

/** Throws 10005 where the service is not named, 10006 where it is another one. */
export function checkService({ serviceId }: UzumBody, own: string | undefined): number {
  if (typeof serviceId !== "number" || !Number.isSafeInteger(serviceId))
    throw uzumErrors.missing("serviceId");
  if (String(serviceId) !== own) throw uzumErrors.wrongService();
  return serviceId;
}

/** Uzum's own id of a transaction, a UUID. */
export function transactionOf({ transId }: UzumBody): string {
  if (typeof transId !== "string" || !isId(transId)) throw uzumErrors.missing("transId");
  return transId.toLowerCase();
}

/** The order that is paid; throws 10007 for what can be none of ours. */
export function orderOf({ params }: UzumBody): string {
  if (!isRecord(params)) throw uzumErrors.missing("params");
  const { [ORDER_FIELD]: orderId } = params;
  if (typeof orderId !== "string" && typeof orderId !== "number") throw uzumErrors.missing(ORDER_FIELD);
  if (typeof orderId !== "string" || !isId(orderId)) throw uzumErrors.noOrder();
  return orderId.toLowerCase();
}

/** The sum in tiyin. */
export function tiyinOf({ amount }: UzumBody): number {
  if (typeof amount !== "number") throw uzumErrors.missing("amount");
  return amount;
}
