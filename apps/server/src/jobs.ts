import type { AlertKind, MessageAlertStep } from "@dasturxon/domain/alert-ladder";
import type { DeliveryType } from "@dasturxon/domain/courier-status";
import type { BusEvent } from "./events.ts";

interface BrandJobPayload {
  merchantId: string;
}

interface OrderJobPayload extends BrandJobPayload {
  orderId: string;
}

interface AlertJobPayload extends BrandJobPayload {
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
  "sweep-brand-pictures": BrandJobPayload;
  /** Deletes the stored data of a customer. `key`: the customer. */
  "forget-customer": BrandJobPayload & { key: string };
  /** Moves the orders of a guest without a phone to the customer that replaces the guest. */
  "move-table-orders": BusEvent<"table-guest-replaced">;
  /** Notifies a customer of a change. */
  "tell-customer": BusEvent<
    "order-changed" | "reservation-changed" | "review-answered" | "claim-changed" | "cashback-granted"
  >;
  /** Updates the messages about an order in Telegram chats. */
  "tell-by-bot": BusEvent<"order-changed">;
  /** Sends the broadcasts of a brand's bot. */
  "send-broadcasts": BrandJobPayload;
  /** Sends a push notification to a browser of a customer. */
  "send-push": BrandJobPayload & { subscriptionId: string; notificationId: string };
  /** Makes products whose stop has ended available again. */
  "heal-stops": BrandJobPayload;
  /** Removes the pauses of branches that have ended. */
  "heal-pauses": BrandJobPayload;
  /** Publishes drafts at their scheduled time. */
  "publish-drafts": BrandJobPayload;
  /** Activates a scheduled order at its time. */
  "wake-order": OrderJobPayload;
  /** Reschedules the activation of a branch's scheduled orders after a change of its preparation time. */
  "reset-waking": BusEvent<"kitchen-changed">;
  /** Expires an order that was not paid in time. */
  "expire-order": OrderJobPayload;
  /** Marks an order as paid after a provider received its money. */
  "pay-order": BusEvent<"bill-paid">;
  /** Marks the money of an order as returned. */
  "return-order": BusEvent<"bill-refunded">;
  /** Updates an order after a provider returned the money of its partial refunds. */
  "show-part-refunds": BusEvent<"part-refunds-given">;
  /** Updates open boards after a provider refused to return the money of an order. */
  "show-refusal": BusEvent<"refund-refused">;
  /** Updates an order after a late payment arrived or was returned. */
  "show-late-payment": BusEvent<"late-payment-changed">;
  /** Returns the money of an order. */
  "refund-bill": OrderJobPayload;
  /** Refunds a part of an order's money. */
  "refund-part": OrderJobPayload & { partId: string };
  /** Refunds a payment that arrived after its order no longer required one. */
  "refund-payment": BrandJobPayload & { paymentId: string };
  /** Deletes a removed bank card at its payment provider. */
  "erase-card": BrandJobPayload & { cardId: string };
  /** Queries a provider about an open payment for which it has sent no notification. */
  "ask-payment": BrandJobPayload & { paymentId: string; round: number };
  /** Queries a provider again about a payment that the provider has reported, to check that it still holds the money. */
  "check-payment": BrandJobPayload & { paymentId: string };
  /** Requests the fiscal receipt of a payment: sends the lines if the provider needs them, and fetches the link. */
  "fetch-receipt": BrandJobPayload & { paymentId: string; round: number };
  /** Creates an alert for a new order, reservation or waiter call. */
  "begin-alert": BusEvent<"order-changed" | "reservation-changed" | "waiter-call-changed">;
  /** Runs the next due step of an open alert. */
  "climb-alert": AlertJobPayload;
  /** Every minute: requeues alerts whose step is overdue because its job was lost or has failed at its last attempt. */
  "rescue-alerts": Record<string, never>;
  /** Every minute: starts and ends the alerts of branches that are open without an awake device. */
  "watch-branches": Record<string, never>;
  /** Sends one message of an alert step to a device or a person. */
  "send-alert": AlertJobPayload & { step: MessageAlertStep; recipientId: string };
  /** Sends one message about several alerts of a branch to a person. */
  "send-alert-summary": BrandJobPayload & {
    kind: AlertKind;
    step: MessageAlertStep;
    branchId: string;
    recipientId: string;
    summaryId: string;
  };
  /** Replaces the push notifications of an alert that was closed. */
  "close-alert": AlertJobPayload;
  /** Requests a courier from a courier service, or cancels the request. */
  "call-courier": OrderJobPayload;
  "dismiss-courier": OrderJobPayload & { deliveryType: DeliveryType };
  /** Sends the receipt of a finished order. */
  "send-receipt": OrderJobPayload;
}

export type JobName = keyof JobPayloads;

/** Names of the jobs whose payload is exactly an event of this type. */
export type JobNameForEvent<Event> = {
  [Name in JobName]: Event extends JobPayloads[Name] ? Name : never;
}[JobName];
