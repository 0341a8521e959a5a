import { expect, test } from "vitest";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { TelegramBotPage } from "./telegram-bot-page.tsx";

const TOKEN = "7000000001:token-of-the-bot";

test("[TG-5] connects a bot by a token that Telegram accepts; the token is never shown again, and the bot can be disabled", async () => {
  const connected = { ...(await loadExampleReply("changeTelegramBot")), isOn: true, isHeard: true };
  const { page, t, api } = await renderPage(<TelegramBotPage />, {
    api: {
      "GET /console/v1/telegram-bot": { bot: null },
      "GET /console/v1/telegram-links": await loadExampleReply("telegramLinks"),
      "PUT /console/v1/telegram-bot": createFakeRefusal("bot_token_refused"),
    },
  });
  const bot = page.getByRole("region", { name: t("telegramBot.title") });
  const field = bot.getByRole("textbox", { name: t("telegramBot.token") });
  const connect = bot.getByRole("button", { name: t("telegramBot.connect") });
  await expect.element(connect).toBeDisabled();
  await field.fill("nonsense");
  await connect.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(field).toHaveValue("nonsense");
  api.answer({ "PUT /console/v1/telegram-bot": ({ body }) => ({ ...connected, isOn: body.isOn }) });
  await field.fill(TOKEN);
  await connect.click();
  await expect
    .element(bot.getByRole("link", { name: "@osh_bot" }))
    .toHaveAttribute("href", "https://t.me/osh_bot");
  await expect.element(field).toHaveValue("");
  expect(document.body.innerHTML).not.toContain(TOKEN);
  await expectAccessible();
  await bot.getByRole("switch", { name: t("paymentAccount.isOn") }).click({ force: true });
  await expect.element(bot.getByRole("status")).toMatchTextContent(t("telegramBot.off"));
  expect(api.sentTo("PUT /console/v1/telegram-bot").at(-1)).toEqual({
    isOn: false,
    isPhoneCodeWanted: false,
  });
});

test("[TG-5] shows a command for a group, and lists the group after the bot received it", async () => {
  const code = await loadExampleReply("giveTelegramCode");
  const links = { username: "osh_bot", isLinked: false, groups: [], refusals: [] };
  const { page, t, api, queries } = await renderPage(<TelegramBotPage />, {
    role: "manager",
    api: { "GET /console/v1/telegram-links": links, "POST /console/v1/telegram-links": code },
  });
  const groups = page.getByRole("region", { name: t("telegramLinks.groups") });
  await groups.getByRole("button", { name: t("telegramLinks.add-group") }).click();
  await expect.element(groups.getByText(code.command)).toBeVisible();
  const told = { chatId: -100, title: "Oshxona: buyurtmalar", createdAt: code.expiresAt };
  api.answer({ "GET /console/v1/telegram-links": { ...links, groups: [told] } });
  await queries.invalidateQueries({ queryKey: ["telegram-links"] });
  await expect.element(groups.getByText("Oshxona: buyurtmalar")).toBeVisible();
  await expectAccessible();
  expect(api.sentTo("POST /console/v1/telegram-links")).toMatchObject([{ purpose: "group" }]);
});

test("[TG-5] shows a message that Telegram refused with Telegram's error, and sends it again by its button", async () => {
  const refusal = {
    chatId: -100,
    name: "Oshxona: buyurtmalar",
    orderId: "0192f0c1-2b3c-7def-8123-456789abcdef",
    orderNumber: 1234,
    why: "Bad Request: can't parse entities",
    at: "2026-03-02T08:00:00.000Z",
    isThere: false,
  };
  const nameless = { ...refusal, chatId: 700, name: "", orderNumber: 77, isThere: true };
  const links = { username: "osh_bot", isLinked: true, groups: [], refusals: [refusal, nameless] };
  const { page, t, api } = await renderPage(<TelegramBotPage />, {
    role: "manager",
    api: {
      "GET /console/v1/telegram-links": links,
      "POST /console/v1/telegram-chats/{chatId}/resend": { refusal: { ...refusal, why: "Bad Request: no" } },
    },
  });
  const refused = page.getByRole("region", { name: t("telegramLinks.refused") });
  await expect.element(refused.getByText("can't parse entities").first()).toBeVisible();
  await expect.element(refused.getByText(t("telegramLinks.refused-missing"))).toBeVisible();
  await expect.element(refused.getByText(t("telegramLinks.nameless", { id: "700" }))).toBeVisible();
  await expectAccessible();
  const again = refused.getByRole("button", { name: t("telegramLinks.resend-of", { name: refusal.name }) });
  await again.click();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(t("telegramLinks.not-resent", { why: "Bad Request: no" }));
  api.answer({
    "POST /console/v1/telegram-chats/{chatId}/resend": createFakeRefusal("bot_unanswered"),
  });
  await again.click();
  await expect.element(again).toBeEnabled();
  api.answer({
    "POST /console/v1/telegram-chats/{chatId}/resend": { refusal: null },
    "GET /console/v1/telegram-links": { ...links, refusals: [] },
  });
  await again.click();
  await expect.element(refused).not.toBeInTheDocument();
  await expect.element(page.getByText(t("telegramLinks.resent"))).toBeVisible();
});
