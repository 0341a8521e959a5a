import { InlineKeyboard, Keyboard } from "grammy";
import { expect, test } from "vitest";
import { cutToTelegramLimits } from "./within-limits.ts";

test("[TG-5] cuts texts, captions and callback answers to Telegram's limits between characters", () => {
  const long = "👨‍👩‍👧‍👦".repeat(500);
  const text = cutToTelegramLimits("sendMessage", { chat_id: 1, text: long }).text;
  expect(text.length).toBeLessThanOrEqual(4096);
  expect(text.endsWith("👨‍👩‍👧‍👦…")).toBe(true);
  expect(cutToTelegramLimits("sendPhoto", { caption: "ў".repeat(1500) }).caption).toHaveLength(1024);
  expect(cutToTelegramLimits("answerCallbackQuery", { text: "a".repeat(300) }).text).toHaveLength(200);
  expect(cutToTelegramLimits("editMessageText", { text: "a\ud83c" }).text).toBe("a\ufffd");
});

test("[TG-5] sends a short call unchanged", () => {
  const keyboard = new InlineKeyboard().text("Ok", "ok").row().url("Map", "https://example.com");
  const sent = cutToTelegramLimits("sendMessage", { chat_id: 1, text: "Salom", reply_markup: keyboard });
  expect(JSON.parse(JSON.stringify(sent))).toEqual({
    chat_id: 1,
    text: "Salom",
    reply_markup: JSON.parse(JSON.stringify(keyboard)) as object,
  });
  const asking = new Keyboard().requestContact("Phone").resized().oneTime();
  expect(
    JSON.parse(JSON.stringify(cutToTelegramLimits("sendMessage", { text: "a", reply_markup: asking }))),
  ).toEqual({
    text: "a",
    reply_markup: JSON.parse(JSON.stringify(asking)) as object,
  });
});

test("[TG-5] cuts button labels; omits a button whose data is too long and sends the message", () => {
  const keyboard = new InlineKeyboard()
    .text("🇺🇿".repeat(40), "ok")
    .text("Ok", "ў".repeat(33))
    .row()
    .text("Gone", "x".repeat(65))
    .row()
    .copyText("Code", "9".repeat(300));
  const { reply_markup: markup } = cutToTelegramLimits("sendMessage", { text: "a", reply_markup: keyboard });
  const rows = markup.inline_keyboard;
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual([{ text: `${"🇺🇿".repeat(15)}…`, callback_data: "ok" }]);
  expect(rows[1]).toMatchObject([{ copy_text: { text: "9".repeat(256) } }]);
  const button = { type: "web_app", text: "B".repeat(90), web_app: { url: "https://example.com" } };
  expect(cutToTelegramLimits("setChatMenuButton", { menu_button: button }).menu_button.text).toHaveLength(64);
});
