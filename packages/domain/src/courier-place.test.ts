import { expect, test } from "vitest";
import { courierPlace } from "./courier-place.ts";
import { COURIER_STATUSES } from "./courier-status.ts";

test("[OR-6] a courier stands at the branch or at the door when he said so, else nobody knows where", () => {
  const known = COURIER_STATUSES.filter((status) => courierPlace(status) !== null);
  expect(known.map((status) => `${status} ${courierPlace(status)}`)).toEqual([
    "PERFORMER_PICK_UP_ARRIVED branch",
    "PERFORMER_ARRIVED door",
    "PERFORMER_RETURN_ARRIVED branch",
  ]);
  expect(courierPlace(null)).toBeNull();
});
