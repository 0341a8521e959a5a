import type { AlertKind, MessageStep } from "@dasturxon/domain/alert-ladder";
import type { DeliveryType } from "@dasturxon/domain/courier-status";
import type { BusEvent } from "./events.ts";

interface BrandJob {
  merchantId: string;
}

interface OrderJob extends BrandJob {
  orderId: string;
}

interface AlertJob extends BrandJob {
  kind: AlertKind;
  subjectId: string;
}

/** All jobs: name and payload. For the handlers see `job-handlers.ts`, for jobs after events see `subscriptions.ts`. */
export interface JobPayloads {
  /** Every hour: deletes expired data. */
  sweep: Record<string, never>;
  /** Every day: enqueues the removal of unused pictures for every brand. */
  "sweep-pictures": Record<string, never>;
  /** Removes the unused pictures of one brand. */
  "sweep-brand-pictures": BrandJob;
  /** Deletes the stored data of a customer. `key`: the customer. */
  "forget-customer": BrandJob & { key: string };
  /** Notifies a customer of a change. */
  "tell-customer": BusEvent<"order-changed" | "reservation-changed" | "review-answered" | "cashback-granted">;
  /** Updates the messages about an order in Telegram chats. */
  "tell-by-bot": BusEvent<"order-changed">;
  /** Sends the broadcasts of a brand's bot. */
  "send-broadcasts": BrandJob;
  /** Sends a push notification to a browser of a customer. */
  "send-push": BrandJob & { subscriptionId: string; notificationId: string };
  /** Makes products available whose stop has ended. */
  "heal-stops": BrandJob;
  /** Removes pauses that have ended. */
  "heal-pauses": BrandJob;
  /** Publishes drafts at their scheduled time. */
  "publish-drafts": BrandJob;
  /** Activates a scheduled order at its time. */
  "wake-order": OrderJob;
  /** Reschedules the activation of a branch's scheduled orders after a change of its preparation time. */
  "reset-waking": BusEvent<"kitchen-changed">;
  /** Expires an order that was not paid in time. */
  "expire-order": OrderJob;
  /** Marks an order as paid. */
  "pay-order": BusEvent<"bill-paid">;
  /** Marks the money of an order as returned. */
  "return-order": BusEvent<"bill-refunded">;
  /** Updates open boards after a provider refused to return the money of an order. */
  "show-refusal": BusEvent<"refund-refused">;
  /** Updates an order after a late payment arrived or was returned. */
  "show-late-payment": BusEvent<"late-payment-changed">;
  /** Returns the money of an order. */
  "refund-bill": OrderJob;
  /** Returns a part of the money of an order. */
  "refund-part": OrderJob & { partId: string };
  /** Returns a payment that arrived for an order that no longer required it. */
  "refund-payment": BrandJob & { paymentId: string };
  /** Deletes a removed card at its provider. */
  "erase-card": BrandJob & { cardId: string };
  /** Queries a provider about an open payment for which it has sent no notification. */
  "ask-payment": BrandJob & { paymentId: string; round: number };
  /** Queries a provider again about a payment that it has notified, to check that it still has the money. */
  "check-payment": BrandJob & { paymentId: string };
  /** Requests the fiscal receipt of a payment: sends the lines if the provider needs them, and fetches the link. */
  "fetch-receipt": BrandJob & { paymentId: string; round: number };
  /** Creates an alert for a new order, reservation or waiter call. */
  "begin-alert": BusEvent<"order-changed" | "reservation-changed" | "waiter-call-changed">;
  /** Runs the next due step of an open alert. */
  "climb-alert": AlertJob;
  /** Every minute: requeues alerts whose step is overdue because its job was lost or has failed at its last attempt. */
  "rescue-alerts": Record<string, never>;
  /** Every minute: starts and ends the alerts of branches that are open without an awake device. */
  "watch-branches": Record<string, never>;
  /** Sends one message of an alert step to a device or a person. */
  "send-alert": AlertJob & { step: MessageStep; recipientId: string };
  /** Sends one message about several alerts of a branch to a person. */
  "send-alert-summary": BrandJob & {
    kind: AlertKind;
    step: MessageStep;
    branchId: string;
    recipientId: string;
    summaryId: string;
  };
  /** Replaces the push notifications of an alert that was closed. */
  "close-alert": AlertJob;
  /** Requests a courier from a courier service, or cancels the request. */
  "call-courier": OrderJob;
  "dismiss-courier": OrderJob & { deliveryType: DeliveryType };
  /** Sends the receipt of a finished order. */
  "send-receipt": OrderJob;
}

export type JobName = keyof JobPayloads;

/** Jobs whose payload is exactly an event of this type. */
export type JobForEvent<Event> = {
  [Name in JobName]: Event extends JobPayloads[Name] ? Name : never;
}[JobName];
