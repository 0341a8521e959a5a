import { writtenOf } from "@dasturxon/domain/catalogue";
import type { AlertStep } from "@dasturxon/domain/alert-ladder";
import type { Language } from "@dasturxon/domain/language";
import type { OrderStatus, ServiceType } from "@dasturxon/domain/order-status";
import { sentences, type Written, writtenIn } from "@dasturxon/domain/written";
import type { BrandBasics } from "../../merchants/index.ts";
import { atTable, goodMeal, shopThanks } from "../../notifications/index.ts";
import { botTexts } from "../../../texts/bot.ts";

const written = writtenOf(botTexts);

const waiting = written("status.waiting");
const unpaid = written("status.unpaid");
/** Status texts of an unanswered order by its last alert step. Null: the text of the order status is used. */
const unanswered: Readonly<Record<AlertStep, Written | null>> = {
  push: written("unanswered.push"),
  telegram: written("unanswered.message"),
  sms: written("unanswered.message"),
  call: written("unanswered.call"),
  decide: null,
  pause: written("unanswered.pause"),
};
const cooked = written("status.cooked");
const ready = written("status.ready");
const readyAtTable = sentences(written("status.readyAtTable"), atTable);
const finished = written("status.finished");
const eaten = sentences(finished, goodMeal);
const bought = sentences(finished, shopThanks);

const statuses: Readonly<Record<OrderStatus, Written>> = {
  OPEN: unpaid,
  AT_TIME: written("status.scheduled"),
  CREATED: waiting,
  ACCEPTED: written("status.accepted"),
  COOKING: written("status.cooking"),
  DONE: ready,
  ATTACHED: written("status.attached"),
  ON_WAY: written("status.onWay"),
  DELIVERED: eaten,
  CLOSED: eaten,
  CANCELED: written("status.canceled"),
};

/** The same for a brand that is a shop. */
const shopStatuses: Readonly<Record<OrderStatus, Written>> = {
  ...statuses,
  COOKING: written("status.packing"),
  DELIVERED: bought,
  CLOSED: bought,
};

/** Returns an order's status as a short text with an emoji. */
export function statusIn(
  {
    status,
    serviceType,
    alertStep = null,
  }: { status: OrderStatus; serviceType: ServiceType; alertStep?: AlertStep | null },
  { brand, language }: { brand: Pick<BrandBasics, "kind">; language: Language },
): string {
  const done = status === "CREATED" && alertStep ? unanswered[alertStep] : null;
  if (done) return writtenIn(done, language);
  const usual = (brand.kind === "GROCERY" ? shopStatuses : statuses)[status];
  return writtenIn(readyFor(status, serviceType) ?? usual, language);
}

function readyFor(status: OrderStatus, serviceType: ServiceType): Written | undefined {
  if (status !== "DONE") return undefined;
  if (serviceType === "DELIVERY") return cooked;
  return serviceType === "DINE_IN" ? readyAtTable : ready;
}
