import { createHash } from "node:crypto";
import { isId } from "../../../../platform/ids.ts";
import { isSameSecret } from "../../credentials/credentials.ts";
import { TIYIN } from "../../life/begin-payment.ts";
import { clickErrors } from "./click-errors.ts";

/** A call of Click's with the strings as they came: the sign is over them. */
export type ClickForm = URLSearchParams;

const REQUIRED = [
  "click_trans_id",
  "service_id",
  "click_paydoc_id",
  "merchant_trans_id",
  "amount",
  "action",
  "error",
  "error_note",
  "sign_time",
  "sign_string",
] as const;
const COMPLETE = "1";
/** Click's ids are 64-bit numbers: digits as text, never a number of JavaScript's. */
const ID = /^\d{1,19}$/;
const AMOUNT = /^\d{1,13}(\.\d{1,2}0*)?$/;
const CODE = /^-?\d{1,9}$/;

/** What is missing or named twice, or an id or code that is no number: answered −8. */
export function wrongField(form: ClickForm): string | null {
  const names = form.get("action") === COMPLETE ? [...REQUIRED, "merchant_prepare_id"] : REQUIRED;
  for (const name of names) if (form.getAll(name).length !== 1) return name;
  for (const name of ["click_trans_id", "click_paydoc_id"]) if (!ID.test(form.get(name) ?? "")) return name;
  return CODE.test(form.get("error") ?? "") ? null : "error";
}

/** The digest that Click makes of a call, over the strings as they came; the prepare id only in Complete. */
export function signOf(form: ClickForm, secretKey: string): string {
  const said = (name: string) => form.get(name) ?? "";
  const parts = [
    said("click_trans_id"),
    said("service_id"),
    secretKey,
    said("merchant_trans_id"),
    ...(said("action") === COMPLETE ? [said("merchant_prepare_id")] : []),
    said("amount"),
    said("action"),
    said("sign_time"),
  ];
  return createHash("md5").update(parts.join("")).digest("hex");
}

/** Is it Click, and about this service of its? */
export function isSigned(form: ClickForm, { serviceId, secretKey }: Record<string, string>): boolean {
  if (!serviceId || !secretKey || form.get("service_id") !== serviceId) return false;
  return isSameSecret((form.get("sign_string") ?? "").toLowerCase(), signOf(form, secretKey));
}

/** The order that is paid; throws −5 for what can be none of ours. */
export function orderOf(form: ClickForm): string {
  const orderId = form.get("merchant_trans_id") ?? "";
  if (!isId(orderId)) throw clickErrors.noOrder();
  return orderId.toLowerCase();
}

/** The sum in tiyin: Click says it in sum with a point. One that is none is a wrong one, −1. */
export function tiyinOf(form: ClickForm): number {
  const amount = form.get("amount") ?? "";
  return AMOUNT.test(amount) ? Math.round(Number(amount) * TIYIN) : -1;
}

/** Below zero where the payment failed at Click's side. */
export const errorOf = (form: ClickForm): number => Number(form.get("error"));
