import { calculateAmountDue } from "@dasturxon/domain/tips";
import { findNextCourierStatus } from "@dasturxon/domain/courier-move";
import type { CourierStatus } from "@dasturxon/domain/courier-status";
import { formatMoney, formatPhone } from "@dasturxon/domain/format";
import { isActiveStatus } from "@dasturxon/domain/order-status";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { formatPromisedDayAndTime } from "@dasturxon/domain/time-span";
import { InlineKeyboard } from "grammy";
import type { BrandBasics } from "../../merchants/index.ts";
import type { BoardRow } from "../../orders/index.ts";
import { formatLatePaymentLines } from "../group/late-money.ts";
import { type StaffLanguage, getStaffText } from "../group/staff-words.ts";
import { getOrderStatusText } from "../conversation/status-words.ts";
import type { GuestMessageContent } from "../order-messages/guest-message.ts";

/** Steps of a delivery that a courier can report, and their labels. The data of a button contain the index of its step. */
export const COURIER_STEPS = [
  ["PERFORMER_PICK_UP_ARRIVED", "atBranch"],
  ["PERFORMER_PICKUPED", "picksUp"],
  ["PERFORMER_ARRIVED", "atDoor"],
  ["PERFORMER_DELIVERED_FINISH", "delivered"],
  ["PERFORMER_LOOK_UP", "givesBack"],
] as const satisfies readonly (readonly [CourierStatus, string])[];

/** Link to a map app with a route from the current location. */
const createRouteUrl = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;

/**
 * Returns an order as shown in the courier's chat: addresses, amount to collect, and buttons for the next steps [OR-6].
 */
export function composeCourierMessage(
  order: BoardRow,
  { brand, language }: { brand: BrandBasics; language: StaffLanguage },
): GuestMessageContent {
  const { number, branch, address, receiverName, receiverPhone, courierComment, promisedAt } = order;
  const isOver = !isActiveStatus(order.status);
  const { timeZone } = brand;
  const all = [
    `№ ${number} · ${getOrderStatusText(order, { brand, language })}`,
    `🏪 ${findTextInLanguage(branch.name, language, brand.mainLanguage)}`,
    address && `📍 ${formatAddressPlace(address)}`,
    !isOver && `👤 ${[receiverName, formatPhone(receiverPhone)].filter(Boolean).join(" ")}`,
    courierComment && `💬 ${courierComment}`,
    order.isLeaveAtDoor && getStaffText("noCall", language),
    !isOver && formatAmountToCollect(order, { brand, language }),
    ...formatLatePaymentLines(order, { brand, language }),
    !isOver &&
      promisedAt &&
      `🕐 ${formatPromisedDayAndTime({ ...order, promisedAt }, { timeZone, language })}`,
    order.status === "ON_WAY" && getStaffText("shareWay", language),
  ];
  return { text: all.filter(Boolean).join("\n"), keyboard: createCourierKeyboard(order, language) };
}

function createCourierKeyboard(order: BoardRow, language: StaffLanguage): InlineKeyboard {
  const keyboard = new InlineKeyboard();
  if (!isActiveStatus(order.status)) return keyboard;
  const next = findNextCourierStatus(order);
  COURIER_STEPS.forEach(([step, word], index) => {
    if (next.includes(step))
      keyboard.text(getStaffText(word, language), `way:${order.id}:${order.version}:${index}`).row();
  });
  return order.address
    ? keyboard.url(getStaffText("route", language), createRouteUrl(order.address))
    : keyboard;
}

function formatAddressPlace(address: NonNullable<BoardRow["address"]>): string {
  const { streetName, houseNumber, details } = address;
  const inside = [details?.entrance, details?.floor, details?.office, details?.domophone, details?.landmark]
    .filter(Boolean)
    .join(" / ");
  return [[streetName, houseNumber].filter(Boolean).join(" "), inside].filter(Boolean).join(", ");
}

function formatAmountToCollect(
  { isPaid, breakdown, changeFrom }: BoardRow,
  { brand, language }: { brand: BrandBasics; language: StaffLanguage },
): string {
  const formatBrandMoney = (sum: number) => formatMoney(sum, language, brand.currency);
  const tip = breakdown.tip > 0 && getStaffText("tip", language, { sum: formatBrandMoney(breakdown.tip) });
  if (isPaid) return [`💳 ${getStaffText("paid", language)}`, tip].filter(Boolean).join(" · ");
  const sum = getStaffText("toCollect", language, { sum: formatBrandMoney(calculateAmountDue(breakdown)) });
  const change =
    changeFrom === null ? "" : getStaffText("changeFrom", language, { sum: formatBrandMoney(changeFrom) });
  return [sum, tip, change].filter(Boolean).join(" · ");
}

/** Returns the message of an order that was reassigned to another courier. */
export function composeReassignedMessage(
  { number }: Pick<BoardRow, "number">,
  language: StaffLanguage,
): GuestMessageContent {
  return { text: getStaffText("gone", language, { number: String(number) }), keyboard: new InlineKeyboard() };
}
