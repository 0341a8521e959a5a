import type { CourierStatus } from "./courier-status.ts";

/** Returns the courier's known location by the last status; null: on the road. [OR-6] */
export function findCourierWhereabouts(status: CourierStatus | null): "branch" | "door" | null {
  if (status === "PERFORMER_PICK_UP_ARRIVED" || status === "PERFORMER_RETURN_ARRIVED") return "branch";
  return status === "PERFORMER_ARRIVED" ? "door" : null;
}
