import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { addToBasket } from "../../shop/basket/basket.ts";
import { waitingOrderStore } from "../../shop/basket/waiting-order.ts";
import { closeSession } from "../../shop/session/session.ts";
import { chooseTheme } from "../../platform/theme.ts";
import { guestAddresses } from "../../shop/location/guest-address-store.ts";
import { setFavourite } from "../../shop/menu/favourites.ts";
import { signInTestCustomer } from "../../testing/customer-fixture.ts";
import { expectAccessible } from "../../testing/accessible.ts";
import { testAddress } from "../../testing/basket-fixture.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { FAKE_CONNECTION_LOSS } from "../../testing/fake-api.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { somsa } from "../../testing/shop-fixture.ts";
import { ConnectionMonitor } from "./connection.tsx";

const onLineSpy = vi.spyOn(navigator, "onLine", "get");
const CACHED_AT = "2026-03-02T07:05:00.000Z";
const FAVOURITE_ENDPOINT = "POST /products/v1/favourite";
const originalFetch = window.fetch;

/** Stubs the requests of the connection check with success, and the service worker script with 404. */
beforeEach(() => {
  window.fetch = async (input, init) => {
    const path = input instanceof Request ? input.url : String(input);
    if (path.startsWith("/builds/")) return Response.json({});
    if (path === "/service-worker.js") return new Response(null, { status: 404 });
    return originalFetch(input, init);
  };
  onLineSpy.mockReturnValue(true);
  delete document.documentElement.dataset["kept"];
});
afterEach(() => {
  window.fetch = originalFetch;
  delete document.documentElement.dataset["kept"];
});

async function openPage(path = "/", api: FakeApiAnswers = {}, isDark = false) {
  await cleanup();
  const store = await renderStore(
    <main>
      <ConnectionMonitor isPreview={false} onClosed={() => undefined} />
    </main>,
    {
      path: path.replace(/#.*/, ""),
      at: [path],
      brand: { isDark },
      api,
    },
  );
  const goOffline = () => {
    onLineSpy.mockReturnValue(false);
    window.dispatchEvent(new Event("offline"));
  };
  const goOnline = () => {
    onLineSpy.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
  };
  const strip = page.getByRole("status").first();
  return { ...store, strip, lose: goOffline, comeBack: goOnline };
}

test("[ER-3] offline a strip shows since when the menu is outdated, and disappears when the network is back", async () => {
  document.documentElement.dataset["kept"] = String(Date.parse(CACHED_AT));
  onLineSpy.mockReturnValue(false);
  const { strip, comeBack, t } = await openPage();
  await expect.element(strip).toMatchTextContent(/12:05/);
  await expectAccessible();
  comeBack();
  await expect.element(strip).not.toMatchTextContent(t("connection.lost"));
  expect(document.documentElement.dataset["kept"]).toBeUndefined();
});

test("[ER-3] on a desktop the strip is as wide as the window", async () => {
  await page.viewport(1280, 800);
  onLineSpy.mockReturnValue(false);
  const { strip } = await openPage();
  const notice = strip.getByRole("paragraph");
  await expect.element(notice).toBeVisible();
  expect(notice.element().getBoundingClientRect()).toMatchObject({ left: 0, right: 1280, bottom: 800 });
  await page.viewport(390, 844);
});

test("[ER-3] a page that was never loaded says offline that it is not available, on that page only", async () => {
  const { strip, lose, t } = await openPage("/#not-kept");
  lose();
  await expect.element(strip).toMatchTextContent(t("connection.notKept"));
  const other = await openPage("/basket");
  other.lose();
  await expect.element(other.strip).toMatchTextContent(t("connection.lost"));
  await expect.element(other.strip).not.toMatchTextContent(t("connection.notKept"));
});

test("[ER-3, OR-5] order pages have their own timestamp: the strip shows none there", async () => {
  document.documentElement.dataset["kept"] = String(Date.parse(CACHED_AT));
  onLineSpy.mockReturnValue(false);
  const { strip, t } = await openPage("/profile/orders");
  await expect.element(strip).toMatchTextContent(t("connection.lost"));
  await expect.element(strip).not.toMatchTextContent(/12:05/);
});

test("[ER-3, MN-9] counts a customer's offline changes and confirms them when the network is back", async () => {
  signInTestCustomer();
  const { strip, lose, comeBack, t, api } = await openPage("/", {
    [FAVOURITE_ENDPOINT]: FAKE_CONNECTION_LOSS,
  });
  lose();
  setFavourite(somsa.id, true);
  await expect.element(strip).toMatchTextContent(t("connection.waiting", { count: 1 }));
  api.answer({
    [FAVOURITE_ENDPOINT]: { id: somsa.id, productId: somsa.id, isFavourite: true, createdDate: CACHED_AT },
  });
  comeBack();
  await expect.poll(() => api.calls(FAVOURITE_ENDPOINT).length).toBeGreaterThan(1);
});

test("[AD-10, ER-3] counts an address saved offline, and adds it to the account when the network is back", async () => {
  signInTestCustomer();
  const ADD = "POST /users/v1/addresses/user/{userId}";
  const { strip, lose, comeBack, t, api } = await openPage("/", { [ADD]: FAKE_CONNECTION_LOSS });
  lose();
  guestAddresses.set([{ ...testAddress, id: "front-1" }]);
  await expect.element(strip).toMatchTextContent(t("connection.waiting", { count: 1 }));
  api.answer({ [ADD]: await loadExampleReply("addAddress") });
  comeBack();
  await expect.poll(() => guestAddresses.get()).toEqual([]);
  expect(api.calls(ADD).at(-1)?.body).toMatchObject({ streetName: testAddress.streetName, houseNumber: "5" });
});

test("[CH-8, ER-3] shows an order that waits for the network on every page, and links to it when the network is back", async () => {
  addToBasket(somsa, [], 1);
  waitingOrderStore.set({ total: 12_000, since: Date.now() });
  const { strip, lose, comeBack, t, location: at } = await openPage("/branches");
  lose();
  await expect.element(strip).toMatchTextContent(t("connection.orderWaits"));
  await expect
    .element(page.getByRole("link", { name: t("connection.openOrder") }))
    .toHaveAttribute("href", "/checkout");
  await expectAccessible();
  comeBack();
  await expect.poll(at).toBe("/checkout");
});

test("[US-5] signing out resets a theme chosen by the guest, but not that of a dark brand", async () => {
  const { dataset } = document.documentElement;
  signInTestCustomer();
  await openPage();
  chooseTheme("dark");
  expect(dataset["theme"]).toBe("dark");
  closeSession();
  expect(dataset["theme"]).toBeUndefined();
  await openPage("/", {}, true);
  closeSession();
  expect(dataset["theme"]).toBe("dark");
});
