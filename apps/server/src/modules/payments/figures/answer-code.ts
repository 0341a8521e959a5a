import type { PaymentProviderName } from "@dasturxon/domain/payment-providers";
import { readJson, recordOf, textOf } from "../gateways/call-provider.ts";

/** What our door answered a provider, as text with its HTTP status. */
interface DoorAnswer {
  status: number;
  text: string;
}

const OK = "ok";
const orOk = (code: unknown) => textOf(code) || OK;
const byError = ({ text }: DoorAnswer) => orOk(recordOf(readJson(text)?.["error"])["code"]);
const byStatus = ({ status }: DoorAnswer) => (status === 200 ? OK : String(status));

/** Where each protocol has the code of a refusal: most answer errors by HTTP 200. */
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

/** The protocol's own code of an answer; `ok`: nothing was refused. Our codes alone, so that they are few. */
export const answerCode = (provider: PaymentProviderName, answer: DoorAnswer): string =>
  CODE_OF[provider](answer);
