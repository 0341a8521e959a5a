import { expect } from "@playwright/test";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { GuestPreparation } from "./at-the-door.ts";
import { createPhoneNumber, getDemoBrand, getDemoProduct, getStoreUrl, SERVED_STREET } from "./brands.ts";
import type { DemoBrandKey } from "./brands.ts";
import { findBranchName, findChoiceName, findGroupName, findProductName } from "./demo-names.ts";
import { movePointer } from "./move-pointer.ts";
import { readNewestCode } from "./inbox.ts";
import { type Language, createTextStartPattern, type TextLookup, readProductTexts } from "./texts.ts";

/** Guest of one brand in one language. Finds elements by roles and texts only. */
export class Guest {
  readonly page: Page;
  readonly brand: DemoBrandKey;
  readonly language: Language;
  readonly t: TextLookup;
  readonly phone = createPhoneNumber();
  /** The page or frame that contains the store. */
  store: Page | FrameLocator;

  constructor(page: Page, brand: DemoBrandKey, language: Language) {
    this.page = page;
    this.store = page;
    this.brand = brand;
    this.language = language;
    this.t = readProductTexts("storefront", language, brand === "market" ? "grocery" : undefined);
  }

  /** Opens a page of the store in the guest's language, and waits for its script, because tests act immediately. */
  async open(path = ""): Promise<void> {
    await this.page.goto(getStoreUrl(this.brand, `/${this.language}${path}`));
    await this.page.waitForFunction(() =>
      [...document.body.children].some((each) => Object.keys(each).some((key) => key.startsWith("__react"))),
    );
  }

  button(id: string, values?: Record<string, string | number>): Locator {
    return this.store.getByRole("button", { name: this.t(id, values), exact: true });
  }

  /** Returns the open panel. */
  panel(name?: string | RegExp): Locator {
    return this.store.getByRole("dialog", name === undefined ? {} : { name });
  }

  productName(key: string): string {
    return findProductName(this.brand, key, this.language);
  }

  branchName(key: string): string {
    return findBranchName(this.brand, key, this.language);
  }

  /** Returns the link in the header that shows the delivery or pickup target. */
  targetChip(): Locator {
    const { t } = this;
    const services = ["DELIVERY", "PICK_UP", "DINE_IN"].map((type) => t(`service.${type}`)).join("|");
    // Takes the first link, because the footer contains links whose text has the same beginning.
    return this.store.getByRole("link", { name: new RegExp(`^(${services})\\s*\\S`) }).first();
  }

  /** Searches for a place on the map and moves the pin there. */
  async findAddress(query = SERVED_STREET): Promise<void> {
    await this.button("address.search").click();
    const panel = this.panel(this.t("address.searchTitle"));
    await panel.getByRole("searchbox", { name: this.t("address.searchLabel") }).fill(query);
    await panel.getByRole("listitem").first().getByRole("button").click();
    await expect(panel).toBeHidden();
  }

  /** Confirms the place under the pin and enters house and flat. */
  async saveAddress(flat = "12", house = "5"): Promise<void> {
    await this.button("address.save").click();
    await this.store.getByLabel(this.t("address.house"), { exact: true }).fill(house);
    await this.store.getByLabel(this.t("address.office"), { exact: true }).fill(flat);
    await this.button("address.saveDetails").click();
    await expect(this.panel()).toHaveCount(0);
  }

  /** Selects an address on the map, starting from the menu. A signed-in customer sees the saved addresses first. */
  async chooseAddress(query = SERVED_STREET): Promise<void> {
    await this.targetChip().click();
    const add = this.button("address.add");
    await expect(add.or(this.button("address.search"))).toBeVisible();
    if (await add.isVisible()) await add.click();
    await this.findAddress(query);
    await this.saveAddress();
    await expect(this.targetChip()).not.toContainText(this.t("address.chooseAddress"));
  }

  addButton(key: string): Locator {
    return this.button("menu.add", { name: this.productName(key) });
  }

  /** Adds a product without required choices to the basket, from the menu. */
  async add(key: string, count = 1): Promise<void> {
    const name = this.productName(key);
    await this.showCategory(key);
    await this.addButton(key).first().click();
    const more = this.store
      .getByRole("main")
      .getByRole("button", { name: this.t("stepper.more", { name }), exact: true })
      .first();
    for (let at = 1; at < count; at += 1) await more.click();
  }

  /** Returns a product's card on the menu. */
  productLink(key: string): Locator {
    const title = this.store.getByRole("heading", { name: this.productName(key), exact: true });
    return this.store.getByRole("main").getByRole("link").filter({ has: title });
  }

  /** Returns the tab of a menu group. */
  groupTab(key: string): Locator {
    const name = findGroupName(this.brand, key, this.language);
    return this.store
      .getByRole("navigation", { name: this.t("menu.categories"), exact: true })
      .getByRole("link", { name, exact: true });
  }

  /** Shows the part of the menu that contains a product, if the brand shows one group at a time. */
  async showCategory(key: string): Promise<void> {
    const { categories, categoryView = "ALL" } = getDemoBrand(this.brand);
    if (categoryView === "ALL") return;
    const { categoryKey } = getDemoProduct(this.brand, key);
    const category = categories.find((each) => each.key === categoryKey);
    if (category) await this.groupTab(category.groupKey).click();
  }

  /** Opens the sheet of a product. */
  async openProduct(key: string): Promise<Locator> {
    await this.showCategory(key);
    // The test clicks the product's name, because the stepper of a product in the basket covers the middle of a small
    // card.
    await this.productLink(key).getByRole("heading").click();
    const sheet = this.panel(this.productName(key));
    await expect(sheet).toBeVisible();
    return sheet;
  }

  /** Opens a product, selects the modifications and adds it. The sheet closes. */
  async addWith(key: string, choices: string[]): Promise<void> {
    const sheet = await this.openProduct(key);
    for (const choice of choices) {
      await sheet.getByText(this.choiceName(key, choice), { exact: true }).click();
    }
    await this.addToBasket(sheet);
  }

  async addToBasket(sheet: Locator): Promise<void> {
    await sheet.getByRole("button", { name: createTextStartPattern(this.t("product.add")) }).click();
    await expect(sheet).toBeHidden();
  }

  choiceName(product: string, choice: string): string {
    return findChoiceName(this.brand, { product, choice }, this.language);
  }

  /** Returns the link from the menu to the basket. */
  basketLink(): Locator {
    return this.store
      .getByRole("link", { name: new RegExp(this.t("basket.title")) })
      .and(this.store.locator(':is([href="/basket"], [href="/"])'))
      .filter({ visible: true })
      .first();
  }

  async openBasket(): Promise<void> {
    await this.basketLink().click();
    await expect(this.store.getByRole("heading", { name: this.t("basket.title"), level: 1 })).toBeVisible();
  }

  async openCheckout(): Promise<void> {
    await this.store.getByRole("link", { name: createTextStartPattern(this.t("basket.checkout")) }).click();
    await expect(this.store.getByRole("heading", { name: this.t("checkout.title"), level: 1 })).toBeVisible();
  }

  /** Returns a section of the checkout by its id: `where`, `whereBranch`, `who`, `notes`. */
  card(id: string): Locator {
    return this.store.getByRole("region", { name: this.t(`checkout.${id}`), exact: true });
  }

  placeButton(): Locator {
    return this.store.getByRole("button", { name: createTextStartPattern(this.t("checkout.place")) });
  }

  /** Returns the button that places the order, by its label in the offline state. */
  placeLaterButton(): Locator {
    return this.store.getByRole("button", { name: createTextStartPattern(this.t("checkout.placeLater")) });
  }

  /** Enters the phone and the code in the sheet that the checkout opens. */
  async signIn(): Promise<void> {
    const { store, t } = this;
    await store.getByLabel(t("signIn.phone"), { exact: true }).fill(this.phone);
    await this.button("signIn.getCode").click();
    await this.enterCode();
  }

  /** Enters the code that was sent to the phone, from the demo's inbox. */
  async enterCode(): Promise<void> {
    const { page, store, t } = this;
    const opening = page.waitForEvent("popup");
    await store.getByRole("link", { name: t("signIn.demoInbox") }).click();
    const inbox = await opening;
    const code = await readNewestCode(inbox, this.phone);
    await inbox.close();
    await store.getByRole("textbox", { name: t("signIn.code"), exact: true }).fill(code);
  }

  /** Signs in on the sign-in page through the user interface. */
  async signInOnPage(): Promise<void> {
    await this.open("/login?return=/");
    await this.signIn();
    const groups = this.store.getByRole("navigation", { name: this.t("menu.categories"), exact: true });
    await expect(groups).toBeVisible();
  }

  /** Creates an account without opening a page of the store. */
  async haveAccount(): Promise<void> {
    const door = await GuestPreparation.of(this.page, this.brand);
    await door.signIn(this.phone, this.language);
  }

  /** Creates an account, then opens a page, by default the menu. */
  async signInFirst(path = ""): Promise<void> {
    await this.haveAccount();
    await this.open(path);
  }

  /** Opens the menu with a selected address, for tests that do not cover the selection. */
  async openAtAddress({ isSignedIn = false } = {}): Promise<void> {
    const door = await GuestPreparation.of(this.page, this.brand);
    await door.chooseAddress(isSignedIn ? await door.signIn(this.phone, this.language) : null);
    await this.open();
  }

  /** Prepares an account, an address and a basket of products without required choices, and opens the checkout. */
  async prepareOrder(...keys: string[]): Promise<void> {
    const door = await GuestPreparation.of(this.page, this.brand);
    const account = await door.signIn(this.phone, this.language);
    await door.chooseAddress(account);
    const names = new Set(keys.map((key) => getDemoProduct(this.brand, key).name.uz));
    await door.fillBasket(({ name }) => names.has(name.uz ?? ""));
    await this.open("/checkout");
    await expect(this.store.getByRole("heading", { name: this.t("checkout.title"), level: 1 })).toBeVisible();
    await expect(this.placeButton()).toBeEnabled();
    await this.touch();
  }

  /** Simulates user input until the page has loaded the code that watches the connection. */
  touch(): Promise<void> {
    return movePointer(this.page);
  }

  /** Selects pickup from a branch, on the menu. */
  async choosePickup(branch: string): Promise<void> {
    const row = this.store.getByRole("button", { name: new RegExp(this.branchName(branch)) }).first();
    // The branch picker opens automatically, because no branch is selected yet.
    await this.store.getByRole("radio", { name: this.t("service.PICK_UP"), exact: true }).click();
    await row.click();
    await this.panel(this.branchName(branch))
      .getByRole("button", { name: this.t("branch.select") })
      .click();
    await expect(this.panel()).toHaveCount(0);
  }

  /** Returns the number of active orders from the order list. */
  async ordersUnderWay(): Promise<number> {
    await this.open("/profile/orders");
    const name = createTextStartPattern(this.t("order.state.CREATED"));
    const cards = this.store.getByRole("main").getByRole("link", { name });
    await expect(cards.first()).toBeVisible();
    return await cards.count();
  }

  /** Waits for the order's page. @returns the order's number. */
  async placedOrder(): Promise<string> {
    await this.page.waitForURL(/\/profile\/orders\/[^/]+$/);
    const title = this.store.getByRole("heading", {
      name: createTextStartPattern(this.t("order.title")),
      level: 1,
    });
    return /\d+/.exec(await title.innerText())?.[0] ?? "";
  }

  /** Returns the text of an order's state. Excludes the list of steps, which always contains the same text. */
  state(state: string): Locator {
    const id = state === "CREATED" ? "order.thanks" : `order.state.${state}`;
    const words = this.store.getByRole("main").getByText(this.t(id), { exact: true });
    return words.and(this.store.locator(":not(.steps *)")).first();
  }
}
