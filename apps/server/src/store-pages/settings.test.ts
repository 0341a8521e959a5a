import { expect, test } from "vitest";
import { readProductTexts } from "../testing/product-texts.ts";
import { serveStorePages } from "../testing/store-pages.ts";
import { SETTING_ROWS, type SettingRow } from "./settings-table.ts";

// Checks each setting separately, on and off, on a demo brand with all other settings unchanged.
const pages = await serveStorePages();
const storeText = readProductTexts("storefront", "uz");

async function resolveRowPath({ of = "osh", path = "/" }: SettingRow): Promise<string> {
  const { product, choices } = await pages.productsOf(of);
  return path.replace("{product}", product).replace("{choices}", choices);
}

test.each(SETTING_ROWS)(
  "[BR-14, BR-15, BR-16, EN-5] $name $says, and does not while it is off",
  async (row) => {
    const { of = "osh" } = row;
    const path = await resolveRowPath(row);
    for (const isOn of [true, false]) {
      await pages.changeSettings(of, isOn ? row.on : row.off);
      if (row.isSeen) {
        const page = await pages.get(of, path);
        expect([page.status, row.isSeen(page, storeText)]).toEqual([200, isOn]);
      }
      if (row.page === undefined) continue;
      const opened = await pages.get(of, row.page);
      expect(opened.status, row.page).toBe(isOn ? 200 : 404);
      if (!isOn) expect(opened.text("h1"), row.page).toBe(`${storeText("error.404.title")}: ${row.page}`);
    }
    await pages.changeSettings(of, {});
  },
);

test("[BR-14] a brand without services shows its menu and asks for no address", async () => {
  await pages.changeSettings("osh", { features: { delivery: false, pickup: false, dineIn: false } });
  const page = await pages.get("osh", "/");
  expect(page.named("nav", storeText("menu.categories"))).not.toBeNull();
  expect(page.text("header")).not.toContain(storeText("address.chooseAddress"));
  expect(page.root.querySelectorAll('a[href="/choose-address"]')).toEqual([]);
  await pages.changeSettings("osh", {});
});

test("[BR-14] with reservations disabled a customer's own have no page either", async () => {
  for (const [brand, status] of [
    ["osh", 200],
    ["market", 404],
  ] as const)
    expect([brand, (await pages.get(brand, "/profile/reservations")).status]).toEqual([brand, status]);
});
