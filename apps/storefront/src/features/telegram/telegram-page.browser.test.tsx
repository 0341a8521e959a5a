import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ShellProvider } from "../../platform/shell-provider.tsx";
import { addToBasket, basketStore } from "../../shop/basket/basket.ts";
import { sessionStore } from "../../shop/session/session.ts";
import { signInByLaunch, signOutOfTelegram } from "../../shop/session/telegram.ts";
import { BottomBar } from "../../ui/bottom-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { signInTestCustomer, testCustomer } from "../../testing/customer-fixture.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import {
  findEventsPostedToTelegram,
  openInTelegram,
  sendTelegramEvent,
  resetTelegram,
} from "../../testing/fake-telegram.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { somsa } from "../../testing/shop-fixture.ts";
import { TelegramPage } from "./telegram-page.tsx";

beforeEach(() => openInTelegram());
afterEach(resetTelegram);

const session = {
  token: "token",
  expiresAt: "2030-01-01T00:00:00.000Z",
  user: testCustomer,
};

test("[TG-1, TG-4] the link's promo code is in the basket; Telegram gets the ready signal and back button, and confirms closing with a full basket", async () => {
  addToBasket(somsa, [], 1);
  openInTelegram({ startParam: "promo_osh10" });
  const { location } = await renderStore(
    <ShellProvider kind="telegram">
      <TelegramPage />
    </ShellProvider>,
    {
      path: "/branches",
      at: ["/", "/branches"],
      // The launch data is read once per page load, in the first of these tests.
      api: { "POST /webbot/v1/users/token": createFakeRefusal("telegram_id_not_found") },
    },
  );
  await expect.poll(() => basketStore.get().promoCode).toBe("OSH10");
  await expect
    .poll(() => findEventsPostedToTelegram("web_app_setup_back_button").at(-1))
    .toEqual({ is_visible: true });
  await expect.poll(() => findEventsPostedToTelegram("web_app_ready")).toHaveLength(1);
  await expect
    .poll(() => findEventsPostedToTelegram("web_app_setup_closing_behavior").at(-1))
    .toEqual({ need_confirmation: true });
  sendTelegramEvent("back_button_pressed");
  await expect.poll(location).toBe("/");
});

test("[TG-4] at the basket the page's own button is hidden, and Telegram's main button replaces it", async () => {
  addToBasket(somsa, [], 1);
  let presses = 0;
  await renderStore(
    <ShellProvider kind="telegram">
      <TelegramPage />
      <BottomBar>
        <Button onClick={() => (presses += 1)}>Checkout</Button>
      </BottomBar>
    </ShellProvider>,
    { path: "/basket", api: { "POST /webbot/v1/users/token": createFakeRefusal("telegram_id_not_found") } },
  );
  await expect
    .poll(() => findEventsPostedToTelegram("web_app_setup_main_button").at(-1))
    .toMatchObject({ is_visible: true, is_active: true, text: "Checkout" });
  await expect.element(page.getByText("Checkout", { exact: true })).not.toBeVisible();
  sendTelegramEvent("main_button_pressed");
  expect(presses).toBe(1);
  // The page shows no secondary button: Telegram's back button already leads to the menu, and a secondary button would
  // take half the width of the main button.
  expect(findEventsPostedToTelegram("web_app_setup_secondary_button")).toEqual([]);
});

test("[TG-4] the page uses Telegram's theme, within its bars and above its keyboard", async () => {
  await renderStore(
    <ShellProvider kind="telegram">
      <p>menu</p>
    </ShellProvider>,
  );
  const { style, dataset } = document.documentElement;
  await expect.poll(() => findEventsPostedToTelegram("web_app_request_theme").length).toBeGreaterThan(0);
  sendTelegramEvent("theme_changed", {
    theme_params: { bg_color: "#101418", text_color: "#ffffff", hint_color: "#8899aa" },
  });
  await expect.poll(() => dataset["theme"]).toBe("dark");
  sendTelegramEvent("safe_area_changed", { top: 20, bottom: 10 });
  sendTelegramEvent("content_safe_area_changed", { top: 46, bottom: 0 });
  expect([style.getPropertyValue("--safe-top"), style.getPropertyValue("--safe-bottom")]).toEqual([
    "66px",
    "10px",
  ]);
  sendTelegramEvent("viewport_changed", { height: innerHeight - 260, is_state_stable: true });
  expect(style.getPropertyValue("--keyboard")).toBe("260px");
});

test("[TG-1] the launch data signs in once; an unknown person is signed out on this device", async () => {
  const { api } = await renderStore(<p>menu</p>, { api: { "POST /webbot/v1/users/token": session } });
  await signInByLaunch();
  await expect.poll(() => sessionStore.get()?.userId).toBe(testCustomer.id);
  await signInByLaunch();
  await expect.poll(() => api.calls("POST /webbot/v1/users/token")).toHaveLength(1);
  openInTelegram({ pageKey: "another-page-key-of-this-launch" });
  api.answer({
    "POST /webbot/v1/users/token": createFakeRefusal("telegram_id_not_found"),
    "POST /users/v1/users/logout": { done: true },
  });
  await signInByLaunch();
  expect(sessionStore.get()).toBeNull();
});

test("[TG-6] signing out ends the link; with expired data only the session ends", async () => {
  signInTestCustomer();
  const { api } = await renderStore(<p>menu</p>, { api: { "POST /webbot/v1/users/logout": { done: true } } });
  expect(await signOutOfTelegram()).toBeNull();
  expect(api.calls("POST /users/v1/users/logout")).toEqual([]);
  api.answer({
    "POST /webbot/v1/users/logout": createFakeRefusal("telegram_data_invalid"),
    "POST /users/v1/users/logout": { done: true },
  });
  expect(await signOutOfTelegram()).toBeNull();
  await expect.poll(() => api.calls("POST /users/v1/users/logout")).toHaveLength(1);
});
