import { DEVICE_STATES } from "@dasturxon/domain/device-state";
import { STAFF_ROLES } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { id, instant } from "./shapes.ts";

/** A paired device, or another browser in which somebody of the staff has the console open. */
const seenDevice = z.object({
  id,
  /** Name of the paired device; for another browser, of the person. */
  name: z.string(),
  isPaired: z.boolean(),
  /** This browser. */
  isOwn: z.boolean(),
  /** Branch where it stands or that its page shows; null: several. */
  branchId: id.nullable(),
  /** Of the person who signed in last; null when nobody ever did. */
  role: z.enum(STAFF_ROLES).nullable(),
  /** New orders sound here: the person may accept them. */
  hearsOrders: z.boolean(),
  state: z.enum(DEVICE_STATES),
  /** Since when it has this state; null when it is awake, and when it was never seen. */
  since: instant.nullable(),
  canNotify: z.boolean(),
  /** Percent; null: the browser does not say. */
  battery: z.int().nullable(),
  isCharging: z.boolean().nullable(),
});

/** Heartbeats of the consoles' open pages. [OR-14] */
export const deviceBeats = {
  deviceBeat: endpoint({
    method: "POST",
    path: "/console/v1/device-beat",
    auth: "staff",
    urgency: "quote",
    summary:
      "Reports how an open console is doing; returns the devices of the branches that the caller works in",
    body: z.object({
      /** Random id of the page: of several pages of one device the one that hears best counts. */
      pageId: id,
      isAwake: z.boolean(),
      isAudible: z.boolean(),
      canNotify: z.boolean(),
      battery: z.int().min(0).max(100).nullable(),
      isCharging: z.boolean().nullable(),
      /** The branch that the page is filtered by; null: none. */
      branchId: id.nullable(),
      /** The page is being closed. */
      isClosing: z.boolean().optional(),
    }),
    reply: z.object({ devices: z.array(seenDevice) }),
  }),
};

export type SeenDevice = z.infer<typeof seenDevice>;
