import { isId } from "../../../../platform/ids.ts";
import { PAYME_ORDER_FIELD, paymeErrors } from "./payme-errors.ts";

/** A call by Payme. The response repeats `id`, also for an invalid call. */
export interface PaymeRequest {
  id: number | string | null;
  method: string;
  params: Record<string, unknown>;
}

/** Maximum length of an id. Payme's ids have 24 hexadecimal digits. */
const MAX_PAYME_ID_LENGTH = 64;
/** Latest time of a JavaScript `Date`, in milliseconds. */
const MAX_DATE_TIME_MS = 8.64e15;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the `id` of a JSON-RPC call, which the response must repeat. Returns null for text that is not JSON. */
export function readRequestId(text: string): PaymeRequest["id"] {
  try {
    const { id } = JSON.parse(text) as { id?: unknown };
    return typeof id === "number" || typeof id === "string" ? id : null;
  } catch {
    return null;
  }
}

/**
 * Parses a call. Throws the protocol's errors −32700 and −32600. `jsonrpc` is optional, because Payme omits it at
 * times.
 */
export function parsePaymeRequest(text: string): PaymeRequest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw paymeErrors.notJson();
  }
  if (!isRecord(value)) throw paymeErrors.notRpc("method");
  const { method, params = {} } = value;
  if (typeof method !== "string") throw paymeErrors.notRpc("method");
  if (!isRecord(params)) throw paymeErrors.notRpc("params");
  return { id: readRequestId(text), method, params };
}

/** Returns Payme's id of a transaction. */
export function parsePaymeTransactionId({ id }: Record<string, unknown>): string {
  if (
    typeof id !== "string" ||
    id === "" ||
    id.length > MAX_PAYME_ID_LENGTH ||
    !id.isWellFormed() ||
    id.includes("\0")
  )
    throw paymeErrors.notRpc("id");
  return id;
}

/** Parses a time in milliseconds since the epoch. */
export function parsePaymeTime(params: Record<string, unknown>, field: "time" | "from" | "to"): Date {
  const { [field]: time } = params;
  if (typeof time !== "number" || !Number.isSafeInteger(time) || time < 0 || time > MAX_DATE_TIME_MS)
    throw paymeErrors.notRpc(field);
  return new Date(time);
}

/**
 * Returns the order id in Payme's `account` parameter and the amount in tiyin. A malformed amount throws the error of a
 * wrong amount.
 */
export function parseOrderIdAndAmount({ account, amount }: Record<string, unknown>): {
  orderId: string;
  tiyin: number;
} {
  const orderId = isRecord(account) ? account[PAYME_ORDER_FIELD] : undefined;
  if (typeof orderId !== "string" || !isId(orderId)) throw paymeErrors.noOrder();
  if (typeof amount !== "number") throw paymeErrors.wrongAmount();
  return { orderId: orderId.toLowerCase(), tiyin: amount };
}
