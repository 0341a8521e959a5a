import { expect, test } from "./src/test.ts";

test("[SH-2, AD-12] the device is asked by ◎ only, and until the guest does something there is no address", async ({
  guestOf,
}) => {
  const guest = guestOf("pizza", "uz");
  const { page, t } = guest;
  await page.addInitScript(() => {
    const asked = { times: 0 };
    Object.assign(window, { asked });
    navigator.geolocation.getCurrentPosition = (_, refuse) => {
      asked.times += 1;
      refuse?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times);
  await guest.open();
  await guest.placeChip().click();
  await expect(page.getByText(t("place.idle"))).toBeVisible();
  await expect(page.getByText(t("place.locationWhy"))).toBeVisible();
  await expect(guest.button("place.save")).toBeDisabled();
  expect(await asked()).toBe(0);
  await guest.button("place.locate").click();
  await expect(page.getByText(t("place.location.denied"))).toBeVisible();
  await expect(guest.button("place.save")).toBeDisabled();
  expect(await asked()).toBe(1);
  // A tap on the map is a word of where to.
  await page.getByRole("application", { name: t("place.map") }).click({ position: { x: 150, y: 420 } });
  await expect(page.getByText(t("place.idle"))).toHaveCount(0);
  await expect(guest.button("place.save")).toBeEnabled();
});

test("[AD-7] an address without a house is not saved; a landmark stands for the house where there is none", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "en");
  const { page, t } = guest;
  await guest.open();
  await guest.placeChip().click();
  await guest.findPlace("Chilonzor-9");
  await guest.button("place.save").click();
  const house = page.getByLabel(t("place.house"), { exact: true });
  await expect(house).toBeFocused();
  await page.getByLabel(t("place.office"), { exact: true }).fill("7");
  await guest.button("place.writeHouse").click();
  await expect(house).toBeFocused();
  await expect(page.getByRole("alert")).toHaveText(t("place.doorWhy"));
  await page.getByText(t("place.noHouse")).click();
  await page.getByLabel(t("place.landmark"), { exact: true }).fill("Blue gate by school 12");
  await guest.button("place.saveDetails").click();
  await expect(guest.panel()).toHaveCount(0);
  await guest.add("somsa-quti");
  await guest.openBasket();
  await guest.openCheckout();
  await expect(guest.card("where")).toContainText(t("door.landmark", { value: "Blue gate by school 12" }));
  await expect(guest.card("where")).toContainText(t("door.office", { value: "7" }));
});

test("[AD-11] an address saved before houses were asked for is asked for its house when it is chosen, once", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.open();
  await guest.chooseAddress();
  await page.evaluate(() => {
    for (const [key, kept] of Object.entries(localStorage)) {
      if (key.endsWith(":place")) localStorage.removeItem(key);
      if (!key.endsWith(":addresses")) continue;
      const store = JSON.parse(String(kept)) as { d: { houseNumber: string | null }[] };
      for (const address of store.d) address.houseNumber = null;
      localStorage.setItem(key, JSON.stringify(store));
    }
  });
  await guest.open();
  await guest.placeChip().click();
  const row = guest.panel(t("place.saved")).getByRole("listitem").first().getByRole("button").first();
  await row.click();
  const sheet = guest.panel(t("place.completeTitle"));
  const house = sheet.getByLabel(t("place.house"), { exact: true });
  await expect(house).toBeFocused();
  await expect(sheet.getByLabel(t("place.office"), { exact: true })).toHaveValue("12");
  await house.fill("9");
  await guest.button("place.save").click();
  await expect(guest.panel()).toHaveCount(0);
  await expect(guest.placeChip()).toContainText(", 9");
  await guest.placeChip().click();
  await row.click();
  await expect(guest.panel()).toHaveCount(0);
});

test("[BN-1, BN-6] pickup asks for the branch, a pin shows its card, and the header says which it is", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.open();
  await page.getByRole("radio", { name: t("service.PICK_UP"), exact: true }).click();
  await expect(guest.panel(t("branch.title.PICK_UP"))).toBeVisible();
  await page.goBack();
  // Left without a branch: the first dish asks again, and the order has none meanwhile.
  await guest.add("somsa-quti");
  const picker = guest.panel(t("branch.title.PICK_UP"));
  await expect(picker).toBeVisible();
  await picker.getByText(t("branch.asMap"), { exact: true }).click();
  const name = guest.branchName("mirobod");
  await picker.getByRole("button", { name, exact: true }).click();
  await expect(picker.getByRole("button", { name: new RegExp(`^${name}.+`) })).toBeVisible();
  await guest.button("branch.confirm").click();
  await expect(guest.panel()).toHaveCount(0);
  await expect(guest.placeChip()).toContainText(name);
  await guest.openBasket();
  await guest.openCheckout();
  await expect(guest.card("whereBranch")).toContainText(name);
});
