import { findTaskRoles } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { base64url, pushEndpoint, pushSubscription } from "./push-shapes.ts";
import { doneReply } from "./shapes.ts";

/** Roles that work with orders of a branch. Couriers have no board. */
const branchStaffEndpointDefaults = { auth: "staff", roles: findTaskRoles("hear_orders") } as const;

/** Web Push notifications for browsers of the staff. [CT-4, US-8] */
export const staffPushEndpoints = {
  staffPushKey: declareEndpoint({
    ...branchStaffEndpointDefaults,
    method: "GET",
    path: "/console/v1/push/key",
    urgency: "quote",
    summary: "Returns the VAPID key for push subscriptions of staff (RFC 8292)",
    reply: z.object({ publicKey: base64url }),
  }),
  subscribeStaffPush: declareEndpoint({
    ...branchStaffEndpointDefaults,
    method: "POST",
    path: "/console/v1/push/subscriptions",
    summary: "Subscribes this browser to notifications until the session ends",
    body: pushSubscription,
    reply: doneReply,
    refusals: ["push_service_refused"],
  }),
  unsubscribeStaffPush: declareEndpoint({
    ...branchStaffEndpointDefaults,
    method: "POST",
    path: "/console/v1/push/unsubscribe",
    summary: "Unsubscribes this browser from notifications",
    body: z.object({ endpoint: pushEndpoint }),
    reply: doneReply,
  }),
  testStaffPush: declareEndpoint({
    ...branchStaffEndpointDefaults,
    method: "POST",
    path: "/console/v1/push/test",
    urgency: "quote",
    perMinute: 10,
    summary: "Sends a test notification to this browser and returns the response of its push service",
    body: z.object({ endpoint: pushEndpoint }),
    reply: z.object({
      /**
       * `taken`: the push service accepted the message. `gone`: the browser has no valid subscription and must
       * subscribe again. `unanswered`: the push service did not reply; the test can be repeated.
       */
      outcome: z.enum(["taken", "gone", "unanswered"]),
    }),
    refusals: ["too_many_requests"],
  }),
};
