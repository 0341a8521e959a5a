import { SERVED } from "./src/brands.ts";
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
  await guest.targetChip().click();
  await expect(page.getByText(t("address.idle"))).toBeVisible();
  await expect(page.getByText(t("address.locationWhy"))).toBeVisible();
  await expect(guest.button("address.save")).toBeDisabled();
  expect(await asked()).toBe(0);
  await guest.button("address.locate").click();
  await expect(page.getByText(t("address.location.denied"))).toBeVisible();
  await expect(guest.button("address.save")).toBeDisabled();
  expect(await asked()).toBe(1);
  // A tap on the map is a word of where to.
  await page.getByRole("application", { name: t("address.map") }).click({ position: { x: 150, y: 420 } });
  await expect(page.getByText(t("address.idle"))).toHaveCount(0);
  await expect(guest.button("address.save")).toBeEnabled();
});

test("[AD-7] an address without a house is not saved; a landmark stands for the house where there is none", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "en");
  const { page, t } = guest;
  await guest.open();
  await guest.targetChip().click();
  await guest.findAddress("Chilonzor-9");
  await guest.button("address.save").click();
  const house = page.getByLabel(t("address.house"), { exact: true });
  await expect(house).toBeFocused();
  await page.getByLabel(t("address.office"), { exact: true }).fill("7");
  await guest.button("address.writeHouse").click();
  await expect(house).toBeFocused();
  await expect(page.getByRole("alert")).toHaveText(t("address.doorWhy"));
  await page.getByText(t("address.noHouse")).click();
  await page.getByLabel(t("address.landmark"), { exact: true }).fill("Blue gate by school 12");
  await guest.button("address.saveDetails").click();
  await expect(guest.panel()).toHaveCount(0);
  await guest.add("somsa-quti");
  await guest.openBasket();
  await guest.openCheckout();
  await expect(guest.card("where")).toContainText(t("door.landmark", { value: "Blue gate by school 12" }));
  await expect(guest.card("where")).toContainText(t("door.office", { value: "7" }));
});

test("[BN-1, BN-6, SH-3] pickup asks for the branch, a pin shows its card, and the header says which it is", async ({
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
  await expect(guest.targetChip()).toContainText(name);
  await guest.openBasket();
  await guest.openCheckout();
  await expect(guest.card("whereBranch")).toContainText(name);
});

test("[AD-3, AD-12] a device that says where it is after the guest chose a place moves nothing any more", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      const coords = { latitude: 41.326, longitude: 69.229 };
      Object.assign(window, { answer: () => found({ coords } as GeolocationPosition) });
    };
  });
  await guest.open();
  await guest.targetChip().click();
  await guest.button("address.locate").click();
  await guest.findAddress();
  await guest.button("address.save").click();
  const house = page.getByLabel(t("address.house"), { exact: true });
  await house.fill("17");
  const title = await guest.panel().getByRole("heading").first().innerText();
  await page.evaluate(() => (window as unknown as { answer: () => void }).answer());
  await page.waitForTimeout(500);
  await expect(house).toHaveValue("17");
  await expect(guest.panel().getByRole("heading").first()).toHaveText(title);
});

test("[AD-7, CH-9] an address that is being written outlives a reload, until it is saved", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.open();
  await guest.targetChip().click();
  await guest.findAddress();
  await guest.button("address.save").click();
  await page.getByLabel(t("address.house"), { exact: true }).fill("17");
  await page.getByLabel(t("address.comment"), { exact: true }).fill("Qizil eshik");
  await page.reload();
  // The sheet stands open over the same place.
  await expect(page.getByLabel(t("address.house"), { exact: true })).toHaveValue("17");
  await expect(page.getByLabel(t("address.comment"), { exact: true })).toHaveValue("Qizil eshik");
  await guest.button("address.saveDetails").click();
  await expect(guest.targetChip()).toContainText("17");
  // Saved: the next one begins anew.
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith("address-draft"))),
  ).toEqual([]);
});

test("[AD-4] while other words are looked for, what was found before cannot be taken", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.open("/address/delivery");
  await guest.button("address.search").click();
  const panel = guest.panel(t("address.searchTitle"));
  const words = panel.getByRole("searchbox", { name: t("address.searchLabel") });
  await words.fill(SERVED);
  const first = panel.getByRole("listitem").first();
  await expect(first).toBeVisible();
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/nominatim/search**", async (route) => {
    await isAnswered;
    await route.continue();
  });
  await words.fill("Chilonzor 9");
  await expect(panel.getByRole("list")).toHaveAttribute("inert", "");
  await expect(first).toContainText(SERVED);
  answer();
  await expect(first).toContainText("Chilonzor");
  await first.getByRole("button").click();
  await expect(panel).toBeHidden();
});
