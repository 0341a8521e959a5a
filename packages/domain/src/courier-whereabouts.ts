import type { CourierStatus } from "./courier-status.ts";

/** Where a courier surely stands by the last thing that was told of him; null: on a road nobody sees. [OR-6] */
export function courierWhereabouts(status: CourierStatus | null): "branch" | "door" | null {
  if (status === "PERFORMER_PICK_UP_ARRIVED" || status === "PERFORMER_RETURN_ARRIVED") return "branch";
  return status === "PERFORMER_ARRIVED" ? "door" : null;
}
