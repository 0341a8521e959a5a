import type { Language } from "@dasturxon/domain/language";
import { TIYIN } from "../../life/begin-payment.ts";
import { ORDER_FIELD } from "./payme-errors.ts";

/** What Payme's own page speaks; others get Russian, its default. */
const LANGUAGES: ReadonlySet<Language> = new Set(["uz", "ru", "en"]);

interface Paying {
  kassaId: string;
  orderId: string;
  /** Whole sum. */
  amount: number;
  language: Language;
  /** Where the customer comes back to. */
  returnUrl: string;
}

/** Payme's checkout link: `checkout` and the parameters in base64 [PY-2]. */
export function paymeLink(checkout: string, paying: Paying): string {
  const { kassaId, orderId, amount, language, returnUrl } = paying;
  const parameters = [
    `m=${kassaId}`,
    `ac.${ORDER_FIELD}=${orderId}`,
    `a=${amount * TIYIN}`,
    `l=${LANGUAGES.has(language) ? language : "ru"}`,
    `c=${returnUrl}`,
  ];
  return `${checkout}/${Buffer.from(parameters.join(";")).toString("base64")}`;
}
