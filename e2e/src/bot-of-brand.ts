import type { Page } from "@playwright/test";
import { PORT } from "./brands.ts";
import { call } from "./call.ts";
import { Founder } from "./founder.ts";
import { Staff } from "./staff.ts";
import { expect } from "./test.ts";

/** The chats of a simulated Telegram, with one bot. */
export class Chats {
  readonly page: Page;
  username = "";

  constructor(page: Page) {
    this.page = page;
  }

  /** Makes a bot, as BotFather does. @returns its token. */
  async makeBot(name: string): Promise<string> {
    await this.page.goto(`http://localhost:${PORT}/simulators/telegram/chats`);
    await this.page.locator("summary").last().click();
    await this.page.getByRole("textbox").last().fill(name);
    await this.page.locator("details").last().getByRole("button").click();
    return this.page.locator("code").innerText();
  }

  /** Opens what somebody has with the bot: a private chat, or the staff's group. */
  async open(chat: "private" | "group" = "private"): Promise<void> {
    await this.page.goto(
      `http://localhost:${PORT}/simulators/telegram/chats?bot=${this.username}&chat=${chat}`,
    );
  }

  /** Does what the page offers: `start`, `unblock`. */
  async act(what: string): Promise<void> {
    await this.page.locator(`input[value="${what}"] + button`).click();
  }

  async press(button: string): Promise<void> {
    await this.page.getByRole("button", { name: button, exact: true }).last().click();
  }

  messages() {
    return this.page.getByRole("list");
  }
}

/** A new brand whose bot is connected, with its owner at the console and a page of the bot's chats. */
export async function brandWithBot(page: Page): Promise<{ staff: Staff; chats: Chats }> {
  const founder = new Founder(page);
  const key = String(Date.now()).slice(-8);
  await founder.open();
  await founder.showPhone();
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
