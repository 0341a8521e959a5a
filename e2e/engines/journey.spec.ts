import type { BoardOrder } from "@dasturxon/contract";
import { SERVED_STREET } from "../src/brands.ts";
import type { BrowserEngineGuest } from "./engine-guest.ts";
import type { BrowserEnginePage } from "./engine-page.ts";
import { test } from "./test.ts";

const JOURNEY_PRODUCT_KEY = "somsa-quti";

/** Accepts the order of the open page as the owner, whose session is a cookie of its own in the same browser. */
async function acceptShownOrder(page: BrowserEnginePage): Promise<void> {
  await page.evaluate(async () => {
    async function call(method: string, path: string, body?: object): Promise<Response> {
      const headers = { "content-type": "application/json" };
      const reply = await fetch(`/api/console/v1/${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
      return reply;
    }
    const order = `orders/${location.pathname.split("/").at(-1)}`;
    await call("POST", "sign-in", { login: "osh", password: "demo" });
    const { version } = (await (await call("GET", order)).json()) as BoardOrder;
    await call("POST", `${order}/accept`, { version });
  });
}

/** Adds a product on the menu, and places the order. */
async function orderProduct(guest: BrowserEngineGuest): Promise<void> {
  const { t } = guest;
  await guest.tapButton("menu.add", { name: guest.productName(JOURNEY_PRODUCT_KEY) });
  await guest.tap({ selector: 'a[href$="/basket"]', start: "1 " });
  await guest.tap({ selector: "a", start: readTextStart(t("basket.checkout")) });
  await guest.expectPath(/\/checkout$/);
  await guest.tap({ selector: "button", start: readTextStart(t("checkout.place")) });
}

/** Returns the part of a text before its first placeholder. */
const readTextStart = (text: string): string => text.split("{")[0] ?? "";

test("a guest chooses an address, orders, cancels, orders again and follows the order live @engines", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { t, page } = guest;
  await guest.open();
  await guest.tap({ selector: "a", start: t("service.DELIVERY") });
  await guest.tapButton("address.search");
  await guest.fill("address.searchLabel", SERVED_STREET);
  await guest.tap({ selector: "dialog li button" });
  await guest.tapButton("address.save");
  await guest.fill("address.house", "5");
  await guest.tapButton("address.saveDetails");
  await orderProduct(guest);
  await guest.fill("signIn.phone", guest.phone);
  await guest.tapButton("signIn.getCode");
  await guest.find({ selector: "input", name: t("signIn.code") });
  await guest.fill("signIn.code", await guest.readCode());
  await guest.expectPath(/\/profile\/orders\/[^/]+$/);
  await guest.expectText(t("order.thanks"));
  await guest.tapButton("order.cancelAsk");
  await guest.tap({ selector: "dialog label", name: t("order.cancelReason.TOO_LONG") });
  await guest.tapButton("order.cancelYes");
  await guest.expectText(t("order.state.CANCELED"));

  await guest.open();
  await orderProduct(guest);
  await guest.expectPath(/\/profile\/orders\/[^/]+$/);
  await guest.expectText(t("order.thanks"));
  await acceptShownOrder(page);
  await guest.expectText(t("order.state.ACCEPTED"));
});
