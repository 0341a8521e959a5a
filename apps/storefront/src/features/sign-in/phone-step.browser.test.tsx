import { afterEach, expect, test } from "vitest";
import { openInTelegram, resetTelegram } from "../../testing/fake-telegram.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { SignInPhoneStep } from "./phone-step.tsx";

afterEach(resetTelegram);

test.each([
  ["telegram", false],
  ["web", true],
] as const)(
  "[TG-2] in a page of %s the phone field has the focus at first: %s, because Telegram offers its own number",
  async (shell, isFocused) => {
    if (shell === "telegram") openInTelegram();
    const { field, button } = await renderStore(<SignInPhoneStep onSent={() => undefined} />, {
      shell,
      api: {
        "GET /webbot/v1/setting": {
          isActive: true,
          username: "osh_bot",
          isPhoneCodeWanted: false,
          payments: [],
        },
      },
    });
    const phone = field("signIn.phone");
    await expect.element(phone).toBeVisible();
    if (shell === "telegram") await expect.element(button("telegram.shareContact")).toBeVisible();
    await expect.poll(() => document.activeElement === phone.element()).toBe(isFocused);
  },
);
