import type { Page } from "@playwright/test";
import { expectAccessible } from "./src/accessible.ts";
import { callApi } from "./src/call.ts";
import type { StaffMember } from "./src/staff.ts";
import { createTextStartPattern } from "./src/texts.ts";
import { expect, test } from "./src/test.ts";

/** Factor by which a page may exceed its limit, as in `page-scripts.test.ts`. */
const SIZE_TOLERANCE_FACTOR = 1.01;

const PASSWORD = "bulut daryo tarvuz 17";

/** Returns the transferred size in kilobytes of all scripts requested before the board was shown. */
async function measureBoardScript({ page }: StaffMember): Promise<number> {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(".board-cards")) return;
      watch.disconnect();
      document.documentElement.dataset["boardAt"] = String(performance.now());
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  const board = page.locator("html[data-board-at]");
  await expect(board).toBeAttached();
  return await board.evaluate(({ dataset }) => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const scripts = entries.filter(
      ({ name, startTime }) => name.endsWith(".js") && startTime < Number(dataset["boardAt"]),
    );
    return scripts.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0) / 1024;
  });
}

async function expectMaxScriptSize(staff: StaffMember, who: string, most: number): Promise<void> {
  const kilobytes = await measureBoardScript(staff);
  test.info().annotations.push({ type: who, description: `${kilobytes.toFixed(1)} KB` });
  expect(kilobytes).toBeGreaterThan(50);
  // The server compresses slightly less than the build, and sizes vary between builds.
  expect(kilobytes, who).toBeLessThan(most * SIZE_TOLERANCE_FACTOR);
}

test("[US-8] the board of kitchen and courier loads 150 KB of script, an owner's 200", async ({
  someStaff,
  staffOf,
}) => {
  const owner = await staffOf("osh");
  const login = `kuryer-${String(Date.now()).slice(-7)}`;
  const person = { login, name: "Kuryer", role: "courier", branchIds: null };
  const { invitation } = await callApi<{ invitation: { token: string } }>(
    owner.page,
    "POST /console/v1/people",
    person,
  );
  const courier = await someStaff("osh");
  await courier.open();
  await callApi(courier.page, "POST /console/v1/invitation/password", {
    token: invitation.token,
    password: PASSWORD,
  });
  await courier.enter(login, PASSWORD);
  await expectMaxScriptSize(owner, "an owner", 200);
  await expectMaxScriptSize(await staffOf("osh", "osh-kitchen"), "a cook", 150);
  await expectMaxScriptSize(courier, "a courier", 150);
});

/** Delays the response of a script of the console. @returns a function that ends the delay. */
async function delayScriptRequests(page: Page, part: string): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(new RegExp(String.raw`/assets/${part}-[\w-]+\.js$`), async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test("[BD-2, LN-1] a press on a lazy part of the board works when it loads, a failed one can be retried, and a missing page reloads once in the chosen language", async ({
  someStaff,
}) => {
  const staff = await someStaff("osh");
  const { page, t } = staff;
  const part = /\/assets\/done-drawer-[\w-]+\.js$/;
  await page.route(part, (route) => route.abort());
  const letMenuCome = await delayScriptRequests(page, "staff-menu");
  const letListCome = await delayScriptRequests(page, "order-search-results");
  await staff.enter();
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));

  // Text typed into the search before its list has loaded is not lost, and the list filters by it.
  await staff.searchField().pressSequentially("99");
  letListCome();
  await expect(page.getByRole("combobox", { name: t("board.search") })).toBeFocused();
  await page.keyboard.type("8");
  await expect(staff.searchField()).toHaveValue("998");
  await page.keyboard.press("Escape");

  // A dialog whose script is still loading opens as soon as the script has loaded. When it closes, the focus returns to
  // its button.
  const button = page
    .getByRole("navigation", { name: t("frame.bar") })
    .getByRole("button")
    .last();
  await button.click();
  letMenuCome();
  await expect(page.getByRole("menuitem", { name: t("frame.sign-out"), exact: true })).toBeVisible();
  const menu = page.getByRole("menu");
  await expect.poll(() => menu.evaluate((element) => element.matches(":focus-within"))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  const done = page.getByRole("button", { name: createTextStartPattern(t("column.done")) });
  await done.click();
  const offer = page.getByRole("alertdialog", { name: t("late.failed") });
  await expect(offer.getByRole("button", { name: t("board.again") })).toBeFocused();
  await expectAccessible(page, "a part of the board that did not come");
  await page.keyboard.press("Escape");
  await expect(offer).toBeHidden();
  await expect(staff.column("new")).toBeVisible();
  await done.click();
  await expect(offer).toBeVisible();
  await page.unroute(part);
  await offer.getByRole("button", { name: t("board.again") }).click();
  const drawer = page.getByRole("dialog", { name: t("column.done") });
  await drawer
    .getByRole("button", { name: t("order.close"), exact: true })
    .first()
    .click();
  await expect(drawer).toBeHidden();
  await expect(page.locator("body")).toHaveAttribute("data-same-page", "");

  await staff.speak("ru");
  const lost = /\/assets\/pauses-page-[\w-]+\.js$/;
  await page.route(lost, (route) => route.fulfill({ status: 404, body: "" }));
  const openPauses = () => page.getByRole("tab", { name: staff.t("frame.pauses") }).click();
  await Promise.all([page.waitForEvent("load"), openPauses()]);
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await openPauses();
  await expect(page.getByText(staff.t("late.failed"))).toBeVisible();
  await page.unroute(lost);
  await page.getByRole("button", { name: staff.t("board.again") }).click();
  await expect(page.getByRole("region", { name: staff.t("pause.now") })).toBeVisible();

  // On a narrow screen the languages are in the account menu instead of the console's bar.
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole("navigation", { name: staff.t("frame.bar") })
    .getByRole("button")
    .last()
    .click();
  await page.getByRole("menuitem", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
