import type { Branch, GroupOrder } from "@dasturxon/contract";
import type { Page } from "@playwright/test";
import { requestPage } from "./request-page.ts";
import { GuestPreparation } from "./at-the-door.ts";
import {
  getDemoBrand,
  createPhoneNumber,
  TESTED_SERVER_PORT,
  getPlatformUrl,
  getStoreUrl,
  getBrandWords,
} from "./brands.ts";
import { callApi, openEmptyPage } from "./call.ts";
import { type BrandCopy, copyBrand } from "./copy-brand.ts";
import { runStatement } from "./database.ts";
import { placeOrderByApi } from "./pickup.ts";
import type { ScreenData } from "./screens-table.ts";
import type { Language } from "./texts.ts";

type BrandWords = Parameters<typeof getBrandWords>[0];
type NamedRow = { id: string; name: BrandWords };
const OWN_PAGE_TITLE: BrandWords = { uz: "Sovgʻa kartalari", ru: "Подарочные карты", eng: "Gift cards" };
const ALL_FEATURES = {
  booking: true,
  dineIn: true,
  balance: true,
  favourite: true,
  groupOrder: true,
  notifications: true,
  stories: true,
  storiesActive: true,
};

/** Number of items per order, enough for a delivery. */
const ITEMS_PER_ORDER = 5;
/** Host that belongs to no brand. In the demo, all host names of this machine belong to a brand. */
const HOST_WITHOUT_BRAND = `http://nobody.example:${TESTED_SERVER_PORT}`;

/** Grocery brand that has every screen in all languages, and a second brand that is switched off. */
export class FullyFeaturedBrand {
  readonly brand: BrandCopy;
  readonly closed: BrandCopy;

  private constructor(brand: BrandCopy, closed: BrandCopy) {
    this.brand = brand;
    this.closed = closed;
  }

  static async make(): Promise<FullyFeaturedBrand> {
    const brand = await copyBrand("market", "whole", { features: ALL_FEATURES });
    const closed = await copyBrand("market", "closed", {});
    await runStatement("update merchants set is_active = false where merchant_id = $1", [closed.id]);
    await runStatement(
      `insert into policies (merchant_id, type, text)
       select $1, type, $2::jsonb from unnest(array['EXTRA', 'EXTRA2', 'EXTRA3']) type
       on conflict (merchant_id, type) do update set text = excluded.text`,
      [brand.id, JSON.stringify(OWN_PAGE_TITLE)],
    );
    await runStatement(
      `insert into dining_tables (merchant_id, id, branch_id, number, place, chairs)
       select merchant_id, gen_random_uuid(), id, '7', '{"uz":"Zal"}', 4 from branches where merchant_id = $1`,
      [brand.id],
    );
    await runStatement(
      `update branches set settings = settings || '{"dineinEnabled": true, "bookingEnabled": true}' where merchant_id = $1`,
      [brand.id],
    );
    await runStatement("update merchants set content_version = content_version + 1 where merchant_id = $1", [
      brand.id,
    ]);
    return new FullyFeaturedBrand(brand, closed);
  }

  /** Returns the URL of a path on the host of the brand, of the switched-off brand, or of no brand. */
  url(path: string, host?: "closed" | "nobody"): string {
    if (host === "nobody") return `${HOST_WITHOUT_BRAND}${path}`;
    return getStoreUrl(host === "closed" ? this.closed.key : this.brand.key, path);
  }

  /** Returns ids and names of the brand's content in this language. Also creates a group order with an open link. */
  async things(page: Page, language: Language): Promise<Omit<ScreenData, "orderId" | "orderNumber">> {
    await openEmptyPage(page, this.url(""));
    const { products } = await callApi<{ products: NamedRow[] }>(page, "GET /products/v1/overalls?type=WEB");
    const product = products.find(({ id }) => id === this.brand.productId);
    const [story] = await callApi<NamedRow[]>(page, "GET /notifications/v2/stories");
    const [vacancy] = await callApi<{ id: string; position: BrandWords }[]>(
      page,
      "GET /support/v1/vacancies",
    );
    const [branch] = await callApi<Branch[]>(page, "GET /users/v1/branches/full");
    const entered = await callApi<{ group: GroupOrder; groupSecret: string }>(
      page,
      "POST /orders/v1/group-orders",
      { branchId: branch?.id, serviceType: "PICK_UP", name: "Lola" },
    );
    if (!product || !story || !vacancy) throw new Error("the copied brand lacks what the table needs");
    return {
      brandName: getBrandWords(getDemoBrand("market").name, language),
      productId: product.id,
      productName: getBrandWords(product.name, language),
      storyId: story.id,
      storyName: getBrandWords(story.name, language),
      vacancyId: vacancy.id,
      vacancyName: getBrandWords(vacancy.position, language),
      groupId: entered.group.id,
      groupSecret: entered.groupSecret,
      pageTitle: getBrandWords(OWN_PAGE_TITLE, language),
    };
  }

  /** Signs in a customer with an order, a full basket and a bank card that awaits its SMS code. */
  async comeIn(page: Page, language: Language): Promise<Pick<ScreenData, "orderId" | "orderNumber">> {
    const door = await GuestPreparation.of(page, this.brand.key);
    const to = await door.chooseAddress(await door.signIn(createPhoneNumber(), language));
    const what = { productId: this.brand.productId, count: ITEMS_PER_ORDER };
    const { id, number } = await placeOrderByApi(page, { serviceType: "DELIVERY", ...to }, what);
    await door.fillBasket((product) => product.id === this.brand.productId);
    await door.keep("card", {
      id: crypto.randomUUID(),
      phone: "+99890*****67",
      resendAt: Date.now() + 60_000,
    });
    return { orderId: id, orderNumber: number };
  }

  /** Routes requests of the unknown host to the product, as a wrong DNS record would. */
  async routeNobody(page: Page): Promise<void> {
    await page.route(`${HOST_WITHOUT_BRAND}/**`, async (route) => {
      const address = new URL(route.request().url());
      const local = getPlatformUrl(address.pathname + address.search);
      if (!route.request().isNavigationRequest())
        return route.fulfill({ response: await route.fetch({ url: local }) });
      const { status, body } = await requestPage(address.href);
      await route.fulfill({ status, body, contentType: "text/html" });
    });
  }

  /** Stores a pending sign-in code for the guest's phone. */
  async askForCode(page: Page): Promise<void> {
    // The store's page sets the version of the stored data first. The store would reload the page if it found data
    // without a version.
    await page.goto(this.url("/"));
    await page.waitForFunction(() => localStorage.getItem("dx:version") !== null);
    const door = await GuestPreparation.of(page, this.brand.key);
    await door.keep("sign-in", {
      phone: `+998${createPhoneNumber()}`,
      resendAt: Date.now() + 60_000,
      demoInbox: null,
    });
  }
}
