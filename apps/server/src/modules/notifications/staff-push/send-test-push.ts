import { createTranslationLookup } from "@dasturxon/domain/catalogue";
import type { Language } from "@dasturxon/domain/language";
import { pickTranslation } from "@dasturxon/domain/translated-text";
import type { Call, Session } from "../../../platform/http/index.ts";
import { createPushSubscriptionId } from "../push/browser-keys.ts";
import type { PushSendingDeps } from "../push/deliver-push.ts";
import { selectStaffSubscriptionLanguage } from "./queries.ts";
import { sendStaffPush, type StaffPushMessage } from "./send-staff-push.ts";
import { notificationsTexts } from "../../../texts/notifications.ts";

const getTranslations = createTranslationLookup(notificationsTexts);

/**
 * Timeout in milliseconds. Shorter than the request's own timeout, so that the response can report a push service that
 * does not respond. The request's signal cannot be used: Fastify aborts it after reading the body.
 */
const TEST_PUSH_TIMEOUT_MS = 6_000;

const testPushTitle = getTranslations("testPush.title");
const testPushText = getTranslations("testPush.text");

type TestPushOutcome = "taken" | "gone" | "unanswered";

/** Sends a test notification to the person's own subscription. Returns the push service's response. */
export async function sendTestPush(
  parts: PushSendingDeps,
  { merchantId, id: staffId }: Pick<Session, "merchantId" | "id">,
  { endpoint, log }: { endpoint: string } & Pick<Call, "log">,
): Promise<TestPushOutcome> {
  const id = createPushSubscriptionId(endpoint);
  const language = await parts.db.tenantRead(merchantId, (tx) =>
    selectStaffSubscriptionLanguage(tx, merchantId, { id, staffId }),
  );
  if (language === undefined) return "gone";
  const sent = { merchantId, subscriptionId: id, message: createTestMessage(language) };
  try {
    const outcome = await sendStaffPush(parts, sent, AbortSignal.timeout(TEST_PUSH_TIMEOUT_MS));
    return outcome === "taken" || outcome === "gone" ? outcome : "unanswered";
  } catch (error) {
    // The message names the push service, not the endpoint.
    log.warn({ error: String(error) }, "a test notification was not sent");
    return "unanswered";
  }
}

function createTestMessage(language: Language): StaffPushMessage {
  return {
    title: pickTranslation(testPushTitle, language),
    text: pickTranslation(testPushText, language),
    tag: "test",
    link: "/console/",
    isSilent: false,
  };
}
