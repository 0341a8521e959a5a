import { randomId } from "@dasturxon/contract/random-id";
import type { SharedContact } from "../shell.ts";
import { addBridgeListenerOnce, post } from "./bridge.ts";

/** Time that the customer has to share the phone number, in milliseconds. */
const ANSWER_TIMEOUT_MS = 120_000;
const ANSWERED_MS = 3000;
/** Number of attempts. The signed contact is available only a short time after the customer shares it. */
const TRIES = 12;
const PAUSE_MS = 250;

/** Requests the customer's own contact. Returns null if the customer refuses. */
export async function requestContact(): Promise<SharedContact | null> {
  const asked = addBridgeListenerOnce("phone_requested", { withinMs: ANSWER_TIMEOUT_MS });
  post("web_app_request_phone");
  if ((await asked)?.["status"] !== "sent") return null;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const signed = await invoke("getRequestedContact");
    if (signed) return { signed };
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return { signed: null };
}

async function invoke(method: string): Promise<string | null> {
  const id = randomId();
  const answered = addBridgeListenerOnce("custom_method_invoked", {
    withinMs: ANSWERED_MS,
    fits: ({ req_id: of }) => of === id,
  });
  post("web_app_invoke_custom_method", { req_id: id, method, params: {} });
  const result = (await answered)?.["result"];
  return typeof result === "string" && result !== "" ? result : null;
}
