import { expect } from "@playwright/test";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { getStoreUrl } from "./brands.ts";
import type { DemoBrandKey } from "./brands.ts";
import { callApi, openEmptyPage } from "./call.ts";
import { createTextStartPattern, readProductTexts } from "./texts.ts";
import type { TextLookup } from "./texts.ts";

export type BoardColumnName = "new" | "cooking" | "ready" | "on-way";
type OrderAction = "accept" | "cook" | "ready" | "send" | "deliver" | "hand-over";

/** Paths of management pages that differ from the name of their resource. */
const MANAGEMENT_PAGE_PATHS: Record<string, string> = {
  diningTables: "tables",
  menuSheet: "menu-sheet",
  modificationGroups: "choices",
  paymentAccounts: "payments",
  paymentList: "money",
  smsAccounts: "sms",
  smsMessages: "messages",
};

/** Member of staff in the console of one brand. */
export class StaffMember {
  readonly page: Page;
  readonly brand: DemoBrandKey;
  t: TextLookup;
  private readonly origin: string;
  private readonly stopped = new Set<string>();

  /** The parameter `origin` selects a server process other than the shared one. */
  constructor(page: Page, brand: DemoBrandKey, origin = getStoreUrl("osh", "").replace("osh.", "")) {
    this.page = page;
    this.brand = brand;
    this.t = this.textsIn("uz");
    this.origin = origin;
  }

  private textsIn(language: "uz" | "ru" | "en"): TextLookup {
    return readProductTexts("console", language, this.brand === "market" ? "grocery" : undefined);
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

  /** Signs in by an API call, from an empty page, and opens the board. */
  async enter(login: string = this.brand, password = "demo"): Promise<void> {
    await this.prove(login, password);
    await this.open();
    await expect(this.column("new")).toBeVisible();
  }

  /** Signs in by an API call and opens a management page by its URL. Skips the board to halve the time. */
  async enterAt(many: string): Promise<void> {
    await this.prove(this.brand, "demo");
    await this.page.goto(`${this.origin}/console/manage/${MANAGEMENT_PAGE_PATHS[many] ?? many}`);
    await this.expectManaged(many);
  }

  /** Signs in by an API call without opening a page. */
  async prove(login: string = this.brand, password = "demo"): Promise<void> {
    await openEmptyPage(this.page, this.origin);
    await callApi(this.page, "POST /console/v1/sign-in", { login, password });
  }

  /** Ends the session of this browser only, because other tests use the same account. The server does not notify the page. */
  async endSession(request: APIRequestContext): Promise<void> {
    const cookies = await this.page.context().cookies(this.origin);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    // Browsers send the origin automatically. The server refuses writes with a cookie but without an origin.
    const headers = { cookie, origin: this.origin };
    const reply = await request.post(`${this.origin}/api/console/v1/sign-out`, { headers });
    expect(reply.ok(), await reply.text()).toBe(true);
  }

  /** Changes the console's language with the switch in its bar. */
  async speak(language: "uz" | "ru" | "en"): Promise<void> {
    const own = { uz: "Oʻz", ru: "Ру", en: "En" }[language];
    await this.page
      .getByRole("radiogroup", { name: this.t("frame.language") })
      .getByText(own)
      .click();
    this.t = this.textsIn(language);
    await expect(this.column("new")).toBeVisible();
  }

  /** Confirms the crop dialog of a selected picture: cropped to the frame, or whole. */
  async takePicture(how: "crop.done" | "crop.whole" = "crop.done"): Promise<void> {
    const dialog = this.page.getByRole("dialog", { name: this.t("crop.title"), exact: true });
    await dialog.getByRole("button", { name: this.t(how), exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Chooses in the refusal dialog that the product stays on sale, because other tests order it. */
  async keepOnSale(dialog: Locator): Promise<void> {
    await dialog.getByLabel(this.t("refuse.stop-too"), { exact: true }).first().click();
    await dialog.getByRole("option", { name: this.t("refuse.stop-not"), exact: true }).click();
  }

  column(column: BoardColumnName): Locator {
    return this.page.getByRole("region", { name: this.t(`column.${column}`), exact: true });
  }

  /** Returns the order's card in any column of the board. */
  card(number: string): Locator {
    const own = this.page.getByText(number, { exact: true });
    return this.page.getByRole("article").filter({ has: own });
  }

  cardIn(column: BoardColumnName, number: string): Locator {
    return this.column(column)
      .getByRole("article")
      .filter({ has: this.page.getByText(number, { exact: true }) });
  }

  async press(number: string, action: OrderAction): Promise<void> {
    await this.step(number, action).click();
  }

  /** Returns the button that moves an order to its next state. */
  step(number: string, action: OrderAction): Locator {
    return this.card(number).getByRole("button", {
      name: createTextStartPattern(this.t(`action.${action}`)),
    });
  }

  /** Returns the undo bar of a change that is not sent yet. */
  held(number: string): Locator {
    return this.page.getByRole("status").filter({ hasText: this.t("order.title", { number }) });
  }

  /** Ends the undo period of a change by a reload, which sends the change. */
  async letGo(number: string): Promise<void> {
    await expect(this.held(number)).toBeVisible();
    await this.page.reload();
    await expect(this.column("new")).toBeVisible();
  }

  /** Sends an order with the first courier. @returns the courier's name. */
  async send(number: string): Promise<string> {
    await this.press(number, "send");
    const dialog = this.page.getByRole("dialog", { name: this.t("courier.title", { number }) });
    const choice = dialog.getByRole("button").nth(1);
    const name = await choice.getByRole("paragraph").first().innerText();
    await choice.click();
    await expect(dialog).toBeHidden();
    return name;
  }

  /** Reports, in the drawer of the order, the arrival of the courier at the branch or at the customer. */
  async tell(number: string, step: "PERFORMER_PICK_UP_ARRIVED" | "PERFORMER_ARRIVED"): Promise<void> {
    const drawer = await this.openOrder(number);
    await drawer.getByRole("button", { name: this.t(`tell.${step}`), exact: true }).click();
    await expect(drawer.getByText(this.t(`way.${step}`), { exact: true })).toBeVisible();
    await drawer.getByRole("button", { name: this.t("order.close"), exact: true }).click();
    await expect(drawer).toBeHidden();
  }

  /** Returns the search field of the board. */
  searchField(): Locator {
    const field = this.page.getByRole("combobox", { name: this.t("board.search") });
    return field.or(this.page.getByRole("searchbox", { name: this.t("board.search") }));
  }

  /** Opens an active or finished order through the search. */
  async find(number: string): Promise<Locator> {
    await this.searchField().fill(number);
    await this.page.keyboard.press("Enter");
    return this.drawer(number);
  }

  /** Expects the order in the list of finished orders. */
  async expectDone(number: string): Promise<void> {
    await this.page.getByRole("button", { name: createTextStartPattern(this.t("column.done")) }).click();
    const drawer = this.page.getByRole("dialog", { name: this.t("column.done") });
    // The first match is enough, because the number of a finished order is reused and several orders may match.
    await expect(drawer.getByText(number, { exact: true }).first()).toBeVisible();
    await drawer.getByRole("button", { name: this.t("order.close"), exact: true }).click();
    await expect(drawer).toBeHidden();
  }

  /** Opens the order's drawer. */
  async openOrder(number: string): Promise<Locator> {
    await this.card(number).getByRole("button").first().click();
    return this.drawer(number);
  }

  private async drawer(number: string): Promise<Locator> {
    const drawer = this.page.getByRole("dialog").filter({ hasText: this.t("order.title", { number }) });
    await expect(drawer).toBeVisible();
    return drawer;
  }

  /** Opens a management page, for example `promos`. */
  async openManaged(many: string): Promise<void> {
    await this.page.getByRole("tab", { name: this.t("frame.manage") }).click();
    await this.page.getByRole("link", { name: this.t(`${many}.title`), exact: true }).click();
    await this.expectManaged(many);
  }

  private async expectManaged(many: string): Promise<void> {
    // The headings are found by their start and level, because the groups of the management menu also have headings, and
    // one group has the name of a page.
    const headings = this.page.getByRole("heading", {
      name: createTextStartPattern(this.t(`${many}.title`)),
      level: 2,
    });
    await expect(headings.last()).toBeVisible();
  }

  async openStopList(): Promise<void> {
    await this.page.getByRole("tab", { name: this.t("frame.stop-list") }).click();
  }

  /** Stops the sale of a product for half an hour. */
  async stop(name: string): Promise<void> {
    await this.page.getByRole("searchbox", { name: this.t("stop.search") }).fill(name);
    await this.page.getByRole("button", { name: this.t("stop.stop-name", { name }), exact: true }).click();
    await this.until("half-hour").click();
    this.stopped.add(name);
    await expect(this.back(name)).toBeVisible();
  }

  /** Returns an option of the dialog for the end of a stop. */
  until(choice: "half-hour" | "until-tomorrow"): Locator {
    return this.page
      .getByRole("dialog")
      .getByRole("button", { name: createTextStartPattern(this.t(`stop.${choice}`)) });
  }

  /** Resumes the sale of a product. */
  async start(name: string): Promise<void> {
    await this.back(name).click();
    await expect(this.back(name)).toBeHidden();
    this.stopped.delete(name);
  }

  /** Resumes the sale of all stopped products for the next test, also after a failure. */
  async startAll(): Promise<void> {
    for (const name of this.stopped) await this.start(name);
  }

  back(name: string): Locator {
    return this.page.getByRole("button", { name: this.t("stop.start-name", { name }), exact: true });
  }

  /** Returns the number of orders in a column of the board. */
  async numbers(column: BoardColumnName): Promise<number> {
    return await this.column(column).getByRole("article").count();
  }
}
