import type { Locator, Page } from "@playwright/test";
import { PORT } from "./brands.ts";
import { call } from "./call.ts";
import { Founder } from "./founder.ts";
import { Staff } from "./staff.ts";
import { expect } from "./test.ts";

/** People of the simulated Telegram. */
export const PEOPLE = { aziza: "700000001", igor: "700000002", emma: "700000003" } as const;

/** The chats that somebody at the simulated Telegram has with one bot. */
export class Chats {
  readonly page: Page;
  username = "";
  private readonly person: string;

  constructor(page: Page, person: keyof typeof PEOPLE = "aziza") {
    this.page = page;
    this.person = PEOPLE[person];
  }

  /** Makes a bot, as BotFather does. @returns its token. */
  async makeBot(name: string): Promise<string> {
    await this.page.goto(`http://localhost:${PORT}/simulators/telegram/chats`);
    await this.page.locator("summary").last().click();
    await this.page.getByRole("textbox").last().fill(name);
    await this.page.locator("details").last().getByRole("button").click();
    return this.page.locator("code").innerText();
  }

  /** Opens a private chat with the bot, or the staff's group. */
  async open(chat: "private" | "group" = "private"): Promise<void> {
    const at = new URLSearchParams({ bot: this.username, person: this.person, chat });
    await this.page.goto(`http://localhost:${PORT}/simulators/telegram/chats?${at}`);
  }

  /** Does what the page offers: `start`, `contact`, `unblock`, `location`. */
  async act(what: string): Promise<void> {
    const more = this.page.locator("details:not([open]) > summary").first();
    if (["unblock", "location"].includes(what)) await more.click();
    await this.page.locator(`input[value="${what}"] + button`).click();
  }

  /** Does the page that is open offer it? */
  isOffered(what: string): Promise<boolean> {
    return this.page.locator(`input[value="${what}"] + button`).isVisible();
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

  /** The bot answered: a slow answer comes after the page, which is plain and is opened again until it is there. */
  async isTold(says: string): Promise<void> {
    await expect(async () => {
      if (!(await this.messages().innerText()).includes(says)) await this.page.reload();
      await expect(this.messages()).toContainText(says, { timeout: 300 });
    }).toPass({ timeout: 15_000 });
  }

  /** The message of an order, once it says that: the page is plain and is opened again until it does. */
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

/** A new brand whose bot is connected, with its owner at the console and a page of the bot's chats. */
export async function brandWithBot(page: Page): Promise<{ staff: Staff; chats: Chats }> {
  const founder = new Founder(page);
  const key = String(Date.now()).slice(-8);
  await founder.openByLink("Sardor");
  await founder.nameBrand(`Bot ${key}`);
  await founder.tellBranch("Amir Temur 5");
  await founder.openStore("Sardor");
  const chats = new Chats(await page.context().newPage());
  await chats.page.setViewportSize({ width: 390, height: 844 });
  const token = await chats.makeBot(`Sinov ${key}`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("link", { name: founder.t("start.opened.console") }).click();
  const staff = new Staff(page, "osh");
  await expect(staff.column("new")).toBeVisible();
  const bot = await call<{ username: string }>(page, "PUT /console/v1/telegram-bot", {
    token,
    isOn: true,
    isPhoneCodeWanted: false,
  });
  chats.username = bot.username;
  return { staff, chats };
}
