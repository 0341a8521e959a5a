import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Locator } from "vitest/browser";
import { FloatingBasket } from "../features/basket/basket-dock.tsx";
import { BasketScreen } from "../features/basket/basket-screen.tsx";
import { CheckoutScreen } from "../features/checkout/checkout-screen.tsx";
import { ShopHeader } from "../features/header/shop-header.tsx";
import { ProfileScreen } from "../features/profile/profile-screen.tsx";
import { setDeliveryAddress, fillBasket, createOrderAnswers } from "../testing/basket-fixture.ts";
import { signInTestCustomer, testCustomer } from "../testing/customer-fixture.ts";
import { RENDERED_SETTINGS } from "../testing/drawn-settings.ts";
import { loadExampleReply } from "../testing/example-replies.ts";
import { renderStore } from "../testing/render-store.tsx";
import type { RenderedStore } from "../testing/render-store.tsx";
import { somsa } from "../testing/shop-fixture.ts";

interface SettingCheck {
  path: string;
  part: ReactNode;
  /** Returns whether the element that depends on the setting is present. */
  isSeen(store: RenderedStore): boolean;
  /** Returns an element that does not depend on the setting, to wait until the page is rendered. */
  beside(store: RenderedStore): Locator;
}

type SeenPredicate = SettingCheck["isSeen"];
const createElementPredicate =
  (selector: string): SeenPredicate =>
  () =>
    document.querySelector(selector) !== null;
const createLinkPredicate = (href: string) => createElementPredicate(`a[href="${href}"]`);

const createProfileCheck = (isSeen: SeenPredicate): SettingCheck => ({
  path: "/profile",
  part: <ProfileScreen />,
  isSeen,
  beside: ({ t }) => page.getByRole("link", { name: t("orders.title"), exact: true }),
});
const createBasketCheck = (isSeen: SeenPredicate): SettingCheck => ({
  path: "/basket",
  part: <BasketScreen />,
  isSeen,
  beside: ({ t }) => page.getByRole("link", { name: new RegExp(`^${t("basket.checkout")}`) }),
});
const createCheckoutCheck = (isSeen: SeenPredicate): SettingCheck => ({
  path: "/checkout",
  part: <CheckoutScreen signIn={() => null} />,
  isSeen,
  beside: ({ t }) => page.getByRole("button", { name: new RegExp(`^${t("checkout.place")}`) }),
});

const SETTING_CHECKS: Record<string, SettingCheck> = {
  notifications: {
    path: "/",
    part: <ShopHeader linksId="brand-links" />,
    isSeen: createLinkPredicate("/notifications"),
    beside: ({ t }) => page.getByRole("link", { name: t("header.profile") }),
  },
  balance: createProfileCheck(createLinkPredicate("/profile/cashback")),
  cashback: createCheckoutCheck(({ text }) => text("checkout.cashback").query() !== null),
  card: createProfileCheck(createLinkPredicate("/profile/cards")),
  cartPage: {
    path: "/",
    part: <FloatingBasket />,
    isSeen: createLinkPredicate("/basket"),
    beside: ({ t }) => page.getByRole("region", { name: t("basket.title") }).getByRole("link"),
  },
  promo: createBasketCheck(({ button }) => button("promo.open").query() !== null),
  receiverActive: createCheckoutCheck(createElementPredicate("button#checkout-who, #checkout-who button")),
  groupOrder: createBasketCheck(createLinkPredicate("/group")),
  isVisibleAtProfileTop: createProfileCheck(
    createElementPredicate('main > div > a[href="/profile/cashback"]'),
  ),
};

/** API responses for a customer with an address, cashback and one dish in the basket. */
async function createAnswers() {
  return {
    ...(await createOrderAnswers()),
    "GET /orders/v1/orders/slots": await loadExampleReply("slots"),
    "GET /users/v1/users/me": { ...testCustomer, cashback: 5_000 },
    "GET /notifications/v1/notifications": {
      content: [],
      page: 0,
      size: 20,
      totalElements: 0,
      totalPages: 0,
      unread: 0,
    },
    "GET /orders/v1/promos/user/{userId}": [],
    "GET /payments/v1/cards": { cards: [], entry: null },
  };
}

test.each(RENDERED_SETTINGS)(
  "[BR-14, BR-15, EN-5] $name $says, and does not while it is off",
  async ({ name, on, off }) => {
    const look = SETTING_CHECKS[name];
    if (!look) throw new Error(`nothing shows ${name}`);
    const { path, part, isSeen, beside } = look;
    const payments = [
      { type: "CASH" as const, name: { eng: "Cash" } },
      { type: "PAYME" as const, name: { eng: "Payme" } },
    ];
    signInTestCustomer();
    setDeliveryAddress();
    fillBasket(somsa);
    for (const isOn of [true, false]) {
      const brand = { ...(isOn ? on : off), payments };
      const store = await renderStore(part, { path, brand, api: await createAnswers() });
      await expect.element(beside(store)).toBeVisible();
      await expect.poll(() => isSeen(store), { message: name }).toBe(isOn);
    }
  },
);
