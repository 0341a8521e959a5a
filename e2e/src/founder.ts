import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { TESTED_SERVER_PORT } from "./brands.ts";
import { createPhoneNumber } from "./brands.ts";
import { createPermitLink } from "./create-brand-link.ts";
import { readNewestCode } from "./inbox.ts";
import { readProductTexts } from "./texts.ts";
import type { TextLookup } from "./texts.ts";

/** Phone number of the branch, for a founder who opened a link and therefore verified no phone. */
const BRANCH_PHONE = "+998712000000";
export const FOUNDER_PASSWORD = "bulut daryo tarvuz 17";

/** Founder of a new brand, step by step. */
export class BrandFounder {
  readonly page: Page;
  readonly t: TextLookup = readProductTexts("console", "uz");
  readonly phone = createPhoneNumber();

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the start page in Uzbek, regardless of the browser's language. */
  async open(): Promise<void> {
    await this.#speak();
    await this.page.goto(`http://localhost:${TESTED_SERVER_PORT}/start`);
    await expect(this.heading("start.phone")).toBeFocused();
  }

  /**
   * Opens a link of the platform to create a brand without an SMS code, for tests in which only the finished brand
   * matters.
   */
  async openByLink(whom: string): Promise<void> {
    await this.follow(await createPermitLink(whom));
    await expect(this.heading("start.brand")).toBeVisible();
  }

  /** Opens a link of the platform. The first step depends on the answers given earlier through this link. */
  async follow(link: string): Promise<void> {
    await this.#speak();
    await this.page.goto(link);
  }

  async #speak(): Promise<void> {
    await this.page.addInitScript(() => (localStorage["dasturxon.console.language"] ??= "uz"));
  }

  heading(id: string) {
    return this.page.getByRole("heading", { name: this.t(id), level: 1 });
  }

  field(id: string) {
    return this.page.getByRole("textbox", { name: this.t(id) });
  }

  async press(id: string): Promise<void> {
    await this.page.getByRole("button", { name: this.t(id), exact: true }).click();
  }

  /** Verifies the phone with the code from the demo's inbox. */
  async showPhone(): Promise<void> {
    await this.field("start.phone.number").fill(`+998${this.phone}`);
    await this.press("start.phone.send");
    const opening = this.page.waitForEvent("popup");
    await this.page.getByRole("link", { name: this.t("start.phone.inbox") }).click();
    const inbox = await opening;
    const code = await readNewestCode(inbox, this.phone);
    await inbox.close();
    await this.field("start.phone.code").fill(code);
    await this.press("start.phone.prove");
    await expect(this.heading("start.brand")).toBeVisible();
  }

  /** Enters the brand's name, from which the store's address is derived. */
  async nameBrand(name: string): Promise<void> {
    await this.field("start.name").fill(name);
    await expect(
      this.page.getByRole("status").filter({ hasText: `.localhost:${TESTED_SERVER_PORT}` }),
    ).toBeVisible();
    await this.press("start.next");
    await expect(this.heading("start.look")).toBeVisible();
  }

  /**
   * Enters the first branch, open around the clock in the center of Tashkent. Uses the verified phone if there is one.
   */
  async tellBranch(street: string, phone?: string): Promise<void> {
    await this.press("start.next");
    await this.field("start.street").fill(street);
    const own = this.field("start.branch-phone");
    const shown = await own.inputValue();
    await own.fill(phone ?? (shown || BRANCH_PHONE));
    await this.page.getByLabel(this.t("start.hours")).selectOption("00:00-00:00");
    await this.press("start.next");
    await expect(this.heading("start.owner")).toBeVisible();
  }

  /** Enters the owner and opens the store. @returns the store's address. */
  async openStore(name: string): Promise<string> {
    await this.field("start.owner-name").fill(name);
    await this.page.getByLabel(this.t("sign-in.password"), { exact: true }).fill(FOUNDER_PASSWORD);
    await this.press("start.open");
    await expect(this.heading("start.opened")).toBeVisible();
    return await this.page.getByTestId("store-address").innerText();
  }
}
