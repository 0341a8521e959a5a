import type { PlatformLanguage } from "@dasturxon/domain/language";
import type { AlertKind } from "@dasturxon/domain/alert-ladder";
import type { ExternalIntegrations } from "../integrations.ts";
import {
  type AlertChannel,
  type AlertChannels,
  type AlertMessage,
  loadSummaryContent,
  loadAlertContent,
  selectAlertPeople,
} from "../modules/alerts/index.ts";
import {
  findStaffIdsReachableByBot,
  sendStaffAlert,
  sendStaffSummary,
  type NotifyChatDeps,
} from "../modules/bot/index.ts";
import { selectStaffPushSubscriptions, sendStaffPush } from "../modules/notifications/index.ts";
import { loadBrandBasics, loadStoreUrl } from "../modules/merchants/index.ts";
import { canReceiveTexts, parsePhoneWithPrefix } from "../modules/users/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database, Tx } from "../platform/database/index.ts";
import { newId } from "../platform/ids.ts";
import { deriveStableId } from "../platform/stable-id.ts";

interface AlertChannelParts {
  db: Database;
  clock: Clock;
  outside: Pick<ExternalIntegrations, "push" | "sms" | "calls">;
  bot: Omit<NotifyChatDeps, "db" | "clock">;
  /** Origin of the console. Null if each brand's host serves it. */
  consoleOrigin: string | null;
  /** Prefixes of the phones that may receive SMS and voice calls: `+998`. */
  phonePrefixes: readonly string[];
}

/** Creates the channels that notify staff of unanswered orders, reservations and waiter calls. */
export function createAlertChannels(parts: AlertChannelParts): AlertChannels {
  return {
    push: createPushChannel(parts),
    telegram: createTelegramChannel(parts),
    sms: createSmsChannel(parts),
    call: parts.outside.calls && createCallChannel(parts, parts.outside.calls),
    withdrawPush: (message, signal) => sendAlertPush(parts, { message, isClosed: true }, signal),
  };
}

function createPushChannel(parts: AlertChannelParts): AlertChannel {
  return {
    isRepeatable: true,
    async findRecipients(tx, merchantId, { branchId, now }) {
      const [pushes, people] = [
        await selectStaffPushSubscriptions(tx, merchantId, { branchId, now }),
        await selectAlertPeople(tx, merchantId),
      ];
      const getStaffName = (staffId: string) => people.find(({ id }) => id === staffId)?.name ?? "";
      return pushes.map(({ id, staffId, branchIds }) => ({ id, name: getStaffName(staffId), branchIds }));
    },
    send: (message, signal) => sendAlertPush(parts, { message, isClosed: false }, signal),
  };
}

/** Path of the console page for each kind of alert. */
const ALERT_PAGE_PATHS: Readonly<Record<AlertKind, string>> = {
  order: "/console/",
  reservation: "/console/reservations",
  waiter_call: "/console/reservations",
  device: "/console/",
  test: "/console/",
};
const formatSubjectLink = (kind: AlertKind, subjectId: string) =>
  kind === "order" ? `${ALERT_PAGE_PATHS.order}?order=${subjectId}` : ALERT_PAGE_PATHS[kind];

/** Sends a push, or replaces it once the alert is closed. Returns false if the subscription no longer exists. */
async function sendAlertPush(
  { db, clock, outside }: AlertChannelParts,
  { message, isClosed }: { message: AlertMessage; isClosed: boolean },
  signal: AbortSignal,
): Promise<boolean> {
  const { merchantId, kind, subjectId, branchId, recipientId: subscriptionId } = message;
  const now = clock.now();
  const worded = await db.tenantRead(merchantId, async (tx) => {
    const pushes = await selectStaffPushSubscriptions(tx, merchantId, { branchId, now });
    const found = pushes.find(({ id }) => id === subscriptionId);
    return found && loadAlertContent(tx, message, { language: found.language, now });
  });
  if (!worded) return false;
  const shown = {
    ...(isClosed ? worded.closed : { title: worded.title, text: worded.text }),
    tag: `${kind} ${subjectId}`,
    link: formatSubjectLink(kind, subjectId),
    isSilent: isClosed,
  };
  const parts = { db, clock, ...outside.push };
  return (await sendStaffPush(parts, { merchantId, subscriptionId, message: shown }, signal)) === "taken";
}

function createTelegramChannel({ db, clock, bot, consoleOrigin }: AlertChannelParts): AlertChannel {
  const deps = { db, clock, ...bot };
  const loadConsoleOrigin = async (tx: Tx, merchantId: string) =>
    consoleOrigin ?? (await loadStoreUrl(tx, merchantId, bot.publicUrl));
  return {
    isRepeatable: false,
    async findRecipients(tx, merchantId, { people }) {
      const staffIds = people.map(({ id }) => id);
      const reached = await findStaffIdsReachableByBot(tx, deps, { merchantId, staffIds });
      return people.filter(({ id }) => reached.has(id));
    },
    async send(message) {
      const { merchantId, kind, subjectId, recipientId: staffId } = message;
      const wordsOf = (language: string) =>
        db.tenantRead(merchantId, async (tx) => {
          const words = await loadAlertContent(tx, message, { language, now: clock.now() });
          const short = `${words.title}\n${await loadConsoleOrigin(tx, merchantId)}${formatSubjectLink(kind, subjectId)}`;
          return { headline: words.text, short };
        });
      return sendStaffAlert(deps, { merchantId, kind, subjectId, staffId, wordsOf });
    },
    async sendSummary(summary) {
      const { merchantId, kind, recipientId: staffId, isRepeat: isSilent } = summary;
      const summaryOf = (language: PlatformLanguage) =>
        db.tenantRead(merchantId, async (tx) => ({
          ...(await loadSummaryContent(tx, summary, { language, now: clock.now() })),
          link: (await loadConsoleOrigin(tx, merchantId)) + ALERT_PAGE_PATHS[kind],
        }));
      return sendStaffSummary(deps, { merchantId, staffId, isSilent, summaryOf });
    },
  };
}

/** Recipients of SMS and voice calls: staff with a verified phone in a country that the brand and the installation allow. */
function createAlertPhoneLookup({ phonePrefixes }: AlertChannelParts): Pick<
  AlertChannel,
  "findRecipients"
> & {
  phoneOf: (people: Awaited<ReturnType<typeof selectAlertPeople>>, id: string) => string | null;
} {
  const toAllowedPhone = (phone: string | null) => phone && parsePhoneWithPrefix(phone, phonePrefixes);
  return {
    findRecipients: async (tx, merchantId, { people }) => {
      const rules = await loadBrandBasics(tx, merchantId);
      const canReceivePaidTexts = (phone: string | null) =>
        phone !== null && canReceiveTexts(phone, rules, phonePrefixes);
      return people.filter(({ phone }) => canReceivePaidTexts(phone));
    },
    phoneOf: (people, id) => toAllowedPhone(people.find((person) => person.id === id)?.phone ?? null) || null,
  };
}

function createSmsChannel(parts: AlertChannelParts): AlertChannel {
  const { findRecipients, phoneOf } = createAlertPhoneLookup(parts);
  return {
    isRepeatable: false,
    findRecipients,
    async send(message) {
      const { merchantId, recipientId } = message;
      const found = await loadAlertChannelContext(parts, message);
      const phone = phoneOf(found.people, recipientId);
      if (phone === null) return false;
      const [id, sentAt] = [newId(), parts.clock.now()];
      const text = found.words.text;
      const isSent = await parts.outside.sms.send({
        id,
        merchantId,
        kind: "alert",
        phone,
        text,
        code: "",
        sentAt,
      });
      // If every gateway refused the message, it was not sent. The error makes the job retry with a new message id.
      if (!isSent) throw new Error("no SMS gateway accepted a message about an order");
      return true;
    },
  };
}

function createCallChannel(
  parts: AlertChannelParts,
  calls: NonNullable<ExternalIntegrations["calls"]>,
): AlertChannel {
  const { findRecipients, phoneOf } = createAlertPhoneLookup(parts);
  return {
    // The gateway makes only one voice call per id, so a repetition does no harm.
    isRepeatable: true,
    findRecipients,
    async send(message) {
      const { words, people } = await loadAlertChannelContext(parts, message);
      const phone = phoneOf(people, message.recipientId);
      if (phone === null) return false;
      const { text, language } = words;
      return calls.call({ id: createVoiceCallId(message), phone, text, language });
    },
  };
}

function loadAlertChannelContext({ db, clock }: AlertChannelParts, message: AlertMessage) {
  const { merchantId } = message;
  return db.tenantRead(merchantId, async (tx) => ({
    words: await loadAlertContent(tx, message, { language: null, now: clock.now() }),
    people: await selectAlertPeople(tx, merchantId),
  }));
}

/** Idempotency key of a voice call. */
const createVoiceCallId = ({ kind, subjectId, recipientId, beganAt }: AlertMessage) =>
  deriveStableId("call", kind, subjectId, recipientId, beganAt.toISOString());
