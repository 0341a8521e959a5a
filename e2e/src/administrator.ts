import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { getPlatformUrl } from "./brands.ts";
import { callApi, openEmptyPage } from "./call.ts";
import { type TextLookup, readProductTexts } from "./texts.ts";

/** Administrator of the installation: the demo's account, whose password is printed at start. */
export class Administrator {
  readonly page: Page;
  readonly t: TextLookup;
  readonly #language: "uz" | "ru";

  constructor(page: Page, language: "uz" | "ru") {
    this.page = page;
    this.t = readProductTexts("console", language);
    this.#language = language;
  }

  async #speak(): Promise<void> {
    await this.page.addInitScript(
      (language) => localStorage.setItem("dasturxon.console.language", language),
      this.#language,
    );
  }

  /** Opens the sign-in page of the platform in the language of this administrator. */
  async open(): Promise<void> {
    await this.#speak();
    await this.page.goto(getPlatformUrl("/platform"));
    await expect(this.page.getByRole("heading", { name: this.t("platform.sign-in") })).toBeVisible();
  }

  async signIn(login = "platform", password = "demo"): Promise<void> {
    await this.page.getByRole("textbox", { name: this.t("sign-in.login") }).fill(login);
    await this.page.getByLabel(this.t("sign-in.password"), { exact: true }).fill(password);
    await this.press("sign-in.enter");
  }

  /** Signs in by an API call and opens the page of a brand. */
  async openBrand(id: string): Promise<void> {
    await this.#speak();
    await openEmptyPage(this.page, getPlatformUrl(""));
    await callApi(this.page, "POST /platform/v1/sign-in", { login: "platform", password: "demo" });
    await this.page.goto(getPlatformUrl(`/console/platform/brands/${id}`));
    await expect(this.page.getByRole("heading", { name: this.t("platform.limits"), level: 2 })).toBeVisible();
  }

  async press(id: string): Promise<void> {
    await this.page.getByRole("button", { name: this.t(id), exact: true }).click();
  }
}
