import { expectAccessible } from "./src/accessible.ts";
import { TESTED_SERVER_PORT, getPlatformUrl } from "./src/brands.ts";
import { createAndOpenBrand } from "./src/create-brand.ts";
import { StaffMember } from "./src/staff.ts";
import { expect, test } from "./src/test.ts";

test("[TG-5] the owner connects a bot by its token; it greets a guest, and a linked group receives orders", async ({
  page,
}) => {
  const key = await createAndOpenBrand(page, "Bot");
  const telegram = await page.context().newPage();
  await telegram.setViewportSize({ width: 390, height: 844 });
  await telegram.goto(`http://localhost:${TESTED_SERVER_PORT}/simulators/telegram/chats`);
  await telegram.locator("summary").last().click();
  await telegram.getByRole("textbox").last().fill(`Sinov ${key}`);
  await telegram.locator("details").last().getByRole("button").click();
  const token = await telegram.locator("code").innerText();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(getPlatformUrl("/console/manage/telegram"));
  const { t } = new StaffMember(page, "osh");
  const bot = page.getByRole("region", { name: t("telegramBot.title") });
  const field = bot.getByRole("textbox", { name: t("telegramBot.token") });
  const connect = bot.getByRole("button", { name: t("telegramBot.connect") });
  await field.fill(token);
  await connect.click();
  const link = bot.getByRole("link", { name: /^@sinov_/ });
  await expect(link).toBeVisible();
  expect(await page.content(), "it is never shown again").not.toContain(token);

  const username = (await link.innerText()).slice(1);
  await telegram.goto(`http://localhost:${TESTED_SERVER_PORT}/simulators/telegram/chats?bot=${username}`);
  await telegram.locator('input[value="start"] + button').click();
  await expect(telegram.getByRole("list")).toContainText("Assalomu alaykum, Aziza!");
  await expectAccessible(telegram, "the chats of the simulator");
  const links = page.getByRole("region", { name: t("telegramLinks.groups") });
  await links.getByRole("button", { name: t("telegramLinks.add-group") }).click();
  const command = await links.locator("pre").innerText();
  await telegram.goto(
    `http://localhost:${TESTED_SERVER_PORT}/simulators/telegram/chats?bot=${username}&chat=group`,
  );
  await telegram.locator("summary").first().click();
  await telegram.locator('input[value="unblock"] + button').click();
  await telegram.getByRole("textbox").first().fill(command);
  await telegram.locator('input[name="text"] + button').click();
  await expect(telegram.getByRole("list")).toContainText("Guruh ulandi");
  await expect(links.getByText("Oshxona: buyurtmalar")).toBeVisible();
  await expectAccessible(page, "the bot's page with a group");
  await telegram.close();
});
