import {
  ALERT_DECISIONS,
  ALERT_STEPS,
  MAX_DELAY,
  MESSAGE_STEPS,
  MIN_DELAY,
} from "@dasturxon/domain/alert-ladder";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { byId, id, instant, text, wallTime } from "./shapes.ts";

/** Seconds from the moment when the staff could react; null: the step is off. */
const delay = z.int().min(MIN_DELAY).max(MAX_DELAY).nullable();

/** What is done about an order, a reservation or a waiter call of a branch that nobody reacts to. */
const ladderSettings = z.object({
  /** The delays of the steps that are on rise in this order. */
  order: z.object({
    push: delay,
    telegram: delay,
    sms: delay,
    call: delay,
    /** Accepts or refuses the order, as `decision` says. */
    decide: delay,
    /** The branch stops taking orders until somebody reacts. */
    pause: delay,
  }),
  /** Reservations and waiter calls. */
  table: z.object({ push: delay, telegram: delay, sms: delay }),
  /** The branch is open and no device that hears its orders is awake. */
  device: z.object({ push: delay, telegram: delay, sms: delay, call: delay }),
  decision: z.enum(ALERT_DECISIONS),
  /** Who gets Telegram messages, SMS and calls; empty: the owners and managers of the branch. */
  people: z
    .array(
      z.object({
        staffId: id,
        /** Between these two times no message is sent to this person; null: at any time. */
        quietFrom: wallTime.nullable(),
        quietUntil: wallTime.nullable(),
      }),
    )
    .max(20),
});

/** Somebody who can be chosen for messages, and the ways that reach this person. */
const reachablePerson = z.object({
  id,
  name: z.string(),
  hasTelegram: z.boolean(),
  hasPhone: z.boolean(),
  /** Owners and managers get the messages where nobody was chosen. */
  isManager: z.boolean(),
});

const branchLadder = z.object({
  id,
  name: text,
  settings: ladderSettings,
  people: z.array(reachablePerson),
  /** Devices that a push reaches now. */
  devices: z.int(),
});

/** A message of a test: what became of it. */
const sentMessage = z.object({
  step: z.enum(MESSAGE_STEPS),
  /** The person, or the one who signed in on the device. */
  name: z.string(),
  /** `skipped`: this person got a test by SMS or call a moment ago. */
  state: z.enum(["waiting", "sent", "failed", "skipped"]),
});

const alertTest = z.object({
  step: z.enum(ALERT_STEPS).nullable(),
  startedAt: instant,
  isOver: z.boolean(),
  messages: z.array(sentMessage),
});

/** What the staff set for orders that nobody reacts to. */
export const alerts = {
  alertLadders: endpoint({
    method: "GET",
    path: "/console/v1/alert-ladders",
    auth: "staff",
    roles: ["owner", "manager"],
    summary: "What is done in each branch about orders that nobody reacts to",
    reply: z.object({
      branches: z.array(branchLadder),
      /** A gateway for voice calls is configured: the step can be switched on. */
      canCall: z.boolean(),
      /** The brand's bot is on. */
      hasBot: z.boolean(),
    }),
  }),
  changeAlertLadder: endpoint({
    method: "PUT",
    path: "/console/v1/alert-ladders/{id}",
    auth: "staff",
    roles: ["owner", "manager"],
    summary: "Sets the steps, delays and people of a branch",
    params: byId,
    /** Without `device` its steps stay as they are. */
    body: ladderSettings.partial({ device: true }),
    reply: branchLadder,
    refusals: ["not_found", "bad_request"],
  }),
  testAlertLadder: endpoint({
    method: "POST",
    path: "/console/v1/alert-ladders/{id}/test",
    auth: "staff",
    roles: ["owner", "manager"],
    perMinute: 5,
    summary: "Walks the message steps of a branch with test messages, some seconds apart",
    params: byId,
    reply: z.object({ testId: id }),
    refusals: ["not_found"],
  }),
  alertTest: endpoint({
    method: "GET",
    path: "/console/v1/alert-tests/{id}",
    auth: "staff",
    roles: ["owner", "manager"],
    summary: "How far a test is, and what became of each message",
    params: byId,
    reply: alertTest,
    refusals: ["not_found"],
  }),
};

export type LadderSettings = z.infer<typeof ladderSettings>;
export type BranchLadder = z.infer<typeof branchLadder>;
export type AlertTest = z.infer<typeof alertTest>;
