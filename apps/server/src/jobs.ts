import type { AlertKind, MessageStep } from "@dasturxon/domain/alert-ladder";
import type { DeliveryType } from "@dasturxon/domain/courier-status";
import type { BusEvent } from "./events.ts";

interface OfBrand {
  merchantId: string;
}

interface OfOrder extends OfBrand {
  orderId: string;
}

interface OfAlert extends OfBrand {
  kind: AlertKind;
  subjectId: string;
}

/**
 * Every job of the house: its name and what it is told. What each does: job-handlers.ts; which of them follow from
 * events: subscriptions.ts.
 */
export interface JobPayloads {
  /** Every hour: what nobody needs any longer goes. */
  sweep: Record<string, never>;
  /** Every day: unused pictures of every brand are removed. */
  "sweep-pictures": Record<string, never>;
  /** Removes the unused pictures of one brand. */
  "sweep-brand-pictures": OfBrand;
  /** What is kept of a customer goes; `key`: the customer. */
  "forget-customer": OfBrand & { key: string };
  /** A customer is told of a change. */
  "tell-customer": BusEvent<"order-changed" | "reservation-changed" | "review-answered" | "cashback-granted">;
  /** Chats at Telegram that an order concerns show how it stands. */
  "tell-by-bot": BusEvent<"order-changed">;
  /** A brand's bot tells its news. */
  "send-broadcasts": OfBrand;
  /** A browser of a customer is told of a notification. */
  "send-push": OfBrand & { subscriptionId: string; notificationId: string };
  /** Products whose stop is over are sold again. */
  "heal-stops": OfBrand;
  /** Pauses that are over are. */
  "heal-pauses": OfBrand;
  /** Drafts are published at the moment that somebody set. */
  "publish-drafts": OfBrand;
  /** A scheduled order's time has come. */
  "wake-order": OfOrder;
  /** A branch prepares longer or shorter: its scheduled orders are activated in time. */
  "reset-waking": BusEvent<"kitchen-changed">;
  /** Nobody paid an order in time. */
  "expire-order": OfOrder;
  /** The money of an order came. */
  "pay-order": BusEvent<"bill-paid">;
  /** The money of an order is back with the customer. */
  "return-order": BusEvent<"bill-refunded">;
  /** Open boards show that a provider refused to give the money of an order back. */
  "show-refusal": BusEvent<"refund-refused">;
  /** An order shows money that came late, or that it is back. */
  "show-late-payment": BusEvent<"late-payment-changed">;
  /** The money of an order goes back. */
  "refund-bill": OfOrder;
  /** A part of the money of an order goes back. */
  "refund-part": OfOrder & { partId: string };
  /** Money that came when nothing was owed for it any more goes back. */
  "refund-payment": OfBrand & { paymentId: string };
  /** A card that a customer removed is forgotten by its provider too. */
  "erase-card": OfBrand & { cardId: string };
  /** A provider is asked about a payment that was opened there and that nothing was heard of. */
  "ask-payment": OfBrand & { paymentId: string; round: number };
  /** A provider is asked once more about money that it has told us of: whether it still has it. */
  "check-payment": OfBrand & { paymentId: string };
  /** A provider makes the fiscal receipt of a payment: it is told the lines where it wants them, and asked for its link. */
  "fetch-receipt": OfBrand & { paymentId: string; round: number };
  /** Creates an alert for a new order, reservation or waiter call. */
  "begin-alert": BusEvent<"order-changed" | "reservation-changed" | "waiter-call-changed">;
  /** Runs the next due step of an open alert. */
  "climb-alert": OfAlert;
  /** Every minute: requeues alerts whose step is overdue because its job was lost or gave up. */
  "rescue-alerts": Record<string, never>;
  /** Every minute: starts and ends the alerts of branches that are open without an awake device. */
  "watch-branches": Record<string, never>;
  /** Sends one message of an alert step to a device or a person. */
  "send-alert": OfAlert & { step: MessageStep; recipientId: string };
  /** Sends one message about several alerts of a branch to a person. */
  "send-alert-summary": OfBrand & {
    kind: AlertKind;
    step: MessageStep;
    branchId: string;
    recipientId: string;
    summaryId: string;
  };
  /** Replaces the push notifications of an alert that was closed. */
  "close-alert": OfAlert;
  /** A courier service is asked for a courier, or told that none is needed. */
  "call-courier": OfOrder;
  "dismiss-courier": OfOrder & { deliveryType: DeliveryType };
  /** The receipt of a finished order goes out. */
  "send-receipt": OfOrder;
}

export type JobName = keyof JobPayloads;

/** The jobs that need to be told nothing but an event of this kind. */
export type JobAfter<Event> = {
  [Name in JobName]: Event extends JobPayloads[Name] ? Name : never;
}[JobName];
