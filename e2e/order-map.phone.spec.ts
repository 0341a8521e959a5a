import { getDemoBrand, getBrandWords } from "./src/brands.ts";
import { Colleague } from "./src/colleague.ts";
import { expectLiveChangeVisible } from "./src/live.ts";
import { expect, test } from "./src/test.ts";

test("[OR-6, OR-5, RT-6] a delivery under way is seen on the map and on its order's page, live; delivered, the map links back to the order", async ({
  guestOf,
  request,
}) => {
  const staff = await Colleague.signIn(request, "osh");
  const guest = guestOf("osh", "en");
  const { page, t } = guest;
  await guest.prepareOrder("somsa-quti");
  await guest.placeButton().click();
  const number = await guest.placedOrder();

  // Mocks the courier's position, which a courier service provides in production.
  const position = { latitude: 41.305, longitude: 69.27 };
  const courier = {
    name: "Anvar",
    phone: "+998900000001",
    vehicle: "Damas",
    status: "PERFORMER_PICKUPED",
    position,
    positionAt: new Date().toISOString(),
    arrival: null,
  };
  await page.route("**/api/deliveries/v1/delivery/courier/*", (route) => route.fulfill({ json: courier }));
  const toMap = page.getByRole("link", { name: t("order.toMap"), exact: true });
  await toMap.click();
  await page.waitForURL(/\/profile\/orders\/[^/]+\/map$/);
  const map = page.getByRole("application", { name: t("order.map") });
  const names = getDemoBrand("osh").branches.map(({ name }) => getBrandWords(name, "en"));
  await expect(map.getByRole("button", { name: new RegExp(names.join("|")) })).toHaveCount(1);
  await expect(map.getByRole("button", { name: /Amir Temur/ })).toBeVisible();
  const pin = map.getByRole("button", { name: "Anvar", exact: true });

  await guest.touch();
  const begin = Date.now();
  await staff.accept(number);
  await expectLiveChangeVisible("accepted, on the map", guest.state("ACCEPTED"), begin);
  await expect(pin, "nobody brings it yet").toBeHidden();
  for (const status of ["COOKING", "DONE"]) await staff.move(number, status);
  const [first] = await staff.ask<{ id: string }[]>("GET /console/v1/couriers");
  await staff.change(number, "courier", { courierId: first?.id });
  await staff.move(number, "ON_WAY");
  await expect(pin).toBeVisible();
  await page.getByRole("button", { name: t("action.back"), exact: true }).click();
  await page.waitForURL(/\/profile\/orders\/[^/]+$/);
  await expect(page.locator(".leaflet-container")).toBeVisible();

  await toMap.click();
  await page.waitForURL(/\/map$/);
  await staff.move(number, "DELIVERED");
  await page.waitForURL(/\/profile\/orders\/[^/]+$/);
  await expect(guest.state("DELIVERED")).toBeVisible();
});
