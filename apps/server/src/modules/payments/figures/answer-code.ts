import type { PaymentProviderName } from "@dasturxon/domain/payment-providers";
import { readJson, recordOf, textOf } from "../gateways/call-provider.ts";

/** Our response to a provider's callback: the body as text, and the HTTP status. */
interface DoorAnswer {
  status: number;
  text: string;
}

const OK = "ok";
const orOk = (code: unknown) => textOf(code) || OK;
const byError = ({ text }: DoorAnswer) => orOk(recordOf(readJson(text)?.["error"])["code"]);
const byStatus = ({ status }: DoorAnswer) => (status === 200 ? OK : String(status));

/** Where each protocol puts its error code. Most respond to errors with HTTP 200. */
const CODE_OF: Readonly<Record<PaymentProviderName, (answer: DoorAnswer) => string>> = {
  payme: byError,
  paynet: byError,
  click: ({ text }) => {
    const code = textOf(readJson(text)?.["error"]);
    return code === "0" ? OK : code || "none";
  },
  uzum: ({ text }) => orOk(readJson(text)?.["errorCode"]),
  multicard: ({ text }) => (readJson(text)?.["success"] === true ? OK : "refused"),
  payze: byStatus,
  "uzum-checkout": byStatus,
};

/** The protocol's error code in a response, or `ok`. Only known codes, to limit the metric's cardinality. */
export const answerCode = (provider: PaymentProviderName, answer: DoorAnswer): string =>
  CODE_OF[provider](answer);
