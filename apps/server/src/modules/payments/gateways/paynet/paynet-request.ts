import { parseJsonObjectOrNull, toRecord } from "@dasturxon/providers/json-text";
import { paynetErrors } from "./paynet-errors.ts";

export interface PaynetRequest {
  id: number | string | null;
  method: string;
  params: Readonly<Record<string, unknown>>;
}

/** Field with the payment number, as configured at Paynet. */
export const PAYNET_PAYMENT_NUMBER_FIELD = "order_id";
const PAYMENT_NUMBER_PATTERN = /^\d{6,12}$/;
/** Offset of Paynet's times, which are in Tashkent time (UTC+5), in milliseconds. */
const TASHKENT_OFFSET_MS = 5 * 3_600_000;
const PAYNET_TIME_PATTERN = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/;
const MAX_PAYNET_ID_LENGTH = 100;

/** Returns the call's id for the response. Accepts an invalid call. */
export function readRequestId(text: string): PaynetRequest["id"] {
  const id = parseJsonObjectOrNull(text)?.["id"];
  if (typeof id === "number") return id;
  return typeof id === "string" ? id.slice(0, MAX_PAYNET_ID_LENGTH) : null;
}

/** Parses a call by Paynet. Throws the protocol's errors for an invalid call. */
export function parsePaynetRequest(text: string): Omit<PaynetRequest, "id"> {
  const body = parseJsonObjectOrNull(text);
  if (!body) throw text.trim().startsWith("[") ? paynetErrors.wrongRequest() : paynetErrors.notJson();
  const { method, params } = body;
  if (typeof method !== "string" || typeof params !== "object" || params === null)
    throw paynetErrors.wrongRequest();
  return { method, params: toRecord(params) };
}

/** Returns Paynet's number of a transaction, as text. Rejects numbers above JavaScript's safe integers. */
export function parsePaynetTransactionId({ transactionId }: PaynetRequest["params"]): string {
  const isWhole = typeof transactionId === "number" && Number.isSafeInteger(transactionId);
  if (!isWhole || transactionId <= 0) throw paynetErrors.missing("transactionId");
  return String(transactionId);
}

/** Returns the payment number that the customer entered. */
export function getPaymentNumber({ fields }: PaynetRequest["params"]): string {
  const typed = toRecord(fields)[PAYNET_PAYMENT_NUMBER_FIELD];
  const number = typeof typed === "number" ? String(typed) : typed;
  if (typeof number !== "string") throw paynetErrors.missing(PAYNET_PAYMENT_NUMBER_FIELD);
  if (!PAYMENT_NUMBER_PATTERN.test(number.trim())) throw paynetErrors.noNumber();
  return number.trim();
}

/** Parses a time of Paynet's clock. Throws error 414. */
export function parsePaynetTime(text: unknown): Date {
  const [, day, time] = PAYNET_TIME_PATTERN.exec(typeof text === "string" ? text : "") ?? [];
  const moment = new Date(`${day}T${time}Z`).getTime() - TASHKENT_OFFSET_MS;
  if (!Number.isFinite(moment)) throw paynetErrors.wrongTime();
  return new Date(moment);
}

/** Formats a time for Paynet's clock. */
export function formatPaynetTime(moment: Date): string {
  const text = new Date(moment.getTime() + TASHKENT_OFFSET_MS).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}
