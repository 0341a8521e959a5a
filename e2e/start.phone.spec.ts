import type { DemoBrandKey } from "./src/brands.ts";
import { BrandFounder } from "./src/founder.ts";
import { createPermitLink } from "./src/create-brand-link.ts";
import { Guest } from "./src/guest.ts";
import { StaffMember } from "./src/staff.ts";
import { expect, test } from "./src/test.ts";

/** Logo in PNG format: an orange square above a blue stripe on white. */
const LOGO_BASE64 =
  "iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAIAAADYYG7QAAAATUlEQVR42u3XoQ0AIAxFQRbBMBCa0dEsAgaPatKEe/kDnGrSspNVgICAgG5rtNABAQEBAQEBAQEBAf0O8pe9QLXP0AEBAblDQEBAQEk68/Mf/M+p+/0AAAAASUVORK5CYII=";

test("[S38, BR-2] from an empty installation to a delivered order on the new host within a minute", async ({
  page,
  browser,
}) => {
  const begun = Date.now();
  const founder = new BrandFounder(page);
  await founder.open();
  await founder.showPhone();
  const key = `sardor-${String(begun).slice(-8)}`;
  await founder.nameBrand(`Sardor ${String(begun).slice(-8)}`);
  await founder.tellBranch("Amir Temur 5");
  const address = await founder.openStore("Sardor");
  expect(new URL(address).hostname).toBe(`${key}.localhost`);
  const payments = page.getByRole("link", { name: founder.t("start.left.payments") });
  await expect(payments).toHaveAttribute("href", "/console/manage/payments");

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const guest = new Guest(await context.newPage(), key as DemoBrandKey, "uz");
  await guest.openAtAddress({ isSignedIn: true });
  await guest.button("menu.add", { name: "Toʻy oshi" }).first().click();
  await guest.openBasket();
  await guest.openCheckout();
  await guest.placeButton().click();
  const number = await guest.placedOrder();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("link", { name: founder.t("start.opened.console") }).click();
  const staff = new StaffMember(page, "osh");
  for (const action of ["accept", "cook", "ready"] as const) await staff.press(number, action);
  await staff.press(number, "send");
  await page.getByRole("button", { name: staff.t("courier.without"), exact: true }).click();
  await staff.press(number, "deliver");
  await expect(guest.state("DELIVERED")).toBeVisible();
  const seconds = (Date.now() - begun) / 1000;
  process.stdout.write(`S38: from nothing to a delivered order in ${seconds.toFixed(1)} s\n`);
  expect(seconds).toBeLessThan(60);
  await context.close();
});

test("[S38, BR-5] a brand begun by a link continues on another device: logo colour and pasted menu are previewed and then in the store", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const link = await createPermitLink("Ikki qurilma");
  const first = new BrandFounder(page);
  const { t } = first;
  await first.follow(link);
  await first.field("start.name").fill(`Chinor ${String(Date.now()).slice(-8)}`);
  await page.getByRole("radio", { name: t("start.menu.PASTED"), exact: true }).check();
  await first
    .field("start.paste")
    .fill("OSHLAR\nChoyxona osh 48000\nSALATLAR:\nAchichuk - 12 000\nNarxsiz taom");
  await expect(page.getByText(t("start.paste.read", { products: 2, categories: 2 }))).toBeVisible();
  await first.press("start.next");
  const logo = { name: "logo.png", mimeType: "image/png", buffer: Buffer.from(LOGO_BASE64, "base64") };
  await page.locator("input[type=file]").setInputFiles(logo);
  const proposed = { name: "#e25822", exact: true };
  await expect(page.getByRole("button", proposed)).toHaveAttribute("aria-pressed", "true");
  // The preview shows the store with all entered data. No other visitor can see this store yet.
  await first.press("settings.preview.open");
  const phone = page.frameLocator(".store-preview iframe:not([data-behind])");
  await expect(phone.getByText("Choyxona osh").first()).toBeVisible();
  await expect(phone.locator("header img").first()).toBeVisible();
  const readBrandColor = () =>
    phone.locator("html").evaluate((root) => getComputedStyle(root).getPropertyValue("--brand"));
  // The store darkens the proposed brand color until text on it is readable.
  await expect.poll(readBrandColor).toContain("c74d1e");
  await page.getByRole("button", { name: t("order.close"), exact: true }).click();
  await first.press("start.next");
  await expect(page.getByText(t("start.kept"), { exact: true })).toBeVisible();
  await page.close();

  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const second = new BrandFounder(await other.newPage());
  await second.follow(link);
  await expect(second.heading("start.branch")).toBeVisible();
  await second.press("start.back");
  await expect(second.page.getByRole("button", proposed)).toHaveAttribute("aria-pressed", "true");
  await second.tellBranch("Bobur 7");
  const address = await second.openStore("Nodira");
  // Waits until the second device has sent the logo that was chosen on the first device.
  await expect
    .poll(() => second.page.evaluate(() => localStorage.getItem("dasturxon.console.start")))
    .toBeNull();
  await second.press("test-order.place");
  const rings = second.page.getByRole("status").filter({ hasText: /\d{4}/ });
  const [number = ""] = /\d{4,}/.exec(await rings.innerText()) ?? [];
  await second.page.getByRole("link", { name: t("start.opened.console") }).click();
  const card = new StaffMember(second.page, "osh").card(number);
  await expect(card).toContainText(t("test-order.badge"));
  await expect(card).toContainText("Sinov buyurtmasi: hech narsa tayyorlamang.");
  await second.page.goto(address);
  await expect(second.page.getByText("Choyxona osh").first()).toBeVisible();
  await expect(second.page.locator("header img").first()).toBeVisible();
  await other.close();
});
