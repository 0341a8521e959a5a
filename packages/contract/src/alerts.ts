import {
  UNANSWERED_ORDER_DECISIONS,
  ALERT_STEPS,
  MAX_ALERT_STEP_DELAY_SECONDS,
  MESSAGE_ALERT_STEPS,
  MIN_ALERT_STEP_DELAY_SECONDS,
} from "@dasturxon/domain/alert-ladder";
import { MANAGER_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { idParams, id, instant, textByLanguage, wallTime } from "./shapes.ts";

/** Delay of an escalation step in seconds, counted from when the staff could first react; null: the step is off. */
const alertStepDelay = z.int().min(MIN_ALERT_STEP_DELAY_SECONDS).max(MAX_ALERT_STEP_DELAY_SECONDS).nullable();

/** Escalation steps for an order, a reservation or a waiter call that no staff member of the branch reacts to. */
const alertLadderSettings = z.object({
  /** Delays of the steps for orders. Each enabled step has a longer delay than the enabled step before it. */
  order: z.object({
    push: alertStepDelay,
    telegram: alertStepDelay,
    sms: alertStepDelay,
    call: alertStepDelay,
    /** Delay of the step that accepts or refuses the order, according to `decision`. */
    decide: alertStepDelay,
    /** Delay of the step that pauses the branch's orders until a staff member reacts. */
    pause: alertStepDelay,
  }),
  /** Escalation steps for reservations and for guests who called the waiter. */
  table: z.object({ push: alertStepDelay, telegram: alertStepDelay, sms: alertStepDelay }),
  /** Steps for an open branch without an awake device that can ring for its orders. */
  device: z.object({
    push: alertStepDelay,
    telegram: alertStepDelay,
    sms: alertStepDelay,
    call: alertStepDelay,
  }),
  decision: z.enum(UNANSWERED_ORDER_DECISIONS),
  /** Recipients of Telegram messages, SMS and voice calls. Empty: the owners and managers of the branch. */
  people: z
    .array(
      z.object({
        staffId: id,
        /** Quiet hours in which this person receives no message; null: none. */
        quietFrom: wallTime.nullable(),
        quietUntil: wallTime.nullable(),
      }),
    )
    .max(20),
});

/** Staff member who can be chosen as a recipient, with the available channels. */
const reachablePerson = z.object({
  id,
  name: z.string(),
  hasTelegram: z.boolean(),
  hasPhone: z.boolean(),
  /**
   * Whether the person is an owner or a manager. Owners and managers receive the messages if no recipients are chosen.
   */
  isManager: z.boolean(),
});

const branchAlertLadder = z.object({
  id,
  name: textByLanguage,
  settings: alertLadderSettings,
  people: z.array(reachablePerson),
  /** Number of devices that can receive a push now. */
  devices: z.int(),
});

/** Test message and its delivery state. */
const alertTestMessage = z.object({
  step: z.enum(MESSAGE_ALERT_STEPS),
  /** Name of the person who receives the test message, or of the person who is signed in on the receiving device. */
  name: z.string(),
  /**
   * Delivery state of the test message. `skipped`: it was not sent, because the person received another test by SMS or
   * voice call a moment ago.
   */
  state: z.enum(["waiting", "sent", "failed", "skipped"]),
});

const alertTest = z.object({
  step: z.enum(ALERT_STEPS).nullable(),
  startedAt: instant,
  isOver: z.boolean(),
  messages: z.array(alertTestMessage),
});

/** Escalation settings for orders without a reaction. */
export const alertEndpoints = {
  alertLadders: declareEndpoint({
    method: "GET",
    path: "/console/v1/alert-ladders",
    auth: "staff",
    roles: MANAGER_ROLES,
    summary: "Returns each branch's alert settings for unanswered orders",
    reply: z.object({
      branches: z.array(branchAlertLadder),
      /** Whether a gateway for voice calls is configured. Required to enable the call step. */
      canCall: z.boolean(),
      /** Whether the brand's Telegram bot is on. */
      hasBot: z.boolean(),
    }),
  }),
  changeAlertLadder: declareEndpoint({
    method: "PUT",
    path: "/console/v1/alert-ladders/{id}",
    auth: "staff",
    roles: MANAGER_ROLES,
    summary: "Sets the alert steps, delays and people of a branch",
    params: idParams,
    /** If `device` is omitted, the steps for branches without an awake device remain unchanged. */
    body: alertLadderSettings.partial({ device: true }),
    reply: branchAlertLadder,
    refusals: ["not_found", "bad_request"],
  }),
  testAlertLadder: declareEndpoint({
    method: "POST",
    path: "/console/v1/alert-ladders/{id}/test",
    auth: "staff",
    roles: MANAGER_ROLES,
    perMinute: 5,
    summary: "Starts a test of a branch's alert steps by test messages some seconds apart",
    params: idParams,
    reply: z.object({ testId: id }),
    refusals: ["not_found"],
  }),
  alertTest: declareEndpoint({
    method: "GET",
    path: "/console/v1/alert-tests/{id}",
    auth: "staff",
    roles: MANAGER_ROLES,
    summary: "Returns the progress of a test and the result of each message",
    params: idParams,
    reply: alertTest,
    refusals: ["not_found"],
  }),
};

export type AlertLadderSettings = z.infer<typeof alertLadderSettings>;
export type BranchAlertLadder = z.infer<typeof branchAlertLadder>;
export type AlertTest = z.infer<typeof alertTest>;
