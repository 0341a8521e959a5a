import type {
  UnansweredOrderDecision,
  AlertKind,
  AlertStep,
  MessageAlertStep,
} from "@dasturxon/domain/alert-ladder";
import type { Tx } from "../../platform/database/index.ts";
import type { AlertPersonRow } from "./settings/queries.ts";

/** A device or person that an alert message is sent to. */
export interface AlertRecipient {
  /** Id of the staff member. For push, id of the subscription. */
  id: string;
  /** Name of the person, or of the person signed in on the device. */
  name: string;
  /** Branches that the device or person is notified about. Null: all. */
  branchIds: readonly string[] | null;
}

/** One message to one recipient. */
export interface AlertMessage {
  merchantId: string;
  kind: AlertKind;
  /** Id of the order, reservation or waiter call. For a test alert, an id of its own. */
  subjectId: string;
  branchId: string;
  /** Order number or table number. */
  label: string;
  /** Time when the staff could first see the order, reservation or waiter call. */
  beganAt: Date;
  recipientId: string;
}

/** One message to one person about several alerts of a branch. */
export interface AlertSummary extends Pick<AlertMessage, "merchantId" | "kind" | "branchId" | "recipientId"> {
  /** Numbers of the orders or tables that the message lists, sorted by waiting time, the longest first. */
  labels: readonly string[];
  /** Time when the longest-waiting order, reservation or waiter call of the message began to wait. */
  beganAt: Date;
  /** Whether an earlier attempt may have been delivered. If so, the message is sent without sound. */
  isRepeat: boolean;
}

/** `refused`: the person cannot be reached. `unknown`: the message may have been delivered. */
export type AlertSummaryOutcome = "sent" | "refused" | "unknown";

/** A notification channel: push, Telegram, SMS or voice call. */
export interface AlertChannel {
  /** Returns the people or devices that this channel can reach now. */
  findRecipients(tx: Tx, merchantId: string, reach: AlertAudience): Promise<AlertRecipient[]>;
  /**
   * Sends one message. Must not be called inside a transaction. Returns false if the recipient cannot be reached or the
   * outcome is unknown.
   * @throws Error if the message was certainly not sent, so that the job retries
   */
  send(message: AlertMessage, signal: AbortSignal): Promise<boolean>;
  /**
   * Sends one message about several alerts. Must not be called inside a transaction. A channel without this method
   * sends one message for each alert.
   * @throws Error if the message was certainly not sent, so that the job retries
   */
  sendSummary?(summary: AlertSummary, signal: AbortSignal): Promise<AlertSummaryOutcome>;
  /**
   * Whether sending a message twice is safe: either the second message replaces the first one, or the service ignores a
   * second message with the same id.
   */
  isRepeatable: boolean;
}

export interface AlertAudience {
  /** Id of the branch whose staff receive the alert. Null: the alert concerns all branches of the brand. */
  branchId: string | null;
  people: readonly AlertPersonRow[];
  now: Date;
}

/** The channel of each message step. Null if the channel is not configured. */
export type AlertChannels = Readonly<Record<MessageAlertStep, AlertChannel | null>> & {
  /** Replaces the push notification on a device by a final one after the alert is closed. */
  withdrawPush: (message: AlertMessage, signal: AbortSignal) => Promise<unknown>;
};

/** A subject (an order, reservation or waiter call) that the staff has not answered yet. */
export interface UnansweredAlertSubject {
  branchId: string;
  label: string;
  /** Start time of the wait. If it is after the alert's start, the alert restarts. Default: now. */
  since?: Date;
}

export interface AlertSubjectKey {
  merchantId: string;
  subjectId: string;
  now: Date;
}

/**
 * Adapter between alerts and one kind of subject that causes them, for example orders. Implemented by the module that
 * owns this kind.
 */
export interface AlertSubject {
  /** Locks the subject of an alert until the transaction ends. Returns null if it is not waiting for an answer. */
  lock(tx: Tx, key: AlertSubjectKey): Promise<UnansweredAlertSubject | null>;
  /**
   * Applies an alert step to the subject of the alert. The step `decide` accepts or refuses the order. Returns false if
   * the step was not possible.
   */
  climb(
    tx: Tx,
    key: AlertSubjectKey & { step: AlertStep; decision: UnansweredOrderDecision },
  ): Promise<boolean>;
}

export type AlertSubjects = Readonly<Record<AlertKind, AlertSubject>>;
