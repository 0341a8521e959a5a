import { createRandomId } from "@dasturxon/contract/random-id";
import type { SharedContact } from "../shell.ts";
import { addTelegramEventListenerOnce, postEvent } from "./bridge.ts";

/** Time that the customer has to share the phone number, in milliseconds. */
const CUSTOMER_ANSWER_TIMEOUT_MS = 120_000;
const MESSENGER_ANSWER_TIMEOUT_MS = 3000;
/** Number of attempts. The signed contact is available only a short time after the customer shares it. */
const MAX_CONTACT_ATTEMPTS = 12;
const CONTACT_ATTEMPT_PAUSE_MS = 250;

/** Requests the customer's own contact. Returns null if the customer refuses. */
export async function requestContact(): Promise<SharedContact | null> {
  const asked = addTelegramEventListenerOnce("phone_requested", { withinMs: CUSTOMER_ANSWER_TIMEOUT_MS });
  postEvent("web_app_request_phone");
  if ((await asked)?.["status"] !== "sent") return null;
  for (let attempt = 0; attempt < MAX_CONTACT_ATTEMPTS; attempt += 1) {
    const signed = await invokeTelegramMethod("getRequestedContact");
    if (signed) return { signed };
    await new Promise((resolve) => setTimeout(resolve, CONTACT_ATTEMPT_PAUSE_MS));
  }
  return { signed: null };
}

async function invokeTelegramMethod(method: string): Promise<string | null> {
  const id = createRandomId();
  const answered = addTelegramEventListenerOnce("custom_method_invoked", {
    withinMs: MESSENGER_ANSWER_TIMEOUT_MS,
    fits: ({ req_id: of }) => of === id,
  });
  postEvent("web_app_invoke_custom_method", { req_id: id, method, params: {} });
  const result = (await answered)?.["result"];
  return typeof result === "string" && result !== "" ? result : null;
}
