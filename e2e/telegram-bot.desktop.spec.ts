import type { Page } from "@playwright/test";
import { expectAccessible } from "./src/accessible.ts";
import { PORT } from "./src/brands.ts";
import { call } from "./src/call.ts";
import { Founder } from "./src/founder.ts";
import { Staff } from "./src/staff.ts";
import { expect, test } from "./src/test.ts";

test("[TG-5] [OR-6] the owner connects a bot by its token; it greets a guest, hears of a group, and couriers are given links to it", async ({
  page,
}) => {
  const founder = new Founder(page);
  const key = String(Date.now()).slice(-8);
  await founder.openByLink("Sardor");
  await founder.nameBrand(`Bot ${key}`);
  await founder.tellBranch("Amir Temur 5");
  await founder.openStore("Sardor");

  const telegram = await page.context().newPage();
  await telegram.setViewportSize({ width: 390, height: 844 });
  await telegram.goto(`http://localhost:${PORT}/simulators/telegram/chats`);
  await telegram.locator("summary").last().click();
  await telegram.getByRole("textbox").last().fill(`Sinov ${key}`);
  await telegram.locator("details").last().getByRole("button").click();
  const token = await telegram.locator("code").innerText();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("link", { name: founder.t("start.opened.console") }).click();
  const staff = new Staff(page, "osh");
  const { t } = staff;
  await staff.openManaged("telegramBot");
  const bot = page.getByRole("region", { name: t("telegramBot.title") });
  const field = bot.getByRole("textbox", { name: t("telegramBot.token") });
  const connect = bot.getByRole("button", { name: t("telegramBot.connect") });
  await expect(connect).toBeDisabled();
  await field.fill("nonsense");
  await connect.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await field.fill(token);
  await connect.click();
  const link = bot.getByRole("link", { name: /^@sinov_/ });
  await expect(link).toBeVisible();
  await expect(field, "it is never shown again").toHaveValue("");
  expect(await page.content()).not.toContain(token);
  await expectAccessible(page, "the bot's page");

  const username = (await link.innerText()).slice(1);
  await telegram.goto(`http://localhost:${PORT}/simulators/telegram/chats?bot=${username}`);
  await telegram.locator('input[value="start"] + button').click();
  await expect(telegram.getByRole("list")).toContainText("Assalomu alaykum, Aziza!");
  await expectAccessible(telegram, "the chats of the simulator");
  const links = page.getByRole("region", { name: t("telegramLinks.groups") });
  await links.getByRole("button", { name: t("telegramLinks.add-group") }).click();
  const command = await links.locator("pre").innerText();
  await telegram.goto(`http://localhost:${PORT}/simulators/telegram/chats?bot=${username}&chat=group`);
  await telegram.locator("summary").first().click();
  await telegram.locator('input[value="unblock"] + button').click();
  await telegram.getByRole("textbox").first().fill(command);
  await telegram.locator('input[name="text"] + button').click();
  await expect(telegram.getByRole("list")).toContainText("Guruh ulandi");
  await expect(links.getByText("Oshxona: buyurtmalar")).toBeVisible();
  await expectAccessible(page, "the bot's page with a group");
  await telegram.close();

  await addCourier(page, `kuryer-${key}`);
  await staff.openManaged("couriers");
  await page.setViewportSize({ width: 390, height: 844 });
  const ofCourier = page.getByRole("button", {
    name: t("courier.telegram-of", { name: COURIER }),
    exact: true,
  });
  const label = ofCourier.getByText(t("courier.telegram"));
  await expect(label).toBeVisible();
  expect(await label.evaluate(isCut), "the button's word is whole on a phone").toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), "no page goes sideways").toBe(390);
  await ofCourier.click();
  const given = page.getByRole("dialog");
  await expect(given.getByTestId("courier-link")).toContainText(`https://t.me/${username}?start=`);
  await expectAccessible(page, "a courier's link");
  await given
    .getByRole("button", { name: t("order.close"), exact: true })
    .last()
    .click();
  await page.setViewportSize({ width: 1280, height: 800 });

  await staff.openManaged("telegramBot");
  await bot.getByRole("switch", { name: t("paymentAccount.isOn") }).click();
  await expect(bot.getByRole("status")).toHaveText(t("telegramBot.off"));
  await staff.openManaged("couriers");
  await expect(page.getByRole("row").filter({ hasText: COURIER })).toBeVisible();
  await expect(ofCourier, "without a bot there is no link to give").toBeHidden();
});

const COURIER = "Jasurbek Abdurahmonov";
const isCut = (element: Element) => element.scrollWidth > element.clientWidth;

/** A courier of the brand who has a login. */
async function addCourier(page: Page, login: string): Promise<void> {
  const [name, role] = [COURIER, "courier"];
  await call(page, "POST /console/v1/people", { login, name, role, branchIds: null });
  const phone = "+998901112233";
  const { id } = await call<{ id: string }>(page, "POST /console/v1/team/couriers", {
    name,
    phone,
    isActive: true,
  });
  await call(page, `PUT /console/v1/couriers/${id}/login`, { login });
}
