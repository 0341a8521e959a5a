import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { platformUrl } from "./brands.ts";
import { type Texts, textsOf } from "./texts.ts";

/** Who looks after the installation: the demo's, whose password is printed at the start. */
export class Administrator {
  readonly page: Page;
  readonly t: Texts;
  readonly #language: "uz" | "ru";

  constructor(page: Page, language: "uz" | "ru") {
    this.page = page;
    this.t = textsOf("console", language);
    this.#language = language;
  }

  /** Comes by the short address, and chooses the language. */
  async open(): Promise<void> {
    await this.page.addInitScript(
      (language) => localStorage.setItem("dasturxon.console.language", language),
      this.#language,
    );
    await this.page.goto(platformUrl("/platform"));
    await expect(this.page.getByRole("heading", { name: this.t("platform.sign-in") })).toBeVisible();
  }

  async signIn(login = "platform", password = "demo"): Promise<void> {
    await this.page.getByRole("textbox", { name: this.t("sign-in.login") }).fill(login);
    await this.page.getByLabel(this.t("sign-in.password"), { exact: true }).fill(password);
    await this.press("sign-in.enter");
  }

  async press(id: string): Promise<void> {
    await this.page.getByRole("button", { name: this.t(id), exact: true }).click();
  }

  /** @returns the link that was made for somebody. */
  async giveLink(whom: string): Promise<string> {
    await this.press("platform.permit");
    const dialog = this.page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: this.t("platform.permit.for") }).fill(whom);
    await dialog.getByRole("button", { name: this.t("platform.permit.give") }).click();
    const link = await dialog.getByTestId("permit-link").innerText();
    await dialog
      .getByRole("button", { name: this.t("order.close") })
      .last()
      .click();
    return link;
  }
}
