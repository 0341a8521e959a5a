import { describeRefusalCode } from "@dasturxon/contract/refusals";
import { Composer } from "grammy";
import { isCourier, isRefused } from "../../../platform/http/index.ts";
import { recordPosition, reportCourierStatus } from "../../orders/index.ts";
import { type LinkedStaffRow, selectLinkedStaff } from "../group/queries.ts";
import { type StaffLanguage, toStaffLanguage, getStaffText } from "../group/staff-words.ts";
import type { BotContext } from "../conversation/bot-context.ts";
import { COURIER_STEPS } from "./courier-message.ts";

/** Handles couriers' messages: the steps of an order, and shared locations [OR-6]. */
export const courierConversation = new Composer<BotContext>();
type LinkedCourier = LinkedStaffRow & { spoken: string | null };
const courierPrivateChats = courierConversation.chatType("private");
const COURIER_STEP_BUTTON_PATTERN = /^way:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\d{1,9}):(\d)$/;

courierPrivateChats.callbackQuery(COURIER_STEP_BUTTON_PATTERN, async (context) => {
  const [, id = "", version, index] = context.match;
  const { talk } = context;
  const { tx, merchantId, now } = talk;
  const staff = await findLinkedCourier(context);
  const step = COURIER_STEPS[Number(index)];
  const language = chooseCourierLanguage(context, staff);
  if (!staff || !step) {
    talk.said = getStaffText("notStaff", language);
    return;
  }
  const order = { id, version: Number(version), status: step[0], now };
  const changed = await reportCourierStatus(tx, { ...staff, merchantId }, order);
  if (isRefused(changed)) talk.said = describeRefusalCode(changed.code, changed.data)[language];
});

courierPrivateChats.on(["message:location", "edited_message:location"], async (context, next) => {
  const { talk, msg, update } = context;
  const { tx, merchantId, now } = talk;
  const staff = await findLinkedCourier(context);
  if (!staff) return next();
  const { latitude, longitude, live_period: period } = msg.location;
  const place = { latitude, longitude, at: now };
  const recorded = await recordPosition(tx, { ...staff, merchantId }, place);
  // A live location is updated every few seconds. Only its start gets a reply.
  if (update.edited_message) return;
  const language = chooseCourierLanguage(context, staff);
  const said = isRefused(recorded)
    ? describeRefusalCode(recorded.code, recorded.data)[language]
    : getStaffText(period === undefined ? "seenOnce" : "isSeen", language);
  context.after((api) => api.sendMessage(msg.chat.id, said));
});

async function findLinkedCourier({ talk, from }: BotContext): Promise<LinkedCourier | null> {
  const staff = from && (await selectLinkedStaff(talk.tx, talk.merchantId, from.id));
  return staff && isCourier(staff) ? staff : null;
}

/** Returns the language stored with the courier's Telegram link, else the language of the Telegram app. */
const chooseCourierLanguage = ({ from }: BotContext, courier: LinkedCourier | null): StaffLanguage =>
  toStaffLanguage(courier?.spoken ?? from?.language_code ?? "");
