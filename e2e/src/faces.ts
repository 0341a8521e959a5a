import { expect, type Locator } from "@playwright/test";
import { GuestPreparation } from "./at-the-door.ts";
import { TESTED_SERVER_PORT, getDemoProduct } from "./brands.ts";
import { callApi } from "./call.ts";
import type { Guest } from "./guest.ts";
import { createTextStartPattern } from "./texts.ts";

const OSH_STORE_ORIGIN = `http://osh.localhost:${TESTED_SERVER_PORT}`;

/** Settings of the simulator (Telegram or Click) that shows the store. */
interface MiniAppShell {
  shell: "telegram" | "click";
  /** Additional query parameters of the simulator, for example the user of the phone. */
  about: Record<string, string>;
}

/** Guest of the store inside Telegram or Click. The steps of the guest are the same in both. */
export class MiniAppGuest {
  readonly guest: Guest;
  readonly face: MiniAppShell;

  constructor(guest: Guest, face: MiniAppShell) {
    this.guest = guest;
    this.face = face;
    guest.store = guest.page.frameLocator("#store");
  }

  async open(path: string): Promise<void> {
    const { shell, about } = this.face;
    const query = new URLSearchParams({ url: `${OSH_STORE_ORIGIN}${path}?shell=${shell}`, ...about });
    await this.guest.page.goto(`${OSH_STORE_ORIGIN}/simulators/${shell}-app/open?${query}`);
    await expect(this.guest.store.locator("html")).toHaveAttribute("data-shell", shell);
  }

  /** Returns the main button of the page: the messenger's own button if visible, otherwise the store's button. */
  async mainAction(own: Locator): Promise<Locator> {
    const bar = this.guest.page.locator("#main");
    const isBarVisible = async () => this.face.shell === "telegram" && (await bar.isVisible());
    await expect.poll(async () => (await isBarVisible()) || own.isVisible()).toBe(true);
    return (await isBarVisible()) ? bar : own;
  }

  /**
   * Stores a delivery address, adds one product from the menu and opens the checkout. Expects the total to equal the
   * quote of the API. @returns the button that places the order.
   */
  async toCheckout(key: string): Promise<Locator> {
    const { guest } = this;
    const { page, store, t } = guest;
    const door = await GuestPreparation.of(page, guest.brand);
    const to = await door.chooseAddress(null);
    const menu = "GET /products/v1/overalls?type=WEB";
    const { products } = await callApi<{ products: { id: string; name: { uz?: string } }[] }>(page, menu);
    const product = products.find(({ name }) => name.uz === getDemoProduct(guest.brand, key).name.uz);
    const { totalPrice } = await callApi<{ totalPrice: number }>(page, "POST /orders/v1/orders/quote", {
      ...to,
      serviceType: "DELIVERY",
      paymentType: "CASH",
      cartItems: [{ productId: product?.id, count: 1, modifications: [] }],
    });

    await this.open("/");
    await expect(guest.productLink(key)).toBeVisible();
    await guest.addToBasket(await guest.openProduct(key));
    await (await this.mainAction(guest.basketLink())).click();
    const findPageTitle = (id: string) => store.getByRole("heading", { name: t(id), level: 1 });
    await expect(findPageTitle("basket.title")).toBeVisible();
    const checkout = store.getByRole("link", { name: createTextStartPattern(t("basket.checkout")) });
    await (await this.mainAction(checkout)).click();
    await expect(findPageTitle("checkout.title")).toBeVisible();
    const place = await this.mainAction(guest.placeButton());
    const readBasketSum = async () => Number((await place.innerText()).replaceAll(/\D/g, ""));
    await expect.poll(readBasketSum, "the sum that the web is told").toBe(totalPrice);
    return place;
  }
}
