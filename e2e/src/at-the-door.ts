import { readFileSync } from "node:fs";
import type { Branch, Product } from "@dasturxon/contract";
import type { Page } from "@playwright/test";
import { getStoreUrl } from "./brands.ts";
import { callApi, openEmptyPage } from "./call.ts";
import type { Language } from "./texts.ts";

/** Location of the demo's street "Amir Temur", which every brand delivers to. */
const DELIVERABLE_LOCATION = {
  streetName: "Amir Temur haykali",
  description: "Mirobod, Toshkent",
  latitude: 41.3111,
  longitude: 69.2797,
};
const DELIVERY_DOOR_DETAILS = { office: "12", entrance: null, floor: null, domophone: null, landmark: null };

const APP_VERSION_FILE = new URL("../../apps/storefront/src/start/app-version.ts", import.meta.url);
const [, APP_VERSION = ""] = /APP_VERSION = "([^"]+)"/.exec(readFileSync(APP_VERSION_FILE, "utf8")) ?? [];

export interface GuestAccount {
  userId: string;
  /** Phone number with `+998`. */
  phone: string;
}

/**
 * Prepares a guest's state before a test through API calls and local storage, from an empty page of the brand. Tests
 * of sign-in, addresses and baskets use the pages of the store instead.
 */
export class GuestPreparation {
  readonly page: Page;
  private readonly merchantId: string;

  private constructor(page: Page, merchantId: string) {
    this.page = page;
    this.merchantId = merchantId;
  }

  static async of(page: Page, brand: string): Promise<GuestPreparation> {
    await openEmptyPage(page, getStoreUrl(brand, ""));
    // The test stores the version of the app, because the store treats stored values without a version as data of an
    // older release and reloads the page [BD-1].
    await page.evaluate((version) => localStorage.setItem("dx:version", version), APP_VERSION);
    const { id } = await callApi<{ id: string }>(page, `GET /users/v1/merchants/sub/${brand}`);
    return new GuestPreparation(page, id);
  }

  /** Stores a value in local storage under the store's own key. */
  async keep(name: string, value: object): Promise<void> {
    const kept = JSON.stringify({ v: 1, d: value });
    await this.page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      `dx:${this.merchantId}:${name}`,
      kept,
    ] as const);
  }

  /** Signs in by API calls. `national` is a phone number of nine digits. */
  async signIn(national: string, language: Language): Promise<GuestAccount> {
    const phone = `+998${national}`;
    await callApi(this.page, "POST /users/v1/users/code", { phone, language });
    const path = `/notifications/v1/demo/inbox?phone=${encodeURIComponent(phone)}`;
    const [message] = await callApi<{ code: string }[]>(this.page, `GET ${path}`);
    const { user } = await callApi<{ user: { id: string } }>(this.page, "POST /users/v1/users/token", {
      phone,
      code: message?.code,
    });
    // The stored session contains no token, because the token is in a cookie.
    await this.keep("session", { userId: user.id, phone, firstName: null, lastName: null });
    return { userId: user.id, phone };
  }

  /** Selects a delivery address, saved in the account or on the guest's device. @returns the branch and the address. */
  async chooseAddress(account: GuestAccount | null): Promise<{ branchId: string; address: object }> {
    const point = `lat=${DELIVERABLE_LOCATION.latitude}&lon=${DELIVERABLE_LOCATION.longitude}`;
    const closest = `GET /users/v1/branches/merchant/${this.merchantId}/closest?${point}`;
    const { id: nearestBranchId, cityId } = await callApi<Branch>(this.page, closest);
    const body = {
      ...DELIVERABLE_LOCATION,
      type: "APARTMENT",
      name: null,
      houseNumber: "5",
      comment: null,
      details: DELIVERY_DOOR_DETAILS,
      cityId,
    };
    const address = { id: await this.saveAddress(account, body), ...body };
    if (!account) await this.keep("addresses", [address]);
    await this.keep("place", { serviceType: "DELIVERY", address, branchId: null, nearestBranchId, cityId });
    return { branchId: nearestBranchId, address };
  }

  private async saveAddress(account: GuestAccount | null, body: object): Promise<string> {
    if (!account) return "front-1";
    const path = `/users/v1/addresses/user/${account.userId}`;
    return (await callApi<{ id: string }>(this.page, `POST ${path}`, body)).id;
  }

  /**
   * Adds one item of each matching product without required choices to the basket. Products with serving hours are left
   * out, because a test runs at any time of day.
   */
  async fillBasket(isWanted: (product: Product) => boolean): Promise<void> {
    const { products } = await callApi<{ products: Product[] }>(
      this.page,
      "GET /products/v1/overalls?type=WEB",
    );
    const lines = products
      .filter((product) => product.timetable === null && isWanted(product))
      .map((product) => ({
        key: product.id,
        productId: product.id,
        count: 1,
        modifications: [],
        name: product.name,
        image: product.image,
        imageGround: product.imageGround,
        costPrice: product.costPrice,
        discount: product.discount,
        limit: product.count,
      }));
    if (lines.length === 0) throw new Error("the brand sells nothing of what was wanted");
    await this.keep("basket", { lines, promoCode: null });
  }
}
