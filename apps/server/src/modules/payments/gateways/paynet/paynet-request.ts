import { readJson, recordOf } from "../call-provider.ts";
import { paynetErrors } from "./paynet-errors.ts";

export interface PaynetRequest {
  id: number | string | null;
  method: string;
  params: Readonly<Record<string, unknown>>;
}

/** The field that names what is paid, as the service is set up at Paynet. */
export const NUMBER_FIELD = "order_id";
const NUMBER = /^\d{6,12}$/;
/** Paynet's clock stands in Tashkent. */
const OFFSET_MS = 5 * 3_600_000;
const TIME = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/;
const MAX_ID = 100;

/** The id of a call, to be told back whatever is wrong with the rest. */
export function readId(text: string): PaynetRequest["id"] {
  const id = readJson(text)?.["id"];
  if (typeof id === "number") return id;
  return typeof id === "string" ? id.slice(0, MAX_ID) : null;
}

/** Throws the protocol's own errors for what is no call. */
export function readRequest(text: string): Omit<PaynetRequest, "id"> {
  const body = readJson(text);
  if (!body) throw text.trim().startsWith("[") ? paynetErrors.wrongRequest() : paynetErrors.notJson();
  const { method, params } = body;
  if (typeof method !== "string" || typeof params !== "object" || params === null)
    throw paynetErrors.wrongRequest();
  return { method, params: recordOf(params) };
}

/** Paynet's own number of a transaction, as text: it may have more digits than a number here. */
export function transactionOf({ transactionId }: PaynetRequest["params"]): string {
  const isWhole = typeof transactionId === "number" && Number.isSafeInteger(transactionId);
  if (!isWhole || transactionId <= 0) throw paynetErrors.missing("transactionId");
  return String(transactionId);
}

/** The number that the customer typed. */
export function numberOf({ fields }: PaynetRequest["params"]): string {
  const typed = recordOf(fields)[NUMBER_FIELD];
  const number = typeof typed === "number" ? String(typed) : typed;
  if (typeof number !== "string") throw paynetErrors.missing(NUMBER_FIELD);
  if (!NUMBER.test(number.trim())) throw paynetErrors.noNumber();
  return number.trim();
}

/** A moment of Paynet's clock; throws 414. */
export function timeOf(text: unknown): Date {
  const [, day, time] = TIME.exec(typeof text === "string" ? text : "") ?? [];
  const moment = new Date(`${day}T${time}Z`).getTime() - OFFSET_MS;
  if (!Number.isFinite(moment)) throw paynetErrors.wrongTime();
  return new Date(moment);
}

/** The same the other way round. */
export function textOfTime(moment: Date): string {
  const text = new Date(moment.getTime() + OFFSET_MS).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}
