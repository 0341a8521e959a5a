import type { AlertDecision, AlertKind, AlertStep, MessageStep } from "@dasturxon/domain/alert-ladder";
import type { Tx } from "../../platform/database/index.ts";
import type { AlertPersonRow } from "./settings/queries.ts";

/** A device or a person that a step reaches. */
export interface Recipient {
  /** Of a member of staff; of a push, the subscription. */
  id: string;
  /** The person, or the one who is signed in on the device. */
  name: string;
}

/** What a recipient is sent. */
export interface AlertMessage {
  merchantId: string;
  kind: AlertKind;
  /** The order, the reservation, the waiter call; of a test, its own id. */
  subjectId: string;
  branchId: string;
  /** Number of the order or of the table. */
  label: string;
  /** Since when somebody could react. */
  beganAt: Date;
  recipientId: string;
}

/** One way to reach the staff: push, Telegram, SMS, voice call. */
export interface AlertChannel {
  /** Whom of these people, or which devices of the branch, it reaches now. */
  findRecipients(tx: Tx, merchantId: string, reach: Reach): Promise<Recipient[]>;
  /**
   * Sends one message. Never inside a transaction.
   * @returns false: this recipient cannot be reached any more
   * @throws Error when the service certainly did not take it: it is tried again
   */
  send(message: AlertMessage, signal: AbortSignal): Promise<boolean>;
  /** A repeated message takes the place of the earlier one: where it is not known whether one went out, it is sent again. */
  isRepeatable: boolean;
}

export interface Reach {
  branchId: string;
  people: readonly AlertPersonRow[];
  now: Date;
}

/** Null: the installation has no such way. */
export type AlertChannels = Readonly<Record<MessageStep, AlertChannel | null>> & {
  /** Devices that were sent a push are shown that nothing is to be done any more. */
  withdrawPush: (message: AlertMessage, signal: AbortSignal) => Promise<unknown>;
};

/** What an alert is about waits for a reaction of the staff. */
export interface Waiting {
  branchId: string;
  label: string;
  /** Since when; a later time than that of the alert begins it anew. Without it, the alert begins now. */
  since?: Date;
}

export interface SubjectKey {
  merchantId: string;
  subjectId: string;
  now: Date;
}

/** What alerts are about: how the module that owns it says whether it waits, and hears of steps. */
export interface AlertSubject {
  /** Locks it until the transaction ends. Null: nobody has to react any more, or not yet. */
  lock(tx: Tx, key: SubjectKey): Promise<Waiting | null>;
  /**
   * A step was taken. `decide` accepts or refuses the order.
   * @returns false: it could not be decided
   */
  climb(tx: Tx, key: SubjectKey & { step: AlertStep; decision: AlertDecision }): Promise<boolean>;
}

export type AlertSubjects = Readonly<Record<AlertKind, AlertSubject>>;
