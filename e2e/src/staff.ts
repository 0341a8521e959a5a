import { expect } from "@playwright/test";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { storeUrl } from "./brands.ts";
import type { BrandKey } from "./brands.ts";
import { call, openEmpty } from "./call.ts";
import { startOf, textsOf } from "./texts.ts";
import type { Texts } from "./texts.ts";

export type Column = "new" | "cooking" | "ready" | "on-way";
type Action = "accept" | "cook" | "ready" | "send" | "deliver" | "hand-over";

/** Addresses of the managed pages that are not called as what they keep. */
const MANAGED_PATHS: Record<string, string> = {
  diningTables: "tables",
  menuSheet: "menu-sheet",
  modificationGroups: "choices",
  paymentAccounts: "payments",
  paymentList: "money",
  smsAccounts: "sms",
  smsMessages: "messages",
};

/** The member of staff at the console of one brand. */
export class Staff {
  readonly page: Page;
  readonly brand: BrandKey;
  t: Texts;
  private readonly origin: string;
  private readonly stopped = new Set<string>();

  /** `origin`: another process of the product than the one that all tests share. */
  constructor(page: Page, brand: BrandKey, origin = storeUrl("osh", "").replace("osh.", "")) {
    this.page = page;
    this.brand = brand;
    this.t = this.textsIn("uz");
    this.origin = origin;
  }

  private textsIn(language: "uz" | "ru" | "en"): Texts {
    return textsOf("console", language, this.brand === "market" ? "grocery" : undefined);
  }

  async open(): Promise<void> {
    await this.page.goto(`${this.origin}/console/`);
  }

  async signIn(login: string = this.brand): Promise<void> {
    await this.open();
    await this.page.getByLabel(this.t("sign-in.login")).fill(login);
    await this.page.getByLabel(this.t("sign-in.password"), { exact: true }).fill("demo");
    await this.page.getByRole("button", { name: this.t("sign-in.enter"), exact: true }).click();
    await expect(this.column("new")).toBeVisible();
  }

  /** The same by the call, on an empty page. */
  async enter(login: string = this.brand, password = "demo"): Promise<void> {
    await this.prove(login, password);
    await this.open();
    await expect(this.column("new")).toBeVisible();
  }

  /** Signs in by the call and opens a page of what people keep by its address: the board costs as much again. */
  async enterAt(many: string): Promise<void> {
    await this.prove(this.brand, "demo");
    await this.page.goto(`${this.origin}/console/manage/${MANAGED_PATHS[many] ?? many}`);
    await this.expectManaged(many);
  }

  /** Signs in by an API call without opening a page. */
  async prove(login: string = this.brand, password = "demo"): Promise<void> {
    await openEmpty(this.page, this.origin);
    await call(this.page, "POST /console/v1/sign-in", { login, password });
  }

  /** Ends the session behind the page's back, this one alone: other tests work as the same member of staff. */
  async endSession(request: APIRequestContext): Promise<void> {
    const cookies = await this.page.context().cookies(this.origin);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    // A browser says by itself which page asks; without that no cookie writes anything.
    const headers = { cookie, origin: this.origin };
    const reply = await request.post(`${this.origin}/api/console/v1/sign-out`, { headers });
    expect(reply.ok(), await reply.text()).toBe(true);
  }

  /** Changes the console's language, as the switch in its bar does. */
  async speak(language: "uz" | "ru" | "en"): Promise<void> {
    const own = { uz: "Oʻz", ru: "Ру", en: "En" }[language];
    await this.page
      .getByRole("radiogroup", { name: this.t("frame.language") })
      .getByText(own)
      .click();
    this.t = this.textsIn(language);
    await expect(this.column("new")).toBeVisible();
  }

  /** Takes a chosen picture as it stands in its frame, or whole. */
  async takePicture(how: "crop.done" | "crop.whole" = "crop.done"): Promise<void> {
    const dialog = this.page.getByRole("dialog", { name: this.t("crop.title"), exact: true });
    await dialog.getByRole("button", { name: this.t(how), exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** In the question why an order is refused: what is out stays on sale for the other tests. */
  async keepOnSale(dialog: Locator): Promise<void> {
    await dialog.getByLabel(this.t("refuse.stop-too"), { exact: true }).first().click();
    await dialog.getByRole("option", { name: this.t("refuse.stop-not"), exact: true }).click();
  }

  column(column: Column): Locator {
    return this.page.getByRole("region", { name: this.t(`column.${column}`), exact: true });
  }

  /** The order's card, wherever on the board it is. */
  card(number: string): Locator {
    const own = this.page.getByText(number, { exact: true });
    return this.page.getByRole("article").filter({ has: own });
  }

  cardIn(column: Column, number: string): Locator {
    return this.column(column)
      .getByRole("article")
      .filter({ has: this.page.getByText(number, { exact: true }) });
  }

  async press(number: string, action: Action): Promise<void> {
    await this.step(number, action).click();
  }

  /** The button that moves an order on. */
  step(number: string, action: Action): Locator {
    return this.card(number).getByRole("button", { name: startOf(this.t(`action.${action}`)) });
  }

  /** What is about to be sent, with the way back. */
  held(number: string): Locator {
    return this.page.getByRole("status").filter({ hasText: this.t("order.title", { number }) });
  }

  /** Ends the wait in which what was done can be taken back: what is held goes with the page. */
  async letGo(number: string): Promise<void> {
    await expect(this.held(number)).toBeVisible();
    await this.page.reload();
    await expect(this.column("new")).toBeVisible();
  }

  /** Lets an order go with the first courier. @returns the courier's name. */
  async send(number: string): Promise<string> {
    await this.press(number, "send");
    const dialog = this.page.getByRole("dialog", { name: this.t("courier.title", { number }) });
    const choice = dialog.getByRole("button").nth(1);
    const name = await choice.getByRole("paragraph").first().innerText();
    await choice.click();
    await expect(dialog).toBeHidden();
    return name;
  }

  /** Tells in the order's drawer where its courier is. */
  async tell(number: string, step: "PERFORMER_PICK_UP_ARRIVED" | "PERFORMER_ARRIVED"): Promise<void> {
    const drawer = await this.openOrder(number);
    await drawer.getByRole("button", { name: this.t(`tell.${step}`), exact: true }).click();
    await expect(drawer.getByText(this.t(`way.${step}`), { exact: true })).toBeVisible();
    await drawer.getByRole("button", { name: this.t("order.close"), exact: true }).click();
    await expect(drawer).toBeHidden();
  }

  /** Where the board's orders are searched. */
  searchField(): Locator {
    const field = this.page.getByRole("combobox", { name: this.t("board.search") });
    return field.or(this.page.getByRole("searchbox", { name: this.t("board.search") }));
  }

  /** Opens an order by the search, ended or not. */
  async find(number: string): Promise<Locator> {
    await this.searchField().fill(number);
    await this.page.keyboard.press("Enter");
    return this.drawer(number);
  }

  /** Is it among the orders that have ended? */
  async expectDone(number: string): Promise<void> {
    await this.page.getByRole("button", { name: startOf(this.t("column.done")) }).click();
    const drawer = this.page.getByRole("dialog", { name: this.t("column.done") });
    // A number is free again once its order has ended.
    await expect(drawer.getByText(number, { exact: true }).first()).toBeVisible();
    await drawer.getByRole("button", { name: this.t("order.close"), exact: true }).click();
    await expect(drawer).toBeHidden();
  }

  /** Opens the whole order. */
  async openOrder(number: string): Promise<Locator> {
    await this.card(number).getByRole("button").first().click();
    return this.drawer(number);
  }

  private async drawer(number: string): Promise<Locator> {
    const drawer = this.page.getByRole("dialog").filter({ hasText: this.t("order.title", { number }) });
    await expect(drawer).toBeVisible();
    return drawer;
  }

  /** Goes to a page of what people keep: `promos`. */
  async openManaged(many: string): Promise<void> {
    await this.page.getByRole("tab", { name: this.t("frame.manage") }).click();
    await this.page.getByRole("link", { name: this.t(`${many}.title`), exact: true }).click();
    await this.expectManaged(many);
  }

  private async expectManaged(many: string): Promise<void> {
    // Pages stand in groups, one of which is called as its page.
    const headings = this.page.getByRole("heading", { name: startOf(this.t(`${many}.title`)), level: 2 });
    await expect(headings.last()).toBeVisible();
  }

  async openStopList(): Promise<void> {
    await this.page.getByRole("tab", { name: this.t("frame.stop-list") }).click();
  }

  /** Takes a product off sale for half an hour. */
  async stop(name: string): Promise<void> {
    await this.page.getByRole("searchbox", { name: this.t("stop.search") }).fill(name);
    await this.page.getByRole("button", { name: this.t("stop.stop-name", { name }), exact: true }).click();
    await this.until("half-hour").click();
    this.stopped.add(name);
    await expect(this.back(name)).toBeVisible();
  }

  /** An end to choose in the question until when. */
  until(choice: "half-hour" | "until-tomorrow"): Locator {
    return this.page.getByRole("dialog").getByRole("button", { name: startOf(this.t(`stop.${choice}`)) });
  }

  /** Puts a product back on sale. */
  async start(name: string): Promise<void> {
    await this.back(name).click();
    await expect(this.back(name)).toBeHidden();
    this.stopped.delete(name);
  }

  /** Whatever a test stopped is on sale again for the next one, also after a failure. */
  async startAll(): Promise<void> {
    for (const name of this.stopped) await this.start(name);
  }

  back(name: string): Locator {
    return this.page.getByRole("button", { name: this.t("stop.start-name", { name }), exact: true });
  }

  /** Numbers of the orders that the board shows now. */
  async numbers(column: Column): Promise<number> {
    return await this.column(column).getByRole("article").count();
  }
}
