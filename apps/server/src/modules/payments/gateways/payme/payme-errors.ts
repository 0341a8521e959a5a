import { createTranslationLookup } from "@dasturxon/domain/catalogue";
import { staffTexts } from "../../../../texts/staff.ts";

const paymeErrorTranslations = createTranslationLookup(staffTexts);
type PaymeErrorTextId = keyof typeof staffTexts.uz extends infer Id
  ? Id extends `payme.${infer Name}`
    ? Name
    : never
  : never;

/** An error response in the format of Payme's Merchant API. `data` names the invalid field. */
export class PaymeError extends Error {
  override readonly name = "PaymeError";
  readonly code: number;
  readonly words: Readonly<Record<"ru" | "uz" | "en", string>>;
  readonly data: string | null;
  constructor(code: number, id: PaymeErrorTextId, data: string | null = null) {
    const { ru, uz, en } = paymeErrorTranslations(`payme.${id}`);
    super(en);
    this.code = code;
    this.words = { ru, uz, en };
    this.data = data;
  }
}

/** Field of `account` with the order id, as configured in Payme's cabinet. */
export const PAYME_ORDER_FIELD = "order_id";

/** All errors of the Merchant API that we return, with Payme's codes [PY-3]. */
export const paymeErrors = {
  notJson: () => new PaymeError(-32700, "notJson"),
  notRpc: (field: string) => new PaymeError(-32600, "notRpc", field),
  noMethod: (method: string) => new PaymeError(-32601, "noMethod", method),
  wrongParams: (field: string) => new PaymeError(-32602, "wrongParams", field),
  notAllowed: () => new PaymeError(-32504, "notAllowed"),
  wrongAmount: () => new PaymeError(-31001, "wrongAmount", "amount"),
  noTransaction: () => new PaymeError(-31003, "noTransaction", "id"),
  noReceipt: () => new PaymeError(-32001, "noReceipt", "id"),
  impossible: () => new PaymeError(-31008, "impossible"),
  noOrder: () => createPaymeAccountError(-31050, "noOrder"),
  paid: () => createPaymeAccountError(-31051, "paid"),
  closed: () => createPaymeAccountError(-31052, "closed"),
  busy: () => createPaymeAccountError(-31053, "busy"),
} as const;

/**
 * Creates an error of Payme's `account` parameter. Payme shows such errors to the payer, so they have texts in three
 * languages and the field's name.
 */
function createPaymeAccountError(code: number, id: PaymeErrorTextId): PaymeError {
  return new PaymeError(code, id, PAYME_ORDER_FIELD);
}
