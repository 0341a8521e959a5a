import { findNextCourierStatus } from "@dasturxon/domain/courier-move";
import type { CourierStatus } from "@dasturxon/domain/courier-status";
import { formatMoney, formatPhone } from "@dasturxon/domain/format";
import { isActive } from "@dasturxon/domain/order-status";
import { textIn } from "@dasturxon/domain/text";
import { formatPromisedTime } from "@dasturxon/domain/time-span";
import { InlineKeyboard } from "grammy";
import type { BrandBasics } from "../../merchants/index.ts";
import type { BoardRow } from "../../orders/index.ts";
import { lateMoneyLines } from "../group/late-money.ts";
import { type StaffLanguage, staffWords } from "../group/staff-words.ts";
import { orderStatusText } from "../conversation/status-words.ts";
import type { GuestMessageContent } from "../order-messages/guest-message.ts";

/** A courier's steps and their labels. Buttons carry the index. */
export const COURIER_STEPS = [
  ["PERFORMER_PICK_UP_ARRIVED", "atBranch"],
  ["PERFORMER_PICKUPED", "picksUp"],
  ["PERFORMER_ARRIVED", "atDoor"],
  ["PERFORMER_DELIVERED_FINISH", "delivered"],
  ["PERFORMER_LOOK_UP", "givesBack"],
] as const satisfies readonly (readonly [CourierStatus, string])[];

/** Link to a map app with a route from the current location. */
const routeUrl = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;

/**
 * Returns an order as shown in the courier's chat: addresses, amount to collect, and buttons for the next steps [OR-6].
 */
export function courierMessage(
  order: BoardRow,
  { brand, language }: { brand: BrandBasics; language: StaffLanguage },
): GuestMessageContent {
  const { number, branch, address, receiverName, receiverPhone, courierComment, promisedAt } = order;
  const isOver = !isActive(order.status);
  const all = [
    `№ ${number} · ${orderStatusText(order, { brand, language })}`,
    `🏪 ${textIn(branch.name, language, brand.mainLanguage)}`,
    address && `📍 ${formatAddressPlace(address)}`,
    !isOver && `👤 ${[receiverName, formatPhone(receiverPhone)].filter(Boolean).join(" ")}`,
    courierComment && `💬 ${courierComment}`,
    order.isLeaveAtDoor && staffWords("noCall", language),
    !isOver && amountToCollectText(order, { brand, language }),
    ...lateMoneyLines(order, { brand, language }),
    !isOver && promisedAt && `🕐 ${formatPromisedTime({ ...order, promisedAt }, brand.timeZone)}`,
    order.status === "ON_WAY" && staffWords("shareWay", language),
  ];
  return { text: all.filter(Boolean).join("\n"), keyboard: courierKeyboard(order, language) };
}

function courierKeyboard(order: BoardRow, language: StaffLanguage): InlineKeyboard {
  const keyboard = new InlineKeyboard();
  if (!isActive(order.status)) return keyboard;
  const next = findNextCourierStatus(order);
  COURIER_STEPS.forEach(([step, word], index) => {
    if (next.includes(step))
      keyboard.text(staffWords(word, language), `way:${order.id}:${order.version}:${index}`).row();
  });
  return order.address ? keyboard.url(staffWords("route", language), routeUrl(order.address)) : keyboard;
}

function formatAddressPlace(address: NonNullable<BoardRow["address"]>): string {
  const { streetName, houseNumber, details } = address;
  const inside = [details?.entrance, details?.floor, details?.office, details?.domophone, details?.landmark]
    .filter(Boolean)
    .join(" / ");
  return [[streetName, houseNumber].filter(Boolean).join(" "), inside].filter(Boolean).join(", ");
}

function amountToCollectText(
  { isPaid, breakdown, changeFrom }: BoardRow,
  { brand, language }: { brand: BrandBasics; language: StaffLanguage },
): string {
  if (isPaid) return `💳 ${staffWords("paid", language)}`;
  const money = (sum: number) => formatMoney(sum, language, brand.currency);
  const sum = staffWords("toCollect", language, { sum: money(breakdown.totalPrice) });
  const change = changeFrom === null ? "" : staffWords("changeFrom", language, { sum: money(changeFrom) });
  return [sum, change].filter(Boolean).join(" · ");
}

/** Returns the message of an order that was reassigned to another courier. */
export function reassignedOrderMessage(
  { number }: Pick<BoardRow, "number">,
  language: StaffLanguage,
): GuestMessageContent {
  return { text: staffWords("gone", language, { number: String(number) }), keyboard: new InlineKeyboard() };
}
