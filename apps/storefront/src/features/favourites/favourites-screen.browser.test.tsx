import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { basketStore } from "../../shop/basket/basket.ts";
import { favouritesStore, setFavourite } from "../../shop/menu/favourites.ts";
import { expectAccessible } from "../../testing/accessible.ts";
import { signInTestCustomer } from "../../testing/customer-fixture.ts";
import { FAKE_CONNECTION_LOSS, createFakeRefusal } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { createTestId, plov, somsa } from "../../testing/shop-fixture.ts";
import { FavouritesScreen } from "./favourites-screen.tsx";

const renderFavourites = () => renderStore(<FavouritesScreen />, { path: "/profile/favorites" });
const findHeadings = () => page.getByRole("list").getByRole("heading");
const PRODUCT_NAME = "Somsa";

test("[MN-9] favourites are sorted newest first; one is added to the basket, a removed one is restored in its place", async () => {
  setFavourite(plov.id, true);
  setFavourite(somsa.id, true);
  const store = await renderFavourites();
  await expect.element(findHeadings().nth(0)).toMatchTextContent("Somsa");
  await expect.element(findHeadings().nth(1)).toMatchTextContent("Palov");
  await expect.element(store.text("favourite.guest")).toBeVisible();
  await expectAccessible();
  await store.button("menu.add", { name: PRODUCT_NAME }).click();
  await expect.poll(() => basketStore.get().lines).toMatchObject([{ productId: somsa.id, count: 1 }]);
  await store.button("favourite.mark", { name: "Palov" }).click();
  await expect.element(findHeadings()).toMatchTextContent("Somsa");
  await store.button("action.undo").click();
  await expect.element(findHeadings().nth(1)).toMatchTextContent("Palov");
});

test("[MN-9, BK-9] a favourite survives a reload; removing the last one shows the empty page", async () => {
  setFavourite(somsa.id, true);
  const store = await renderFavourites();
  await store.reload();
  await store.button("favourite.mark", { name: PRODUCT_NAME }).click();
  await expect.element(page.getByRole("heading", { name: store.t("favourite.empty") })).toBeVisible();
});

test("[MN-9, ER-3] keeps a customer's favourite whose call failed, and sends it with the next one", async () => {
  signInTestCustomer();
  const store = await renderStore(<FavouritesScreen />, {
    api: { "POST /products/v1/favourite": FAKE_CONNECTION_LOSS },
  });
  setFavourite(somsa.id, true);
  await expect.element(findHeadings()).toMatchTextContent(PRODUCT_NAME);
  await expect.poll(() => store.api.calls("POST /products/v1/favourite")).toHaveLength(1);
  await expect.poll(() => favouritesStore.get().waiting).toEqual({ [somsa.id]: true });
  store.api.answer({ "POST /products/v1/favourite": ({ body }) => ({ ...favouriteMark, ...Object(body) }) });
  setFavourite(plov.id, true);
  await expect.poll(() => favouritesStore.get().waiting).toEqual({});
  await expect
    .poll(() => store.api.calls("POST /products/v1/favourite").map(({ body }) => body))
    .toEqual([
      { productId: somsa.id, isFavourite: true },
      { productId: somsa.id, isFavourite: true },
      { productId: plov.id, isFavourite: true },
    ]);
});

test("[MN-9, ER-3] a menu that failed to load can be reloaded", async () => {
  setFavourite(somsa.id, true);
  const store = await renderStore(<FavouritesScreen />, {
    api: { "GET /products/v1/menu": createFakeRefusal("forbidden") },
  });
  store.api.answer({ "GET /products/v1/menu": { hash: "hash" } });
  await store.button("action.retry").click();
  await expect.element(findHeadings()).toMatchTextContent(PRODUCT_NAME);
});

const favouriteMark = { id: createTestId(60), createdDate: "2026-03-02T07:00:00.000Z" };
