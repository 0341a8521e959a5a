import type { z } from "zod";
import { readJson, recordOf, textOf } from "../json-text.ts";

/** Our response to a provider's callback: the body as text, and the HTTP status. */
export interface CallbackAnswer {
  status: number;
  text: string;
}

/** A provider's call to us, as it is declared in the contract. Its path is `callbackPath`. */
export interface Callback {
  summary: string;
  /** Set if the protocol appends an operation to the path. */
  operation?: z.ZodString;
  reply: z.ZodType;
  /** The protocol's error code in a response, or `ok`. Only known codes, to limit the metric's cardinality. */
  codeOf(answer: CallbackAnswer): string;
  /** Body of a request that the protocol accepts, as text is sent for it. No order has this payment. */
  example: object;
  /** How the request is authenticated, for the list of calls without a benchmark. */
  trust: "signed" | "asked";
}

const OK = "ok";

/** Returns the code, or `ok` if there is none. */
export const orOk = (code: unknown): string => textOf(code) || OK;

/** For protocols of JSON-RPC, which respond to errors with HTTP 200. */
export const codeByError = ({ text }: CallbackAnswer): string =>
  orOk(recordOf(readJson(text)?.["error"])["code"]);

export const codeByStatus = ({ status }: CallbackAnswer): string => (status === 200 ? OK : String(status));
