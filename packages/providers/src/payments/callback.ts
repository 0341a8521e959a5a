import type { z } from "zod";
import { readJson, recordOf, textOf } from "../json-text.ts";

/** Our response to a provider's callback: the body as text, and the HTTP status. */
export interface CallbackAnswer {
  status: number;
  text: string;
}

/** Callback (webhook) of a payment provider, as declared in the contract. Its path is `callbackPath`. */
export interface Callback {
  summary: string;
  /** Set if the protocol appends an operation to the path. */
  operation?: z.ZodString;
  reply: z.ZodType;
  /** The protocol's error code in a response, or `ok`. Only known codes, to limit the metric's cardinality. */
  codeOf(answer: CallbackAnswer): string;
  /** Example of a valid request body, for the API document and the security tests. No order has this payment. */
  example: object;
}

const OK = "ok";

/** Returns the error code as a string, or `ok` if it is empty. */
export const orOk = (code: unknown): string => textOf(code) || OK;

/** Reads the error code of a JSON-RPC response. JSON-RPC protocols respond to errors with HTTP 200. */
export const codeByError = ({ text }: CallbackAnswer): string =>
  orOk(recordOf(readJson(text)?.["error"])["code"]);

export const codeByStatus = ({ status }: CallbackAnswer): string => (status === 200 ? OK : String(status));
