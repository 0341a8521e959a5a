import { TIYIN_PER_SUM } from "@dasturxon/domain/fiscal-lines";
import type { Language } from "@dasturxon/domain/language";
import { PAYME_ORDER_FIELD } from "./payme-errors.ts";

/** Languages of Payme's page. Other languages use Russian, its default. */
const PAYME_LANGUAGES: ReadonlySet<Language> = new Set(["uz", "ru", "en"]);

interface PaymeLinkRequest {
  kassaId: string;
  orderId: string;
  /** Amount due in soʻm. */
  amount: number;
  language: Language;
  /** Page to which the customer returns. */
  returnUrl: string;
}

/** Returns Payme's checkout link: the address and the parameters in base64 [PY-2]. */
export function createPaymeLink(checkout: string, paying: PaymeLinkRequest): string {
  const { kassaId, orderId, amount, language, returnUrl } = paying;
  const parameters = [
    `m=${kassaId}`,
    `ac.${PAYME_ORDER_FIELD}=${orderId}`,
    `a=${amount * TIYIN_PER_SUM}`,
    `l=${PAYME_LANGUAGES.has(language) ? language : "ru"}`,
    `c=${returnUrl}`,
  ];
  return `${checkout}/${Buffer.from(parameters.join(";")).toString("base64")}`;
}
