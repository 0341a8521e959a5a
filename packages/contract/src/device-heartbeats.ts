import { DEVICE_STATES } from "@dasturxon/domain/device-state";
import { STAFF_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { id, instant } from "./shapes.ts";

/** Paired device, or another browser with an open console of a staff member. */
const deviceOverview = z.object({
  id,
  /** Name of the paired device, or of the person for another browser. */
  name: z.string(),
  isPaired: z.boolean(),
  /** Whether the device is the caller's own browser. */
  isOwn: z.boolean(),
  /** Branch of the device or of its open page; null: several branches. */
  branchId: id.nullable(),
  /** Role of the person who signed in last; null: no sign-in yet. */
  role: z.enum(STAFF_ROLES).nullable(),
  /** Whether new orders ring on this device, because the signed-in person may accept orders. */
  hearsOrders: z.boolean(),
  state: z.enum(DEVICE_STATES),
  /** Time when the device entered its present state; null if the device is awake or was never seen. */
  since: instant.nullable(),
  canNotify: z.boolean(),
  /** Charge of the battery in percent; null: not available in this browser. */
  battery: z.int().nullable(),
  isCharging: z.boolean().nullable(),
});

/** Heartbeats of the consoles' open pages. [OR-14] */
export const deviceHeartbeatEndpoints = {
  deviceBeat: declareEndpoint({
    method: "POST",
    path: "/console/v1/device-beat",
    auth: "staff",
    urgency: "quote",
    summary: "Reports the state of an open console; returns the devices of the caller's branches",
    body: z.object({
      /**
       * Random id of the page. If a device has several pages, the server uses the state of the page with the best
       * sound.
       */
      pageId: id,
      isAwake: z.boolean(),
      isAudible: z.boolean(),
      canNotify: z.boolean(),
      battery: z.int().min(0).max(100).nullable(),
      isCharging: z.boolean().nullable(),
      /** Branch filter of the console page; null: all branches. */
      branchId: id.nullable(),
      /** Whether the page that sends the heartbeat is being closed. */
      isClosing: z.boolean().optional(),
    }),
    reply: z.object({ devices: z.array(deviceOverview) }),
  }),
};

export type DeviceOverview = z.infer<typeof deviceOverview>;
