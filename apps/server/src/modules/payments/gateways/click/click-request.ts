import { TIYIN_PER_SUM } from "@dasturxon/domain/fiscal-lines";
import { createHash } from "node:crypto";
import { isId } from "../../../../platform/ids.ts";
import { isSameSecret } from "@dasturxon/providers/same-secret";
import { clickErrors } from "./click-errors.ts";

/** Unparsed form fields of a call by Click. The signature covers the unparsed strings. */
export type ClickForm = URLSearchParams;

const REQUIRED_CLICK_FIELDS = [
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
const CLICK_COMPLETE_ACTION = "1";
/** Click's ids are 64-bit numbers, so they are handled as text. */
const CLICK_ID_PATTERN = /^\d{1,19}$/;
const AMOUNT_PATTERN = /^\d{1,13}(\.\d{1,2}0*)?$/;
const ERROR_CODE_PATTERN = /^-?\d{1,9}$/;

/**
 * Returns the name of a field that is missing, repeated, or malformed, so that Click receives error −8. Null if all
 * fields are valid.
 */
export function findInvalidClickField(form: ClickForm): string | null {
  const names =
    form.get("action") === CLICK_COMPLETE_ACTION
      ? [...REQUIRED_CLICK_FIELDS, "merchant_prepare_id"]
      : REQUIRED_CLICK_FIELDS;
  for (const name of names) if (form.getAll(name).length !== 1) return name;
  for (const name of ["click_trans_id", "click_paydoc_id"])
    if (!CLICK_ID_PATTERN.test(form.get(name) ?? "")) return name;
  return ERROR_CODE_PATTERN.test(form.get("error") ?? "") ? null : "error";
}

/** Computes Click's MD5 signature over the unparsed strings. The prepare id is included only in Complete. */
export function createClickSignature(form: ClickForm, secretKey: string): string {
  const getFieldText = (name: string) => form.get(name) ?? "";
  const parts = [
    getFieldText("click_trans_id"),
    getFieldText("service_id"),
    secretKey,
    getFieldText("merchant_trans_id"),
    ...(getFieldText("action") === CLICK_COMPLETE_ACTION ? [getFieldText("merchant_prepare_id")] : []),
    getFieldText("amount"),
    getFieldText("action"),
    getFieldText("sign_time"),
  ];
  return createHash("md5").update(parts.join("")).digest("hex");
}

/** Returns whether the call is signed by Click and contains the service id of the brand's account. */
export function isSignedByClick(form: ClickForm, { serviceId, secretKey }: Record<string, string>): boolean {
  if (!serviceId || !secretKey || form.get("service_id") !== serviceId) return false;
  return isSameSecret((form.get("sign_string") ?? "").toLowerCase(), createClickSignature(form, secretKey));
}

/** Returns the order's id. Throws error −5 if it is malformed. */
export function parseOrderId(form: ClickForm): string {
  const orderId = form.get("merchant_trans_id") ?? "";
  if (!isId(orderId)) throw clickErrors.noOrder();
  return orderId.toLowerCase();
}

/** Converts the amount from soʻm (decimal) to tiyin. Returns −1 for a malformed amount, which matches no order. */
export function parseTiyin(form: ClickForm): number {
  const amount = form.get("amount") ?? "";
  return AMOUNT_PATTERN.test(amount) ? Math.round(Number(amount) * TIYIN_PER_SUM) : -1;
}

/** Returns Click's error code. A negative code means that the payment failed at Click. */
export const getClickErrorCode = (form: ClickForm): number => Number(form.get("error"));
