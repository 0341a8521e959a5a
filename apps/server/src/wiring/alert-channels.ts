import type { PlatformLanguage } from "@dasturxon/domain/language";
import type { AlertKind } from "@dasturxon/domain/alert-ladder";
import type { Integrations } from "../integrations.ts";
import {
  type AlertChannel,
  type AlertChannels,
  type AlertMessage,
  loadSummaryWords,
  loadWords,
  selectAlertPeople,
} from "../modules/alerts/index.ts";
import {
  findTelegramStaff,
  sendStaffAlert,
  sendStaffSummary,
  type NotifyChatDeps,
} from "../modules/bot/index.ts";
import { selectStaffPushes, sendStaffPush } from "../modules/notifications/index.ts";
import { loadBasics, loadStoreUrl } from "../modules/merchants/index.ts";
import { acceptsTexts, paidPhone } from "../modules/users/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database, Tx } from "../platform/database/index.ts";
import { newId } from "../platform/ids.ts";
import { stableId } from "../platform/stable-id.ts";

interface ChannelParts {
  db: Database;
  clock: Clock;
  outside: Pick<Integrations, "push" | "sms" | "calls">;
  bot: Omit<NotifyChatDeps, "db" | "clock">;
  /** Origin of the console. Null if each brand's host serves it. */
  consoleOrigin: string | null;
  /** Phone prefixes that SMS and calls may be sent to: `+998`. */
  phonePrefixes: readonly string[];
}

/** Creates the channels that notify staff of unanswered orders, reservations and waiter calls. */
export function createAlertChannels(parts: ChannelParts): AlertChannels {
  return {
    push: pushChannel(parts),
    telegram: telegramChannel(parts),
    sms: smsChannel(parts),
    call: parts.outside.calls && callChannel(parts, parts.outside.calls),
    withdrawPush: (message, signal) => push(parts, { message, isClosed: true }, signal),
  };
}

function pushChannel(parts: ChannelParts): AlertChannel {
  return {
    isRepeatable: true,
    async findRecipients(tx, merchantId, { branchId, now }) {
      const [pushes, people] = [
        await selectStaffPushes(tx, merchantId, { branchId, now }),
        await selectAlertPeople(tx, merchantId),
      ];
      const nameOf = (staffId: string) => people.find(({ id }) => id === staffId)?.name ?? "";
      return pushes.map(({ id, staffId, branchIds }) => ({ id, name: nameOf(staffId), branchIds }));
    },
    send: (message, signal) => push(parts, { message, isClosed: false }, signal),
  };
}

/** Console page for each kind of alert. */
const PAGES: Readonly<Record<AlertKind, string>> = {
  order: "/console/",
  reservation: "/console/reservations",
  waiter_call: "/console/reservations",
  device: "/console/",
  test: "/console/",
};
const linkOf = (kind: AlertKind, subjectId: string) =>
  kind === "order" ? `${PAGES.order}?order=${subjectId}` : PAGES[kind];

/** Sends a push, or replaces it once the alert is closed. Returns false if the subscription no longer exists. */
async function push(
  { db, clock, outside }: ChannelParts,
  { message, isClosed }: { message: AlertMessage; isClosed: boolean },
  signal: AbortSignal,
): Promise<boolean> {
  const { merchantId, kind, subjectId, branchId, recipientId: subscriptionId } = message;
  const now = clock.now();
  const worded = await db.tenantRead(merchantId, async (tx) => {
    const pushes = await selectStaffPushes(tx, merchantId, { branchId, now });
    const found = pushes.find(({ id }) => id === subscriptionId);
    return found && loadWords(tx, message, { language: found.language, now });
  });
  if (!worded) return false;
  const shown = {
    ...(isClosed ? worded.closed : { title: worded.title, text: worded.text }),
    tag: `${kind} ${subjectId}`,
    link: linkOf(kind, subjectId),
    isSilent: isClosed,
  };
  const parts = { db, clock, ...outside.push };
  return (await sendStaffPush(parts, { merchantId, subscriptionId, message: shown }, signal)) === "taken";
}

function telegramChannel({ db, clock, bot, consoleOrigin }: ChannelParts): AlertChannel {
  const deps = { db, clock, ...bot };
  const originOf = async (tx: Tx, merchantId: string) =>
    consoleOrigin ?? (await loadStoreUrl(tx, merchantId, bot.publicUrl));
  return {
    isRepeatable: false,
    async findRecipients(tx, merchantId, { people }) {
      const staffIds = people.map(({ id }) => id);
      const reached = await findTelegramStaff(tx, deps, { merchantId, staffIds });
      return people.filter(({ id }) => reached.has(id));
    },
    async send(message) {
      const { merchantId, kind, subjectId, recipientId: staffId } = message;
      const wordsOf = (language: string) =>
        db.tenantRead(merchantId, async (tx) => {
          const words = await loadWords(tx, message, { language, now: clock.now() });
          const short = `${words.title}\n${await originOf(tx, merchantId)}${linkOf(kind, subjectId)}`;
          return { headline: words.text, short };
        });
      return sendStaffAlert(deps, { merchantId, kind, subjectId, staffId, wordsOf });
    },
    async sendSummary(summary) {
      const { merchantId, kind, recipientId: staffId, isRepeat: isSilent } = summary;
      const summaryOf = (language: PlatformLanguage) =>
        db.tenantRead(merchantId, async (tx) => ({
          ...(await loadSummaryWords(tx, summary, { language, now: clock.now() })),
          link: (await originOf(tx, merchantId)) + PAGES[kind],
        }));
      return sendStaffSummary(deps, { merchantId, staffId, isSilent, summaryOf });
    },
  };
}

/** Recipients of SMS and calls: staff with a verified phone in a country that the brand and the installation allow. */
function phonesOf({ phonePrefixes }: ChannelParts): Pick<AlertChannel, "findRecipients"> & {
  phoneOf: (people: Awaited<ReturnType<typeof selectAlertPeople>>, id: string) => string | null;
} {
  const paid = (phone: string | null) => phone && paidPhone(phone, phonePrefixes);
  return {
    findRecipients: async (tx, merchantId, { people }) => {
      const rules = await loadBasics(tx, merchantId);
      const isPaid = (phone: string | null) => phone !== null && acceptsTexts(phone, rules, phonePrefixes);
      return people.filter(({ phone }) => isPaid(phone));
    },
    phoneOf: (people, id) => paid(people.find((person) => person.id === id)?.phone ?? null) || null,
  };
}

function smsChannel(parts: ChannelParts): AlertChannel {
  const { findRecipients, phoneOf } = phonesOf(parts);
  return {
    isRepeatable: false,
    findRecipients,
    async send(message) {
      const { merchantId, recipientId } = message;
      const found = await load(parts, message);
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
      // Every gateway refused it, so it was not sent. Throwing makes the job retry with a new message id.
      if (!isSent) throw new Error("no SMS gateway accepted a message about an order");
      return true;
    },
  };
}

function callChannel(parts: ChannelParts, calls: NonNullable<Integrations["calls"]>): AlertChannel {
  const { findRecipients, phoneOf } = phonesOf(parts);
  return {
    // The gateway deduplicates calls by id.
    isRepeatable: true,
    findRecipients,
    async send(message) {
      const { words, people } = await load(parts, message);
      const phone = phoneOf(people, message.recipientId);
      if (phone === null) return false;
      const { text, language } = words;
      return calls.call({ id: idOf(message), phone, text, language });
    },
  };
}

function load({ db, clock }: ChannelParts, message: AlertMessage) {
  const { merchantId } = message;
  return db.tenantRead(merchantId, async (tx) => ({
    words: await loadWords(tx, message, { language: null, now: clock.now() }),
    people: await selectAlertPeople(tx, merchantId),
  }));
}

/** Idempotency key of a voice call. */
const idOf = ({ kind, subjectId, recipientId, beganAt }: AlertMessage) =>
  stableId("call", kind, subjectId, recipientId, beganAt.toISOString());
