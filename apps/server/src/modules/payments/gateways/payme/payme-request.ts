import { isId } from "../../../../platform/ids.ts";
import { ORDER_FIELD, paymeErrors } from "./payme-errors.ts";

/** A call of Payme's as it came; `id` is told back whatever is wrong. */
export interface PaymeRequest {
  id: number | string | null;
  method: string;
  params: Record<string, unknown>;
}

/** Payme's ids are 24 hexadecimal digits; longer texts are nobody's. */
const MAX_ID = 64;
/** The latest moment that JavaScript knows. */
const MAX_TIME = 8.64e15;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What is to be told back as `id` of a text that may be no JSON at all. */
export function readId(text: string): PaymeRequest["id"] {
  try {
    const { id } = JSON.parse(text) as { id?: unknown };
    return typeof id === "number" || typeof id === "string" ? id : null;
  } catch {
    return null;
  }
}

/** Throws −32700 and −32600 as the protocol has them; `jsonrpc` is not always sent. */
export function readRequest(text: string): PaymeRequest {
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
  return { id: readId(text), method, params };
}

/** Payme's id of a transaction. */
export function transactionOf({ id }: Record<string, unknown>): string {
  if (typeof id !== "string" || id === "" || id.length > MAX_ID || !id.isWellFormed() || id.includes("\0"))
    throw paymeErrors.notRpc("id");
  return id;
}

/** A moment in milliseconds since the epoch. */
export function timeOf(params: Record<string, unknown>, field: "time" | "from" | "to"): Date {
  const { [field]: time } = params;
  if (typeof time !== "number" || !Number.isSafeInteger(time) || time < 0 || time > MAX_TIME)
    throw paymeErrors.notRpc(field);
  return new Date(time);
}

/** The order that the account names, and the sum in tiyin. A sum that is none is a wrong one. */
export function paymentOf({ account, amount }: Record<string, unknown>): { orderId: string; tiyin: number } {
  const orderId = isRecord(account) ? account[ORDER_FIELD] : undefined;
  if (typeof orderId !== "string" || !isId(orderId)) throw paymeErrors.noOrder();
  if (typeof amount !== "number") throw paymeErrors.wrongAmount();
  return { orderId: orderId.toLowerCase(), tiyin: amount };
}
