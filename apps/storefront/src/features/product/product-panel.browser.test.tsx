import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { basketStore } from "../../shop/basket/basket.ts";
import { useOpenProduct } from "../../shop/menu/open-product.ts";
import { expectAccessible } from "../../testing/accessible.ts";
import { FAKE_CONNECTION_LOSS } from "../../testing/fake-api.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { createTestId, plov, somsa, createTestMenu } from "../../testing/shop-fixture.ts";
import type { Menu, Product } from "../../platform/shapes.ts";
import { ProductPanel } from "./product-panel.tsx";

const COMMENTS_ENDPOINT = "GET /products/v1/grade/{productId}/comments";
const noComments = { content: [], page: 0, size: 5, totalElements: 0, totalPages: 0 };
const createText = (text: string) => ({ uz: text, ru: text, eng: text });

function OpenProductButton({ id }: { id: string }) {
  const open = useOpenProduct();
  return (
    <button type="button" onClick={() => open(id, "sheet")}>
      open
    </button>
  );
}

/** Renders the product sheet over another screen. */
async function openSheet(
  product: Product,
  {
    menu = createTestMenu([product]),
    api = {},
    choicesBy = "NAME_ONLY",
  }: { menu?: Menu; api?: FakeApiAnswers; choicesBy?: "NAME_ONLY" | "FULL_IMAGE" } = {},
) {
  const store = await renderStore(
    <>
      <OpenProductButton id={product.id} />
      <ProductPanel />
    </>,
    {
      brand: { views: { modificationViewType: choicesBy } },
      api: { "GET /products/v1/menu/{hash}": menu, [COMMENTS_ENDPOINT]: noComments, ...api },
    },
  );
  await page.getByRole("button", { name: "open", exact: true }).click();
  const sheet = store.panel(product.name.eng ?? "");
  await expect.element(sheet).toBeVisible();
  const add = sheet.getByRole("button", { name: new RegExp(`^${store.t("product.add")}`) });
  return { ...store, sheet, add };
}

test("[MN-4, MN-5, MN-14] a product shows its details, can be shared by its URL, and links to similar ones", async () => {
  const share = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce(undefined);
  const own = Object.getOwnPropertyDescriptor(navigator, "share");
  Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
  const store = await openSheet({
    ...plov,
    labels: ["HALAL"],
    composition: createText("Rice, carrots, meat"),
    nutrition: { protein: 8, fat: 9, carbohydrate: 30 },
    tags: ["palov"],
  });
  const { sheet, t, add } = store;
  await expect.element(sheet.getByText(t("label.halal"), { exact: true })).toBeVisible();
  await expect.element(sheet.getByRole("heading", { name: t("product.composition") })).toBeVisible();
  await expect.element(sheet.getByText(t("product.protein"), { exact: true })).toBeVisible();
  await expect.element(sheet.getByText(t("reviews.empty"))).toBeVisible();
  // A free modifier is preselected, so the group is complete and the button shows the total.
  await expect.element(sheet.getByRole("radio", { name: /Small/ })).toBeChecked();
  await expect.element(sheet.getByText(t("modifiers.chosen"), { exact: true })).toBeVisible();
  await expect.element(add).toMatchTextContent(/45\s000/);
  await sheet.getByText("Large", { exact: true }).click();
  await expect.element(add).toMatchTextContent(/60\s000/);
  await store.button("action.share").click();
  await expect.element(store.text("product.linkCopied")).toBeVisible();
  expect(share.mock.calls[0]?.[0]).toMatch(new RegExp(`/product/${plov.id}`));
  await sheet.getByRole("link", { name: "#palov" }).click();
  await expect.poll(store.location).toBe("/search?q=palov");
  share.mockRestore();
  Reflect.deleteProperty(navigator, "share");
  if (own) Object.defineProperty(navigator, "share", own);
});

test("[UX-6, MN-4] the name and price stay above the scrolled text of a product, which does not show under them", async () => {
  const { sheet } = await openSheet({
    ...somsa,
    description: createText("Baked in a clay oven. "),
    composition: createText("Flour, water, meat, onions, salt, cumin. ".repeat(40)),
  });
  const findSheetBar = () => document.querySelector<HTMLElement>(".sheet-bar");
  expect(getComputedStyle(findSheetBar() as HTMLElement).opacity).toBe("0");
  const title = sheet.getByRole("heading", { name: "Somsa" }).last().element();
  const content = title.closest(".overflow-y-auto");
  content?.scrollTo(0, 900);
  await expect.poll(() => getComputedStyle(findSheetBar() as HTMLElement).opacity).toBe("1");
  expect(findSheetBar()?.textContent).toMatch(/Somsa.*12\s000/);
  const { left, width } = title.getBoundingClientRect();
  const top = title.closest("dialog")?.getBoundingClientRect().top ?? 0;
  expect(document.elementFromPoint(left + width / 2, top + 40)?.closest(".sheet-bar")).toBe(findSheetBar());
});

test("[MN-10] reviews that failed to load can be reloaded, and the product can be bought meanwhile", async () => {
  const { sheet, add, api, button, t } = await openSheet(somsa, {
    api: { [COMMENTS_ENDPOINT]: FAKE_CONNECTION_LOSS },
  });
  await expect.element(sheet.getByRole("alert")).toBeVisible();
  api.answer({ [COMMENTS_ENDPOINT]: noComments });
  await button("action.retry").click();
  await expect.element(sheet.getByText(t("reviews.empty"))).toBeVisible();
  await add.click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(basketStore.get().lines).toMatchObject([{ productId: somsa.id, count: 1 }]);
});

test("[MN-2] a product of a pop-up category opens as a card, away from the edges of the screen", async () => {
  const menu = createTestMenu();
  const categories = menu.categories.map((each) => ({ ...each, navigationType: "POP_UP" as const }));
  const { sheet } = await openSheet(somsa, { menu: { ...menu, categories } });
  await expect
    .poll(() => {
      const { left, right, bottom } = sheet.element().getBoundingClientRect();
      return Math.min(left, innerWidth - right, innerHeight - bottom);
    })
    .toBeGreaterThan(8);
});

test("[BR-15, MN-5] choices displayed by large pictures are chosen like others", async () => {
  const groups = plov.modificationGroups.map((group) => ({
    ...group,
    modifications: group.modifications.map((each) => ({ ...each, image: "osh/plov" })),
  }));
  const { sheet, add } = await openSheet(
    { ...plov, modificationGroups: groups },
    { choicesBy: "FULL_IMAGE" },
  );
  await sheet.getByText("Large", { exact: true }).click();
  await expect.element(sheet.getByRole("radio", { name: /Large/ })).toBeChecked();
  await expect.element(sheet.getByRole("radio", { name: /Small/ })).not.toBeChecked();
  await expect.element(add).toMatchTextContent(/60\s000/);
  await expectAccessible();
});

test("[BR-15] choices are rows without pictures if one of their group has no picture", async () => {
  const groups = plov.modificationGroups.map((group) => ({
    ...group,
    modifications: group.modifications.map((each, at) => ({ ...each, image: at === 0 ? "osh/plov" : null })),
  }));
  const { sheet } = await openSheet({ ...plov, modificationGroups: groups }, { choicesBy: "FULL_IMAGE" });
  const group = sheet.getByRole("group").filter({ has: page.getByRole("radio", { name: /Large/ }) });
  await expect.element(group).toBeVisible();
  expect(group.element().querySelectorAll(".picture")).toHaveLength(0);
});

test("[MN-5] a prefilled group of two shows two as chosen, and another choice replaces one", async () => {
  const drinks = ["Cola", "Fanta", "Sprite"].map((name, at) => ({
    id: createTestId(20 + at),
    name: createText(name),
    price: 0,
    maxCount: 1,
    image: null,
  }));
  const group = { id: createTestId(30), name: createText("Drinks"), min: 2, max: 2, modifications: drinks };
  const { sheet, add, t } = await openSheet({ ...plov, modificationGroups: [group] });
  const findCheckbox = (name: string) => sheet.getByRole("checkbox", { name: new RegExp(name) });
  await expect.element(findCheckbox("Cola")).toBeChecked();
  await expect
    .element(sheet.getByText(t("modifiers.count", { count: 2, max: 2 }), { exact: true }))
    .toBeVisible();
  await sheet.getByText("Sprite", { exact: true }).click();
  await expect.element(findCheckbox("Sprite")).toBeChecked();
  await expect.element(findCheckbox("Cola")).toBeChecked();
  await expect.element(findCheckbox("Fanta")).not.toBeChecked();
  await add.click();
  expect(basketStore.get().lines[0]?.modifications.map(({ name }) => name.eng)).toEqual(["Cola", "Sprite"]);
});
