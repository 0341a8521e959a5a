import { expect } from "@playwright/test";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { Door } from "./at-the-door.ts";
import { brandOf, freshPhone, productOf, SERVED, storeUrl, wordsIn } from "./brands.ts";
import type { BrandKey } from "./brands.ts";
import { giveSigns } from "./give-signs.ts";
import { readCode } from "./inbox.ts";
import { type Language, startOf, type Texts, textsOf } from "./texts.ts";

/** A guest of one brand in one language; knows where everything stands, by roles and words alone. */
export class Guest {
  readonly page: Page;
  readonly brand: BrandKey;
  readonly language: Language;
  readonly t: Texts;
  readonly phone = freshPhone();
  /** Where the store stands: the page, or a frame of it. */
  store: Page | FrameLocator;

  constructor(page: Page, brand: BrandKey, language: Language) {
    this.page = page;
    this.store = page;
    this.brand = brand;
    this.language = language;
    this.t = textsOf("storefront", language, brand === "market" ? "grocery" : undefined);
  }

  /** Opens a page of the store in the guest's language, and waits until its script is there: a machine is quicker. */
  async open(path = ""): Promise<void> {
    await this.page.goto(storeUrl(this.brand, `/${this.language}${path}`));
    await this.page.waitForFunction(() =>
      [...document.body.children].some((each) => Object.keys(each).some((key) => key.startsWith("__react"))),
    );
  }

  button(id: string, values?: Record<string, string | number>): Locator {
    return this.store.getByRole("button", { name: this.t(id, values), exact: true });
  }

  /** The panel on top. */
  panel(name?: string | RegExp): Locator {
    return this.store.getByRole("dialog", name === undefined ? {} : { name });
  }

  productName(key: string): string {
    return wordsIn(productOf(this.brand, key).name, this.language);
  }

  branchName(key: string): string {
    const branch = brandOf(this.brand).branches.find((each) => each.key === key);
    if (!branch) throw new Error(`${this.brand} has no branch ${key}`);
    return wordsIn(branch.name, this.language);
  }

  /** The line of where to, in the header. */
  targetChip(): Locator {
    const { t } = this;
    const services = ["DELIVERY", "PICK_UP", "DINE_IN"].map((type) => t(`service.${type}`)).join("|");
    // The foot of the page has links that begin alike.
    return this.store.getByRole("link", { name: new RegExp(`^(${services})\\s*\\S`) }).first();
  }

  /** Searches a place on the map and moves the pin there. */
  async findAddress(query = SERVED): Promise<void> {
    await this.button("address.search").click();
    const panel = this.panel(this.t("address.searchTitle"));
    await panel.getByRole("searchbox", { name: this.t("address.searchLabel") }).fill(query);
    await panel.getByRole("listitem").first().getByRole("button").click();
    await expect(panel).toBeHidden();
  }

  /** Confirms the place under the pin and says which house and flat. */
  async saveAddress(flat = "12", house = "5"): Promise<void> {
    await this.button("address.save").click();
    await this.store.getByLabel(this.t("address.house"), { exact: true }).fill(house);
    await this.store.getByLabel(this.t("address.office"), { exact: true }).fill(flat);
    await this.button("address.saveDetails").click();
    await expect(this.panel()).toHaveCount(0);
  }

  /** Chooses an address on the map, from the menu; whoever is signed in comes to the saved ones first. */
  async chooseAddress(query = SERVED): Promise<void> {
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

  /** Puts a product that needs no choice into the basket, from the menu. */
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

  /** A product's card on the menu. */
  productLink(key: string): Locator {
    const title = this.store.getByRole("heading", { name: this.productName(key), exact: true });
    return this.store.getByRole("main").getByRole("link").filter({ has: title });
  }

  /** A tab of the menu's groups. */
  groupTab(key: string): Locator {
    const group = brandOf(this.brand).groups.find((each) => each.key === key);
    if (!group) throw new Error(`${this.brand} has no group ${key}`);
    return this.store
      .getByRole("navigation", { name: this.t("menu.categories"), exact: true })
      .getByRole("link", { name: wordsIn(group.name, this.language), exact: true });
  }

  /** Brings the part of the menu that a product stands in, where the brand shows one group at a time. */
  async showCategory(key: string): Promise<void> {
    const { categories, categoryView = "ALL" } = brandOf(this.brand);
    if (categoryView === "ALL") return;
    const { categoryKey } = productOf(this.brand, key);
    const category = categories.find((each) => each.key === categoryKey);
    if (category) await this.groupTab(category.groupKey).click();
  }

  /** Opens a product's sheet. */
  async openProduct(key: string): Promise<Locator> {
    await this.showCategory(key);
    await this.productLink(key).click();
    const sheet = this.panel(this.productName(key));
    await expect(sheet).toBeVisible();
    return sheet;
  }

  /** Opens a product, chooses by the keys of its modifications and adds it; the sheet closes. */
  async addWith(key: string, choices: string[]): Promise<void> {
    const sheet = await this.openProduct(key);
    for (const choice of choices) {
      await sheet.getByText(this.choiceName(key, choice), { exact: true }).click();
    }
    await this.addToBasket(sheet);
  }

  async addToBasket(sheet: Locator): Promise<void> {
    await sheet.getByRole("button", { name: startOf(this.t("product.add")) }).click();
    await expect(sheet).toBeHidden();
  }

  choiceName(product: string, choice: string): string {
    const groups = productOf(this.brand, product).modificationGroups;
    const found = groups.flatMap((group) => group.modifications).find((each) => each.key.endsWith(choice));
    if (!found) throw new Error(`${product} has no choice ${choice}`);
    return wordsIn(found.name, this.language);
  }

  /** The button that leads from the menu to the basket. */
  basketLink(): Locator {
    const { t } = this;
    return this.store
      .getByRole("link", { name: new RegExp(t("basket.title")) })
      .filter({ visible: true })
      .first();
  }

  async openBasket(): Promise<void> {
    await this.basketLink().click();
    await expect(this.store.getByRole("heading", { name: this.t("basket.title"), level: 1 })).toBeVisible();
  }

  async openCheckout(): Promise<void> {
    await this.store.getByRole("link", { name: startOf(this.t("basket.checkout")) }).click();
    await expect(this.store.getByRole("heading", { name: this.t("checkout.title"), level: 1 })).toBeVisible();
  }

  /** A card of the checkout: `where`, `when`, `pay`… */
  card(id: string): Locator {
    return this.store.getByRole("region", { name: this.t(`checkout.${id}`), exact: true });
  }

  /** Has the order made for later, at the first or the last time of the day that is shown. @returns the time. */
  async chooseTime(which: "first" | "last"): Promise<string> {
    const when = this.card("when");
    await when.getByText(this.t("checkout.later"), { exact: true }).click();
    const times = when
      .getByRole("radiogroup", { name: this.t("checkout.time"), exact: true })
      .locator("label");
    const time = which === "first" ? times.first() : times.last();
    await time.click();
    await expect(time.getByRole("radio")).toBeChecked();
    return (await time.innerText()).trim();
  }

  placeButton(): Locator {
    return this.store.getByRole("button", { name: startOf(this.t("checkout.place")) });
  }

  /** The same button while there is no network. */
  placeLaterButton(): Locator {
    return this.store.getByRole("button", { name: startOf(this.t("checkout.placeLater")) });
  }

  /** Phone and code in the sheet that the checkout opens; the code is read in the demo's inbox. */
  async signIn(): Promise<void> {
    const { page, store, t } = this;
    await store.getByLabel(t("signIn.phone"), { exact: true }).fill(this.phone);
    await this.button("signIn.getCode").click();
    const opening = page.waitForEvent("popup");
    await store.getByRole("link", { name: t("signIn.demoInbox") }).click();
    const inbox = await opening;
    const code = await readCode(inbox, this.phone);
    await inbox.close();
    await store.getByRole("textbox", { name: t("signIn.code"), exact: true }).fill(code);
  }

  /** Signs in on the sign-in page, by hand. */
  async signInOnPage(): Promise<void> {
    await this.open("/login?return=/");
    await this.signIn();
    const groups = this.store.getByRole("navigation", { name: this.t("menu.categories"), exact: true });
    await expect(groups).toBeVisible();
  }

  /** Has an account; no page of the store is open yet. */
  async haveAccount(): Promise<void> {
    const door = await Door.of(this.page, this.brand);
    await door.signIn(this.phone, this.language);
  }

  /** Has an account before anything else, and opens a page, the menu if none is named. */
  async signInFirst(path = ""): Promise<void> {
    await this.haveAccount();
    await this.open(path);
  }

  /** Opens the menu with an address chosen, for tests that are not about choosing one. */
  async openAtAddress({ isSignedIn = false } = {}): Promise<void> {
    const door = await Door.of(this.page, this.brand);
    await door.chooseAddress(isSignedIn ? await door.signIn(this.phone, this.language) : null);
    await this.open();
  }

  /** Products by their keys, none with a choice, address and account are there: the guest stands before the last button. */
  async prepareOrder(...keys: string[]): Promise<void> {
    const door = await Door.of(this.page, this.brand);
    const account = await door.signIn(this.phone, this.language);
    await door.chooseAddress(account);
    const names = new Set(keys.map((key) => productOf(this.brand, key).name.uz));
    await door.fillBasket(({ name }) => names.has(name.uz ?? ""));
    await this.open("/checkout");
    await expect(this.store.getByRole("heading", { name: this.t("checkout.title"), level: 1 })).toBeVisible();
    await expect(this.placeButton()).toBeEnabled();
    await this.touch();
  }

  /** Gives the page signs of a hand until what watches the connection is there. */
  touch(): Promise<void> {
    return giveSigns(this.page);
  }

  /** Chooses pickup from a branch, on the menu. */
  async choosePickup(branch: string): Promise<void> {
    const row = this.store.getByRole("button", { name: new RegExp(this.branchName(branch)) }).first();
    // Nobody chose a branch yet: the question comes by itself.
    await this.store.getByRole("radio", { name: this.t("service.PICK_UP"), exact: true }).click();
    await row.click();
    await this.panel(this.branchName(branch))
      .getByRole("button", { name: this.t("branch.select") })
      .click();
    await expect(this.panel()).toHaveCount(0);
  }

  /** How many orders are under way, by the list of orders. */
  async ordersUnderWay(): Promise<number> {
    await this.open("/profile/orders");
    const name = startOf(this.t("order.state.CREATED"));
    const cards = this.store.getByRole("main").getByRole("link", { name });
    await expect(cards.first()).toBeVisible();
    return await cards.count();
  }

  /** The order's page. @returns the order's number. */
  async placedOrder(): Promise<string> {
    await this.page.waitForURL(/\/profile\/orders\/[^/]+$/);
    const title = this.store.getByRole("heading", { name: startOf(this.t("order.title")), level: 1 });
    return /\d+/.exec(await title.innerText())?.[0] ?? "";
  }

  /** The word for where the order is; the line of its steps has the same words from its first moment. */
  state(state: string): Locator {
    const id = state === "CREATED" ? "order.thanks" : `order.state.${state}`;
    const words = this.store.getByRole("main").getByText(this.t(id), { exact: true });
    return words.and(this.store.locator(":not(.steps *)")).first();
  }
}
