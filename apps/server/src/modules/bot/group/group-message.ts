import { isFreeToTake } from "@dasturxon/domain/courier-move";
import { formatMoney, formatPhone, formatTime } from "@dasturxon/domain/format";
import { movesOf } from "@dasturxon/domain/order-permission";
import { textIn } from "@dasturxon/domain/text";
import { InlineKeyboard } from "grammy";
import type { BrandBasics } from "../../merchants/index.ts";
import type { BoardRow } from "../../orders/index.ts";
import { statusIn } from "../talk/status-words.ts";
import type { Shown } from "../telling/guest-message.ts";
import { lateMoneyLines } from "./late-money.ts";
import { paymentIn, type StaffLanguage, staffWords } from "./staff-words.ts";

const MAX_LINES = 30;
const MAX_COMMENT = 300;

/** A press below an order in a group: what is wanted, of which order, as which version it was shown. */
export const pressOf = (
  action: "accept" | "refuse" | "seen" | "back" | "take",
  { id, version }: { id: string; version: number },
) => `${action}:${id}:${version}`;

/**
 * An order as a group of the staff sees it: what is to be made, for whom, how it stands and who has it; the buttons are
 * there as long as nobody has taken it.
 */
export function groupMessage(
  order: BoardRow,
  { brand, language, byName }: { brand: BrandBasics; language: StaffLanguage; byName: string | null },
): Shown {
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
  const say = (text: Parameters<typeof textIn>[0]) => textIn(text, language, brand.mainLanguage);
  // The alert status is written for customers.
  const status = statusIn({ ...order, alertStep: null }, { brand, language });
  const shown = lines.slice(0, MAX_LINES).map((line) => {
    const choices = line.modifications.map(({ name }) => say(name)).join(", ");
    return `• ${line.count} × ${say(line.name)}${choices && ` (${choices})`}`;
  });
  const street = address && [address.streetName, address.houseNumber].filter(Boolean).join(" ");
  const all = [
    `№ ${number} · ${say(branch.name)}`,
    byName === null ? status : staffWords("by", language, { status, name: byName }),
    ...shown,
    lines.length > MAX_LINES && "…",
    [
      `💰 ${formatMoney(order.breakdown.totalPrice, language, brand.currency)}`,
      paymentIn(order.paymentType, language),
      isPaid && staffWords("paid", language),
    ]
      .filter(Boolean)
      .join(" · "),
    ...lateMoneyLines(order, { brand, language }),
    street && `📍 ${street}`,
    [receiverName, formatPhone(receiverPhone)].some(Boolean) &&
      `👤 ${[receiverName, formatPhone(receiverPhone)].filter(Boolean).join(" ")}`,
    comment && `💬 ${comment.slice(0, MAX_COMMENT)}`,
    promisedAt && `🕐 ${formatTime(promisedAt, brand.timeZone)}`,
  ];
  if (courier) all.push(staffWords("bringsIt", language, { name: courier.name }));
  return { text: all.filter(Boolean).join("\n"), keyboard: buttonsOf(order, language) };
}

/** What may be pressed below an order in a group: taken or refused; then a courier may say that he brings it. */
export function buttonsOf(order: BoardRow, language: StaffLanguage): InlineKeyboard {
  const keyboard = new InlineKeyboard();
  if (isFreeToTake(order)) return keyboard.text(staffWords("take", language), pressOf("take", order));
  if (!isNew(order)) return keyboard;
  if (movesOf("owner", order).includes("ACCEPTED"))
    keyboard.text(staffWords("accept", language), pressOf("accept", order));
  keyboard.text(staffWords("refuse", language), pressOf("refuse", order));
  // The Seen button is hidden once somebody has seen the order.
  return order.seenAt ? keyboard : keyboard.row().text(staffWords("seen", language), pressOf("seen", order));
}

/** Nobody has taken it yet. */
export const isNew = ({ status }: Pick<BoardRow, "status">) => status === "CREATED" || status === "AT_TIME";
