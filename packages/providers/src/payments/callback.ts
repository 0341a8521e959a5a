import type { z } from "zod";
import { parseJsonObjectOrNull, toRecord, toTextOrEmpty } from "../json-text.ts";

/** Our response to a provider's callback: the body as text, and the HTTP status. */
export interface CallbackAnswer {
  status: number;
  text: string;
}

/** Callback (webhook) of a payment provider, as declared in the contract. Its path is `createCallbackPath`. */
export interface PaymentCallback {
  summary: string;
  /** Set only if the provider's protocol appends an operation to the callback path. */
  operation?: z.ZodString;
  reply: z.ZodType;
  /** The protocol's error code in a response, or `ok`. Only known codes, to limit the metric's cardinality. */
  codeOf(answer: CallbackAnswer): string;
  /** Example of a valid request body, for the API document and the security tests. No order has this payment. */
  example: object;
}

const CALLBACK_SUCCESS_CODE = "ok";

/** Returns the error code as a string, or `ok` if it is empty. */
export const toCallbackCode = (code: unknown): string => toTextOrEmpty(code) || CALLBACK_SUCCESS_CODE;

/** Reads the error code of a JSON-RPC response. JSON-RPC protocols respond to errors with HTTP 200. */
export const callbackCodeFromError = ({ text }: CallbackAnswer): string =>
  toCallbackCode(toRecord(parseJsonObjectOrNull(text)?.["error"])["code"]);

export const callbackCodeFromStatus = ({ status }: CallbackAnswer): string =>
  status === 200 ? CALLBACK_SUCCESS_CODE : String(status);
