import { expect, test } from "vitest";
import { findCourierWhereabouts } from "./courier-whereabouts.ts";
import { COURIER_STATUSES } from "./courier-status.ts";

test("[OR-6] a courier is at the branch or at the address if so reported, else the position is unknown", () => {
  const known = COURIER_STATUSES.filter((status) => findCourierWhereabouts(status) !== null);
  expect(known.map((status) => `${status} ${findCourierWhereabouts(status)}`)).toEqual([
    "PERFORMER_PICK_UP_ARRIVED branch",
    "PERFORMER_ARRIVED door",
    "PERFORMER_RETURN_ARRIVED branch",
  ]);
  expect(findCourierWhereabouts(null)).toBeNull();
});
