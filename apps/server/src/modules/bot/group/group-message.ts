import { calculateAmountDue } from "@dasturxon/domain/tips";
import { isAvailableForCourier } from "@dasturxon/domain/courier-move";
import { formatMoney, formatPhone } from "@dasturxon/domain/format";
import { listAllowedStatuses } from "@dasturxon/domain/order-permission";
import { formatPromisedDayAndTime } from "@dasturxon/domain/time-span";
import { findTextInLanguage } from "@dasturxon/domain/text";
import { cutText, OUTGOING_TEXT_LIMITS } from "@dasturxon/domain/text-limits";
import {
  findCommonOutOfStockAction,
  DEFAULT_OUT_OF_STOCK_ACTION,
  findOutOfStockAction,
} from "@dasturxon/domain/out-of-stock-action";
import { InlineKeyboard } from "grammy";
import type { BrandBasics } from "../../merchants/index.ts";
import type { BoardRow } from "../../orders/index.ts";
import { getOrderStatusText } from "../conversation/status-words.ts";
import type { GuestMessageContent } from "../order-messages/guest-message.ts";
import { formatLatePaymentLines } from "./late-money.ts";
import {
  getPaymentTypeText,
  type StaffLanguage,
  getStaffText,
  getOutOfStockActionText,
} from "./staff-words.ts";

const MAX_GROUP_MESSAGE_DISH_LINES = 30;
/** Reserves room for the first sentence of an alert, which precedes the message. */
const MAX_MESSAGE_UTF16_UNITS = OUTGOING_TEXT_LIMITS.telegramText.max - 296;

/** Button data below an order: the action, the order's id, and the version shown. */
export const formatButtonData = (
  action: "accept" | "refuse" | "seen" | "back" | "take",
  { id, version }: { id: string; version: number },
) => `${action}:${id}:${version}`;

/**
 * Returns an order as shown in a staff group: products, customer, status and the responsible member of staff. It has
 * buttons until a member of staff accepts or refuses it.
 */
export function composeGroupMessage(
  order: BoardRow,
  { brand, language, byName }: { brand: BrandBasics; language: StaffLanguage; byName: string | null },
): GuestMessageContent {
  const {
    number,
    lines,
    branch,
    receiverName,
    receiverPhone,
    address,
    comment,
    isPaid,
    promisedAt,
    courier,
  } = order;
  const { timeZone } = brand;
  const promise = promisedAt && formatPromisedDayAndTime({ ...order, promisedAt }, { timeZone, language });
  const getBrandText = (text: Parameters<typeof findTextInLanguage>[0]) =>
    findTextInLanguage(text, language, brand.mainLanguage);
  // Omits the alert step from the status text, because the texts of alert steps are written for customers.
  const status = getOrderStatusText({ ...order, alertStep: null }, { brand, language });
  const whenGone = findCommonOutOfStockAction(lines);
  const isMixed = whenGone === null && lines.length > 0;
  const dishes = lines.map((line) => ({
    name: `• ${line.count} × ${getBrandText(line.name)}`,
    choices: [
      ...line.modifications.map(({ name }) => getBrandText(name)),
      ...(isMixed ? [getOutOfStockActionText(findOutOfStockAction(line), language)] : []),
    ].join(", "),
  }));
  const street = address && [address.streetName, address.houseNumber].filter(Boolean).join(" ");
  const head = [
    `№ ${number} · ${getBrandText(branch.name)}`,
    byName === null ? status : getStaffText("by", language, { status, name: byName }),
  ];
  const end = [
    [
      `💰 ${formatMoney(calculateAmountDue(order.breakdown), language, brand.currency)}`,
      order.breakdown.tip > 0 &&
        getStaffText("tip", language, {
          sum: formatMoney(order.breakdown.tip, language, brand.currency),
        }),
      getPaymentTypeText(order.paymentType, language),
      isPaid && getStaffText("paid", language),
    ]
      .filter(Boolean)
      .join(" · "),
    ...formatLatePaymentLines(order, { brand, language }),
    street && `📍 ${street}`,
    [receiverName, formatPhone(receiverPhone)].some(Boolean) &&
      `👤 ${[receiverName, formatPhone(receiverPhone)].filter(Boolean).join(" ")}`,
    // Omits the guest's preference for products that are out of stock if it is the default one.
    whenGone &&
      whenGone !== DEFAULT_OUT_OF_STOCK_ACTION &&
      `🔄 ${getOutOfStockActionText(whenGone, language)}`,
    comment && `💬 ${cutText(comment, OUTGOING_TEXT_LIMITS.commentInMessage)}`,
    promise && `🕐 ${promise}`,
  ];
  if (courier) end.push(getStaffText("bringsIt", language, { name: courier.name }));
  const joinRows = (rows: readonly unknown[]) => rows.filter(Boolean).join("\n");
  const room = MAX_MESSAGE_UTF16_UNITS - joinRows([...head, ...end]).length - 1;
  const formatMoreDishes = (count: number) => getStaffText("more", language, { count: String(count) });
  return {
    text: joinRows([...head, ...fitDishLinesToLength(dishes, room, formatMoreDishes), ...end]),
    keyboard: createGroupKeyboard(order, language),
  };
}

/**
 * Returns the lines of the products within `room` UTF-16 code units. If they do not fit, choices are omitted from the
 * last products first, then the last products. `more` returns the line with the number of omitted products.
 */
export function fitDishLinesToLength(
  dishes: readonly { name: string; choices: string }[],
  room: number,
  more: (count: number) => string,
): string[] {
  const least = Math.min(dishes.length, MAX_GROUP_MESSAGE_DISH_LINES);
  const formatDishLines = (shown: number, chosen: number) => [
    ...dishes
      .slice(0, shown)
      .map(({ name, choices }, at) => (choices && at < chosen ? `${name} (${choices})` : name)),
    ...(shown < dishes.length ? [more(dishes.length - shown)] : []),
  ];
  const fitsMaxUnits = (lines: readonly string[]) => lines.join("\n").length <= room;
  for (let chosen = least; chosen >= 0; chosen -= 1) {
    const lines = formatDishLines(least, chosen);
    if (fitsMaxUnits(lines)) return lines;
  }
  for (let shown = least - 1; shown > 0; shown -= 1) {
    const lines = formatDishLines(shown, 0);
    if (fitsMaxUnits(lines)) return lines;
  }
  return formatDishLines(0, 0);
}

/**
 * Returns the buttons below an order in a group: accept or refuse, afterwards the button by which a courier takes the
 * order.
 */
export function createGroupKeyboard(order: BoardRow, language: StaffLanguage): InlineKeyboard {
  const keyboard = new InlineKeyboard();
  if (isAvailableForCourier(order))
    return keyboard.text(getStaffText("take", language), formatButtonData("take", order));
  if (!isOrderUnanswered(order)) return keyboard;
  if (listAllowedStatuses("owner", order).includes("ACCEPTED"))
    keyboard.text(getStaffText("accept", language), formatButtonData("accept", order));
  keyboard.text(getStaffText("refuse", language), formatButtonData("refuse", order));
  // The Seen button is hidden after the first click.
  return order.seenAt
    ? keyboard
    : keyboard.row().text(getStaffText("seen", language), formatButtonData("seen", order));
}

/** Returns whether the order is neither accepted nor refused. */
export const isOrderUnanswered = ({ status }: Pick<BoardRow, "status">) =>
  status === "CREATED" || status === "AT_TIME";
