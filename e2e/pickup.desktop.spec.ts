import { expectLiveChangeVisible } from "./src/live.ts";
import { acceptOrderByApi, placePickupOrder } from "./src/pickup.ts";
import { test } from "./src/test.ts";

test("[CH-1] an order to be picked up ends when the staff hand it over, and the guest sees each step at once", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf("osh", "ru");
  await guest.haveAccount();
  const order = await placePickupOrder(guest);
  const staff = await staffOf("osh");
  await guest.open(`/profile/orders/${order.id}`);
  const number = String(order.number);
  await acceptOrderByApi(staff, order.id);
  for (const action of ["cook", "ready"] as const) await staff.press(number, action);
  await expectLiveChangeVisible("ready", guest.state("DONE.PICK_UP"), Date.now());
  await staff.press(number, "hand-over");
  await staff.letGo(number);
  await expectLiveChangeVisible("handed over", guest.state("CLOSED.PICK_UP"), Date.now());
});
