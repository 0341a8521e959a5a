import { readJson, recordOf } from "@dasturxon/providers/json-text";
import { paynetErrors } from "./paynet-errors.ts";

export interface PaynetRequest {
  id: number | string | null;
  method: string;
  params: Readonly<Record<string, unknown>>;
}

/** Field with the payment number, as configured at Paynet. */
export const NUMBER_FIELD = "order_id";
const NUMBER = /^\d{6,12}$/;
/** Offset of Paynet's times, which are in Tashkent time. */
const OFFSET_MS = 5 * 3_600_000;
const TIME = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/;
const MAX_ID = 100;

/** Returns the call's id for the response. Accepts an invalid call. */
export function readId(text: string): PaynetRequest["id"] {
  const id = readJson(text)?.["id"];
  if (typeof id === "number") return id;
  return typeof id === "string" ? id.slice(0, MAX_ID) : null;
}

/** Parses a call. Throws the protocol's errors for an invalid one. */
export function readRequest(text: string): Omit<PaynetRequest, "id"> {
  const body = readJson(text);
  if (!body) throw text.trim().startsWith("[") ? paynetErrors.wrongRequest() : paynetErrors.notJson();
  const { method, params } = body;
  if (typeof method !== "string" || typeof params !== "object" || params === null)
    throw paynetErrors.wrongRequest();
  return { method, params: recordOf(params) };
}

/** Returns Paynet's number of a transaction, as text. Rejects numbers above JavaScript's safe integers. */
export function transactionOf({ transactionId }: PaynetRequest["params"]): string {
  const isWhole = typeof transactionId === "number" && Number.isSafeInteger(transactionId);
  if (!isWhole || transactionId <= 0) throw paynetErrors.missing("transactionId");
  return String(transactionId);
}

/** Returns the payment number that the customer entered. */
export function numberOf({ fields }: PaynetRequest["params"]): string {
  const typed = recordOf(fields)[NUMBER_FIELD];
  const number = typeof typed === "number" ? String(typed) : typed;
  if (typeof number !== "string") throw paynetErrors.missing(NUMBER_FIELD);
  if (!NUMBER.test(number.trim())) throw paynetErrors.noNumber();
  return number.trim();
}

/** Parses a time of Paynet's clock. Throws error 414. */
export function timeOf(text: unknown): Date {
  const [, day, time] = TIME.exec(typeof text === "string" ? text : "") ?? [];
  const moment = new Date(`${day}T${time}Z`).getTime() - OFFSET_MS;
  if (!Number.isFinite(moment)) throw paynetErrors.wrongTime();
  return new Date(moment);
}

/** Formats a time for Paynet's clock. */
export function textOfTime(moment: Date): string {
  const text = new Date(moment.getTime() + OFFSET_MS).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}
