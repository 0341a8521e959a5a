import { createServer } from "node:net";
import type { Page } from "@playwright/test";
import { startServer } from "../apps/server/src/testing/server-process.ts";
import type { ServerProcess } from "../apps/server/src/testing/server-process.ts";
import { Colleague } from "./src/colleague.ts";
import { databaseUrl, hasDatabase } from "./src/database.ts";
import { Staff } from "./src/staff.ts";
import { expect, test } from "./src/test.ts";

/** How soon the board must be alive after the server is, milliseconds. */
const SOON = 5_000;

/** A process of its own on the tests' database, which may be killed. */
class Killable {
  private port = 0;
  private process: ServerProcess | null = null;

  async start(): Promise<string> {
    this.port ||= await freePort();
    this.process = startServer(databaseUrl(), { PORT: String(this.port), NODE_ENV: "development" });
    await this.process.ready;
    return `http://localhost:${this.port}`;
  }

  async kill(): Promise<void> {
    this.process?.child.kill("SIGKILL");
    await this.process?.exit;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

/** How many bells the page rings now. */
const bells = (page: Page) => page.evaluate(() => (window as unknown as { bells: number }).bells);

async function countBells(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as { bells: number };
    counted.bells = 0;
    const { start, stop } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      counted.bells += 1;
      start.apply(this, when);
    };
    AudioBufferSourceNode.prototype.stop = function (...when) {
      counted.bells -= 1;
      stop.apply(this, when);
    };
  });
}

test("the board is alive at once after the server was killed, answered 502 and was out of reach; an ended session rings", async ({
  guestOf,
  browser,
  request,
}, info) => {
  test.skip(!hasDatabase(), "a second process needs a PostgreSQL");
  const server = new Killable();
  const origin = await server.start();
  const context = await browser.newContext();
  const page = await context.newPage();
  await countBells(page);
  const staff = new Staff(page, "market", origin);
  const colleague = await Colleague.signIn(request, "market");
  await staff.signIn();
  const guest = guestOf("market", "uz");
  await guest.prepareOrder(() => guest.add("coffee-ground"));
  await guest.placeButton().click();
  const number = await guest.placedOrder();
  await expect(staff.cardIn("new", number)).toBeVisible();
  await expect(staff.card(number)).toHaveAttribute("data-ringing");
  await expect.poll(() => bells(page)).toBe(1);
  const offline = page.getByText(staff.t("board.offline"));
  const aliveSince = async (what: string, begin: number, column: "cooking" | "ready" | "on-way") => {
    await expect(staff.cardIn(column, number)).toBeVisible({ timeout: SOON });
    await expect(offline).toBeHidden();
    info.annotations.push({ type: "alive", description: `${what} ${Date.now() - begin} ms` });
  };

  await server.kill();
  await expect(offline).toBeVisible();
  await colleague.accept(number);
  await server.start();
  await aliveSince("killed", Date.now(), "cooking");
  await expect(staff.card(number)).not.toHaveAttribute("data-ringing");

  await page.route("**/orders/events**", (route) => route.fulfill({ status: 502 }));
  await server.kill();
  await expect(offline).toBeVisible();
  await colleague.move(number, "COOKING");
  await colleague.move(number, "DONE");
  await server.start();
  // as long as a proxy needs to see it; the browser has given the line up long ago
  await page.waitForResponse((response) => response.status() === 502);
  await page.unroute("**/orders/events**");
  await aliveSince("502", Date.now(), "ready");

  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await colleague.move(number, "ON_WAY");
  await context.setOffline(false);
  await aliveSince("offline", Date.now(), "on-way");

  const drawer = await staff.openOrder(number);
  await context.setOffline(true);
  await colleague.signOutEverywhere();
  await context.setOffline(false);
  await expect(page.getByRole("alert")).toContainText(staff.t("sign-in.ended"));
  await expect.poll(() => bells(page)).toBe(1);
  await expect(page).toHaveTitle(/^\(!\)/);
  await page.getByLabel(staff.t("sign-in.password"), { exact: true }).fill("demo");
  await page.keyboard.press("Enter");
  await expect(drawer).toBeVisible();
  // Orders of other tests may ring by now: the warning's own mark is what is gone.
  await expect(page.getByRole("alert")).toBeHidden();
  console.log(info.annotations.map(({ description }) => description).join(", "));
  await context.close();
  await server.kill();
});
