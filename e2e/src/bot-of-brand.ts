import type { Locator, Page } from "@playwright/test";
import { TESTED_SERVER_PORT } from "./brands.ts";
import { callApi } from "./call.ts";
import { BrandFounder } from "./founder.ts";
import { StaffMember } from "./staff.ts";
import { expect } from "./test.ts";

/** Users of the simulated Telegram. */
export const TELEGRAM_USER_IDS = { aziza: "700000001", igor: "700000002", emma: "700000003" } as const;

/** Chats of a user of the simulated Telegram with one bot. */
export class TelegramChats {
  readonly page: Page;
  username = "";
  private readonly person: string;

  constructor(page: Page, person: keyof typeof TELEGRAM_USER_IDS = "aziza") {
    this.page = page;
    this.person = TELEGRAM_USER_IDS[person];
  }

  /** Creates a bot, like BotFather. @returns its token. */
  async makeBot(name: string): Promise<string> {
    await this.page.goto(`http://localhost:${TESTED_SERVER_PORT}/simulators/telegram/chats`);
    await this.page.locator("summary").last().click();
    await this.page.getByRole("textbox").last().fill(name);
    await this.page.locator("details").last().getByRole("button").click();
    return this.page.locator("code").innerText();
  }

  /** Opens a private chat with the bot, or the staff's group. */
  async open(chat: "private" | "group" = "private"): Promise<void> {
    const at = new URLSearchParams({ bot: this.username, person: this.person, chat });
    await this.page.goto(`http://localhost:${TESTED_SERVER_PORT}/simulators/telegram/chats?${at}`);
  }

  /** Performs an action that the page offers: `start`, `contact`, `unblock`, `location`. */
  async act(label: string): Promise<void> {
    const more = this.page.locator("details:not([open]) > summary").first();
    if (["unblock", "location"].includes(label)) await more.click();
    await this.page.locator(`input[value="${label}"] + button`).click();
  }

  /** Returns whether the open page offers the action. */
  isOffered(label: string): Promise<boolean> {
    return this.page.locator(`input[value="${label}"] + button`).isVisible();
  }

  async say(text: string): Promise<void> {
    await this.page.locator('input[name="text"]').fill(text);
    await this.page.locator('input[name="text"] + button').click();
  }

  async press(button: string): Promise<void> {
    await this.page.getByRole("button", { name: button, exact: true }).last().click();
  }

  messages(): Locator {
    return this.page.getByRole("list");
  }

  /** Waits for a message of the bot. The page has no scripts, so it is reloaded until the message arrives. */
  async isTold(says: string): Promise<void> {
    await expect(async () => {
      if (!(await this.messages().innerText()).includes(says)) await this.page.reload();
      await expect(this.messages()).toContainText(says, { timeout: 300 });
    }).toPass({ timeout: 15_000 });
  }

  /**
   * Returns the message of an order once it contains the text. The page has no scripts, so it is reloaded until then.
   */
  async messageOf(number: string, says: string, chat: "private" | "group" = "private"): Promise<Locator> {
    const message = this.messages()
      .getByRole("listitem")
      .filter({ hasText: `№ ${number}` });
    await expect(async () => {
      await this.open(chat);
      await expect(message).toContainText(says, { timeout: 300 });
    }).toPass({ timeout: 15_000 });
    return message;
  }
}

/** Creates a brand with a connected bot. Returns its owner in the console and the bot's chats. */
export async function createBrandWithBot(page: Page): Promise<{ staff: StaffMember; chats: TelegramChats }> {
  const founder = new BrandFounder(page);
  const key = String(Date.now()).slice(-8);
  await founder.openByLink("Sardor");
  await founder.nameBrand(`Bot ${key}`);
  await founder.tellBranch("Amir Temur 5");
  await founder.openStore("Sardor");
  const chats = new TelegramChats(await page.context().newPage());
  await chats.page.setViewportSize({ width: 390, height: 844 });
  const token = await chats.makeBot(`Sinov ${key}`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("link", { name: founder.t("start.opened.console") }).click();
  const staff = new StaffMember(page, "osh");
  await expect(staff.column("new")).toBeVisible();
  const bot = await callApi<{ username: string }>(page, "PUT /console/v1/telegram-bot", {
    token,
    isOn: true,
    isPhoneCodeWanted: false,
  });
  chats.username = bot.username;
  return { staff, chats };
}
