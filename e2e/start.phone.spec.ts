import { expectAccessible } from "./src/accessible.ts";
import { PORT } from "./src/brands.ts";
import type { BrandKey } from "./src/brands.ts";
import { Founder, FOUNDER_PASSWORD } from "./src/founder.ts";
import { giveLink } from "./src/give-link.ts";
import { Guest } from "./src/guest.ts";
import { Staff } from "./src/staff.ts";
import { startOf, textsOf } from "./src/texts.ts";
import { expect, test } from "./src/test.ts";

/** An orange square over a blue stripe on white. */
const LOGO =
  "iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAIAAADYYG7QAAAATUlEQVR42u3XoQ0AIAxFQRbBMBCa0dEsAgaPatKEe/kDnGrSspNVgICAgG5rtNABAQEBAQEBAQEBAf0O8pe9QLXP0AEBAblDQEBAQEk68/Mf/M+p+/0AAAAASUVORK5CYII=";

test("[S38, LN-1] the first page speaks the first language of the browser that the console has", async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: "ru-RU" });
  const page = await context.newPage();
  await page.goto(`http://localhost:${PORT}/start`);
  const title = textsOf("console", "ru")("start.phone");
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await context.close();
});

test("[S38, BR-2] from nothing to a delivered order on the new host within a minute", async ({
  page,
  browser,
}) => {
  const begun = Date.now();
  const founder = new Founder(page);
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
  const guest = new Guest(await context.newPage(), key as BrandKey, "uz");
  await guest.open();
  await guest.chooseAddress();
  await guest.button("menu.add", { name: "Toʻy oshi" }).first().click();
  await guest.openBasket();
  await guest.openCheckout();
  await guest.placeButton().click();
  await guest.signIn();
  const number = await guest.placedOrder();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("link", { name: founder.t("start.opened.console") }).click();
  await expect(page).toHaveURL(/\/console\//);
  await page.goBack();
  await expect(page.getByTestId("store-address")).toHaveText(address);
  await page.goForward();
  const staff = new Staff(page, "osh");
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

test("[S38] what was told waits on the device; an address that is taken, reserved or no word is said while one types", async ({
  page,
}) => {
  const founder = new Founder(page);
  const { t } = founder;
  await founder.open();
  await expectAccessible(page, "the first step");
  await founder.press("start.phone.send");
  await expect(page.getByText(t("start.phone.needed"))).toBeVisible();
  await founder.field("start.phone.number").fill("+7 916 123 45 67");
  await founder.press("start.phone.send");
  await expect(founder.field("start.phone.number")).toHaveAttribute("aria-invalid", "true");
  await founder.showPhone();
  const next = page.getByRole("button", { name: t("start.next"), exact: true });
  await founder.field("start.name").fill("Osh");
  await expect(page.getByText(t("start.address.taken"))).toBeVisible();
  await expect(next).toBeDisabled();
  for (const [word, fault] of [
    ["console", "reserved"],
    ["o", "malformed"],
  ] as const) {
    await founder.field("start.address").fill(word);
    await expect(page.getByText(t(`start.address.${fault}`))).toBeVisible();
  }
  const free = `bogʻ ${String(Date.now()).slice(-8)}`;
  await founder.field("start.address").fill(free.replace("gʻ ", "g-"));
  await expect(page.getByText(startOf(t("start.address.free")))).toBeVisible();
  await expectAccessible(page, "the brand");
  await page.reload();
  await expect(founder.field("start.name")).toHaveValue("Osh");
  await expect(next).toBeEnabled();
  await next.click();
  await expectAccessible(page, "the look");
  await founder.press("start.next");
  await founder.field("start.street").fill("Navoiy 12");
  await founder.field("start.branch-phone").fill("");
  await founder.press("start.next");
  await expect(page.getByText(t("start.branch-phone.needed"))).toBeVisible();
  // As many digits as a phone has, and none of one: the server says so where it is told.
  await founder.field("start.branch-phone").fill("0000000");
  await founder.press("start.next");
  await founder.field("start.owner-name").fill("Aziz");
  await page.getByLabel(t("sign-in.password"), { exact: true }).fill(FOUNDER_PASSWORD);
  await founder.press("start.open");
  await expect(founder.heading("start.branch")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: /telefon/i })).toBeVisible();
  await founder.press("start.back");
  await founder.tellBranch("Navoiy 12", `+998${founder.phone}`);
  await expectAccessible(page, "the owner");
  // The login of another brand's owner opens nothing of theirs.
  await founder.field("sign-in.login").fill("osh");
  await founder.field("start.owner-name").fill("Aziz");
  await page.getByLabel(t("sign-in.password"), { exact: true }).fill("parol12345678");
  await founder.press("start.open");
  await expect(page.getByText(t("start.password.weak"))).toBeVisible();
  await page.getByLabel(t("sign-in.password"), { exact: true }).fill("bulut daryo tarvuz 17");
  await founder.press("start.open");
  await expect(founder.field("sign-in.login")).toHaveAttribute("aria-invalid", "true");
});

test("[S38] whose tab was closed goes on with another device where the first one was, and what was typed without a line comes along", async ({
  page,
  context,
  browser,
}) => {
  const link = await giveLink("Ikki qurilma");
  const first = new Founder(page);
  const { t } = first;
  const saved = (at: typeof page) => at.getByText(t("start.kept"), { exact: true });
  await first.follow(link);
  const name = `Yoʻlda ${String(Date.now()).slice(-8)}`;
  await first.nameBrand(name);
  const logo = { name: "logo.png", mimeType: "image/png", buffer: Buffer.from(LOGO, "base64") };
  await page.locator("input[type=file]").setInputFiles(logo);
  await page.getByRole("button", { name: "#1d4ed8", exact: true }).first().click();
  await first.press("start.next");
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await first.field("start.street").fill("Amir Temur 5");
  await expect(page.getByText(t("start.kept.device"))).toBeVisible();
  await expectAccessible(page, "a draft that waits on the device");
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  await page.close();

  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const second = new Founder(await other.newPage());
  await second.follow(link);
  await expect(second.heading("start.branch")).toBeVisible();
  await expect(second.field("start.street")).toHaveValue("Amir Temur 5");
  await second.press("start.back");
  await expect(second.page.getByRole("button", { name: "#1d4ed8", exact: true }).first()).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(second.page.locator("img.start-logo")).toBeVisible();
  await second.tellBranch("Amir Temur 7", "+998712000000");
  await second.page.getByLabel(t("sign-in.password"), { exact: true }).fill(FOUNDER_PASSWORD);
  await second.field("start.owner-name").fill("Lola");
  await expect(saved(second.page)).toBeVisible();
  const kept = await second.page.evaluate(() => JSON.stringify(localStorage));
  expect([kept.includes("Amir Temur 7"), kept.includes(FOUNDER_PASSWORD)]).toEqual([true, false]);
  const address = await second.openStore("Lola");
  // The logo that the first device chose is sent by the second.
  await expect
    .poll(() => second.page.evaluate(() => localStorage.getItem("dasturxon.console.start")))
    .toBeNull();
  await other.close();

  // The link is spent: on a third device nothing of it is left, and the page says what to do.
  const late = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const third = new Founder(await late.newPage());
  await third.follow(link);
  await expect(third.page.getByText(t("start.kept.over"))).toBeVisible();
  await expect(third.field("start.name")).toHaveValue("");
  await third.press("start.again");
  await expect(third.heading("start.phone")).toBeVisible();
  await third.page.goto(address);
  await expect(third.page.locator("header img").first()).toBeVisible();
  await late.close();
});

test("[S38, BR-5] a brand begins in its logo's colour and with the menu that was pasted, which wait on the device until it is open; a test order rings there", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const founder = new Founder(page);
  const { t } = founder;
  await founder.open();
  await founder.showPhone();
  await founder.field("start.name").fill(`Chinor ${String(Date.now()).slice(-8)}`);
  await page.getByRole("radio", { name: t("start.menu.PASTED"), exact: true }).check();
  await founder
    .field("start.paste")
    .fill("OSHLAR\nChoyxona osh 48000\nSALATLAR:\nAchichuk - 12 000\nNarxsiz taom");
  await expect(page.getByText(t("start.paste.read", { products: 2, categories: 2 }))).toBeVisible();
  await expect(page.getByText(t("start.paste.faulty", { names: "Narxsiz taom" }))).toBeVisible();
  await expectAccessible(page, "a pasted menu");
  await page.reload();
  await expect(page.getByText(t("start.paste.read", { products: 2, categories: 2 }))).toBeVisible();
  await founder.press("start.next");
  const logo = { name: "logo.png", mimeType: "image/png", buffer: Buffer.from(LOGO, "base64") };
  await page.locator("input[type=file]").setInputFiles(logo);
  await expect(page.getByRole("button", { name: "#e25822", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByRole("button", { name: "#1d4ed8", exact: true }).first()).toBeVisible();
  await expectAccessible(page, "a logo and its colours");
  // The store itself, with all that was told: nothing of it is there for anybody else.
  await founder.press("settings.preview.open");
  const phone = page.frameLocator(".store-preview iframe:not([data-behind])");
  await expect(phone.getByText("Choyxona osh").first()).toBeVisible();
  await expect(phone.locator("header img").first()).toBeVisible();
  await expect
    .poll(() => phone.locator("html").evaluate((root) => getComputedStyle(root).getPropertyValue("--brand")))
    // Darkened until what stands on it reads.
    .toContain("c74d1e");
  const seen = new URL((await page.locator(".store-preview iframe").getAttribute("src")) ?? "");
  const stranger = await context.newPage();
  const headers = (await stranger.goto(seen.href))?.headers() ?? {};
  expect(headers).toMatchObject({ "x-robots-tag": "noindex", "cache-control": "no-store" });
  expect(headers["content-security-policy"]).toContain(`frame-ancestors http://localhost:${PORT}`);
  seen.searchParams.set("preview", `${seen.searchParams.get("preview")?.slice(0, -1)}_`);
  expect((await stranger.goto(seen.href))?.status()).toBe(410);
  await stranger.close();
  await expectAccessible(page, "the store before it is there");
  await page.getByRole("button", { name: t("order.close"), exact: true }).click();
  await founder.tellBranch("Bobur 7");
  // The first try does not get through: what was promised waits.
  await page.route("**/console/v1/menu/imports", (route) => route.abort(), { times: 1 });
  const address = await founder.openStore("Nodira");
  await expect(page.getByText(t("start.fill.failed"))).toBeVisible();
  // The platform brings the codes here; where nobody does, guests would get none.
  await expect(page.getByText(t("start.left.people"))).toBeVisible();
  await expect(page.getByText(t("start.left.sms"))).toHaveCount(0);
  const accounts = { accounts: [], isPlatformThere: false };
  await page.route("**/console/v1/sms-accounts", (route) => route.fulfill({ json: accounts }));
  await page.reload();
  await expect(founder.heading("start.opened")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: t("start.left.sms") })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: t("start.fill") })).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("dasturxon.console.start"))).toBeNull();
  await founder.press("test-order.place");
  const rings = page.getByRole("status").filter({ hasText: /\d{4}/ });
  const [number = ""] = /\d{4,}/.exec(await rings.innerText()) ?? [];
  await page.getByRole("link", { name: t("start.opened.console") }).click();
  const card = new Staff(page, "osh").card(number);
  await expect(card).toContainText(t("test-order.badge"));
  await expect(card).toContainText("Sinov buyurtmasi: hech narsa tayyorlamang.");
  await expectAccessible(page, "the board with a test order");
  await page.goto(address);
  await expect(page.getByText("Choyxona osh").first()).toBeVisible();
  await expect(page.locator("header img").first()).toBeVisible();
});
