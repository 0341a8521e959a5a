import type { Language } from "@dasturxon/domain/language";
import { type Written, writtenIn } from "@dasturxon/domain/written";
import type { Call, Session } from "../../../platform/http/index.ts";
import { subscriptionId } from "../push/browser-keys.ts";
import type { PushParts } from "../push/deliver-push.ts";
import { selectOwnStaffSubscription } from "./queries.ts";
import { sendStaffPush, type StaffPushMessage } from "./send-staff-push.ts";

/**
 * Timeout in milliseconds. Shorter than the request's own timeout, so that the response can report a push service that
 * does not respond. The request's signal cannot be used: Fastify aborts it after reading the body.
 */
const TIMEOUT_MS = 6_000;

const title: Written = {
  uz: "Sinov bildirishnomasi",
  ru: "Проверочное уведомление",
  en: "Test notification",
  ar: "إشعار تجريبي",
  kz: "Сынақ хабарландыруы",
  tr: "Deneme bildirimi",
  zh: "测试通知",
};
const text: Written = {
  uz: "Qabul qilinmagan buyurtma boʻlsa, bu qurilmaga shunday xabar keladi.",
  ru: "Так это устройство сообщит о заказе, который никто не принял.",
  en: "This is how the device reports an order that nobody has accepted.",
  ar: "هكذا ينبّهك هذا الجهاز إلى طلب لم يقبله أحد.",
  kz: "Ешкім қабылдамаған тапсырыс туралы осы құрылғыға осылай хабар келеді.",
  tr: "Bu cihaz, kimsenin kabul etmediği siparişleri böyle bildirir.",
  zh: "有订单无人接单时，设备会这样提醒。",
};

type TestOutcome = "taken" | "gone" | "unanswered";

/** Sends a test notification to the person's own subscription. Returns the push service's response. */
export async function sendTestPush(
  parts: PushParts,
  { merchantId, id: staffId }: Pick<Session, "merchantId" | "id">,
  { endpoint, log }: { endpoint: string } & Pick<Call, "log">,
): Promise<TestOutcome> {
  const id = subscriptionId(endpoint);
  const language = await parts.db.tenantRead(merchantId, (tx) =>
    selectOwnStaffSubscription(tx, merchantId, { id, staffId }),
  );
  if (language === undefined) return "gone";
  const sent = { merchantId, subscriptionId: id, message: testMessage(language) };
  try {
    const outcome = await sendStaffPush(parts, sent, AbortSignal.timeout(TIMEOUT_MS));
    return outcome === "taken" || outcome === "gone" ? outcome : "unanswered";
  } catch (error) {
    // The message names the push service, not the endpoint.
    log.warn({ error: String(error) }, "a test notification was not sent");
    return "unanswered";
  }
}

function testMessage(language: Language): StaffPushMessage {
  return {
    title: writtenIn(title, language),
    text: writtenIn(text, language),
    tag: "test",
    link: "/console/",
    isSilent: false,
  };
}
