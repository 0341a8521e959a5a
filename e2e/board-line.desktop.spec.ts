import { createServer } from "node:net";
import { startServer } from "../apps/server/src/testing/server-process.ts";
import type { ServerProcess } from "../apps/server/src/testing/server-process.ts";
import { readBellCount, installBellCounter } from "./src/bells.ts";
import { Colleague } from "./src/colleague.ts";
import { readDatabaseUrl, hasDatabase } from "./src/database.ts";
import { placeDeliveryOrder } from "./src/pickup.ts";
import { StaffMember } from "./src/staff.ts";
import { expect, test } from "./src/test.ts";

/** Maximum time from the restart of the server until the board is live again, in milliseconds. */
const MAX_RECONNECT_MS = 5_000;

/** Separate server process on the tests' database, which a test can kill. */
class KillableServer {
  private port = 0;
  private process: ServerProcess | null = null;

  async start(): Promise<string> {
    this.port ||= await findFreePort();
    // The second server uses the simulators of the shared server, because the demo's accounts in the database contain
    // their addresses.
    const { E2E_PORT, E2E_CREDENTIALS_KEY = "" } = process.env;
    const simulators = `http://localhost:${E2E_PORT}/simulators`;
    this.process = startServer(readDatabaseUrl(), {
      PORT: String(this.port),
      NODE_ENV: "development",
      CREDENTIALS_KEYS: E2E_CREDENTIALS_KEY,
      DEMO_MULTICARD_API: `${simulators}/multicard`,
      DEMO_PAYZE_API: `${simulators}/payze`,
      DEMO_UZUM_CHECKOUT_API: `${simulators}/uzum-checkout`,
    });
    await this.process.ready;
    return `http://localhost:${this.port}`;
  }

  async kill(): Promise<void> {
    this.process?.child.kill("SIGKILL");
    await this.process?.exit;
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

test("the board reconnects at once after the server was killed, answered 502 or was unreachable; an ended session rings", async ({
  guestOf,
  browser,
  request,
}, info) => {
  test.skip(!hasDatabase(), "a second process needs a PostgreSQL");
  const server = new KillableServer();
  const origin = await server.start();
  const context = await browser.newContext();
  const page = await context.newPage();
  await installBellCounter(page);
  const staff = new StaffMember(page, "market", origin);
  const colleague = await Colleague.signIn(request, "market");
  await staff.enter();
  const number = String((await placeDeliveryOrder(guestOf("market", "uz"), "coffee-ground")).number);
  await expect(staff.cardIn("new", number)).toBeVisible();
  await expect(staff.card(number)).toHaveAttribute("data-ringing");
  await expect.poll(() => readBellCount(page)).toBe(1);
  const offline = page.getByText(staff.t("board.offline"));
  const expectLiveBoard = async (what: string, begin: number, column: "cooking" | "ready" | "on-way") => {
    await expect(staff.cardIn(column, number)).toBeVisible({ timeout: MAX_RECONNECT_MS });
    await expect(offline).toBeHidden();
    info.annotations.push({ type: "alive", description: `${what} ${Date.now() - begin} ms` });
  };

  await server.kill();
  await expect(offline).toBeVisible();
  await colleague.accept(number);
  await server.start();
  await expectLiveBoard("killed", Date.now(), "cooking");
  await expect(staff.card(number)).not.toHaveAttribute("data-ringing");

  await page.route("**/console/v1/events**", (route) => route.fulfill({ status: 502 }));
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await colleague.move(number, "COOKING");
  await colleague.move(number, "DONE");
  await context.setOffline(false);
  // Waits until a request for events has received the 502 response of a proxy whose server is down.
  await page.waitForResponse((response) => response.status() === 502);
  await page.unroute("**/console/v1/events**");
  await expectLiveBoard("502", Date.now(), "ready");

  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await colleague.move(number, "ON_WAY");
  await context.setOffline(false);
  await expectLiveBoard("offline", Date.now(), "on-way");

  const drawer = await staff.openOrder(number);
  await context.setOffline(true);
  await staff.endSession(request);
  await context.setOffline(false);
  // The alert is found by its text, because the console also has alerts about payments and orders of other tests.
  const warning = page.getByRole("alert").filter({ hasText: staff.t("sign-in.ended") });
  await expect(warning).toBeVisible();
  await expect.poll(() => readBellCount(page)).toBe(1);
  await expect(page).toHaveTitle(/^\(!\)/);
  await page.getByLabel(staff.t("sign-in.password"), { exact: true }).fill("demo");
  await page.keyboard.press("Enter");
  await expect(drawer).toBeVisible();
  await expect(warning).toBeHidden();

  // A page reload after the end of the session shows the warning again until the user signs in.
  await staff.endSession(request);
  await page.reload();
  await expect(warning).toBeVisible();
  await expect(page).toHaveTitle(/^\(!\)/);
  await expect(page.getByLabel(staff.t("sign-in.login"))).not.toHaveValue("");
  console.log(info.annotations.map(({ description }) => description).join(", "));
  await context.close();
  await server.kill();
});

test("a tablet that cannot reach the server says so on every page, signs no user out and reconnects", async ({
  staffOf,
}) => {
  const { page, t } = await staffOf("pizza");
  const offline = page.getByText(t("board.offline"));
  const gone = { status: 502 };

  // A board that failed to load receives no events. Every page of the console reports this and retries the load.
  await page.route("**/console/v1/orders", (route) => route.fulfill(gone));
  await page.goto(`${new URL(page.url()).origin}/console/stop-list`);
  await expect(page.getByRole("searchbox", { name: t("stop.search") })).toBeVisible();
  await expect(offline).toBeVisible();
  await page.unroute("**/console/v1/orders");
  await expect(offline).toBeHidden();

  await page.route("**/console/v1/sign-out", (route) => route.abort());
  await page.getByRole("button", { name: "Dilnoza Karimova" }).click();
  await page.getByRole("menuitem", { name: t("frame.sign-out"), exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("searchbox", { name: t("stop.search") })).toBeVisible();

  await page.route("**/console/v1/me", (route) => route.fulfill(gone));
  await page.reload();
  await expect(page.getByText(t("frame.unreachable"))).toBeVisible();
  await expect(page.getByLabel(t("sign-in.login"))).toHaveCount(0);
  await page.unroute("**/console/v1/me");
  await expect(page.getByRole("searchbox", { name: t("stop.search") })).toBeVisible();
});
