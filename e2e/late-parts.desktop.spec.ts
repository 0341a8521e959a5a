import { expectAccessible } from "./src/accessible.ts";
import { call } from "./src/call.ts";
import type { Staff } from "./src/staff.ts";
import { startOf } from "./src/texts.ts";
import { expect, test } from "./src/test.ts";

const PASSWORD = "bulut daryo tarvuz 17";

/** Kilobytes of script, as they were sent, that had been asked for when the board stood. */
async function scriptOfBoard({ page }: Staff): Promise<number> {
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

async function expectScript(staff: Staff, who: string, most: number): Promise<void> {
  const kilobytes = await scriptOfBoard(staff);
  test.info().annotations.push({ type: who, description: `${kilobytes.toFixed(1)} KB` });
  expect(kilobytes).toBeGreaterThan(50);
  expect(kilobytes, who).toBeLessThan(most);
}

test("[US-8] the board of a cook and of a courier stands after 150 KB of script, an owner's after 200", async ({
  someStaff,
  staffOf,
}) => {
  const owner = await staffOf("osh");
  const login = `kuryer-${String(Date.now()).slice(-7)}`;
  const person = { login, name: "Kuryer", role: "courier", branchIds: null };
  const { invitation } = await call<{ invitation: { token: string } }>(
    owner.page,
    "POST /console/v1/people",
    person,
  );
  const courier = await someStaff("osh");
  await courier.open();
  await call(courier.page, "POST /console/v1/invitation/password", {
    token: invitation.token,
    password: PASSWORD,
  });
  await courier.enter(login, PASSWORD);
  await expectScript(owner, "an owner", 200);
  await expectScript(await staffOf("osh", "osh-kitchen"), "a cook", 150);
  await expectScript(courier, "a courier", 150);
});

const doneButton = ({ page, t }: Staff) => page.getByRole("button", { name: startOf(t("column.done")) });

test("[BD-2] a part of the board that does not come is offered again, and the board goes on meanwhile", async ({
  someStaff,
}) => {
  const staff = await someStaff("osh");
  const { page, t } = staff;
  const part = /\/assets\/done-drawer-[\w-]{8}\.js$/;
  await page.route(part, (route) => route.abort());
  await staff.enter();
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  await doneButton(staff).click();
  const offer = page.getByRole("alertdialog", { name: t("late.failed") });
  await expect(offer.getByRole("button", { name: t("board.again") })).toBeFocused();
  await expectAccessible(page, "a part of the board that did not come");
  await page.keyboard.press("Escape");
  await expect(offer).toBeHidden();
  await expect(staff.column("new")).toBeVisible();
  await doneButton(staff).click();
  await expect(offer).toBeVisible();
  await page.unroute(part);
  await offer.getByRole("button", { name: t("board.again") }).click();
  await expect(page.getByRole("dialog", { name: t("column.done") })).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-same-page", "");
});

test("[BD-2] a page of the console that is gone is loaded anew once, then offered", async ({ staffOf }) => {
  const { page, t } = await staffOf("osh");
  const lost = /\/assets\/pauses-page-[\w-]{8}\.js$/;
  await page.route(lost, (route) => route.fulfill({ status: 404, body: "" }));
  const open = () => page.getByRole("tab", { name: t("frame.pauses") }).click();
  await Promise.all([page.waitForEvent("load"), open()]);
  await open();
  await expect(page.getByText(t("late.failed"))).toBeVisible();
  await page.unroute(lost);
  await page.getByRole("button", { name: t("board.again") }).click();
  await expect(page.getByRole("region", { name: t("pause.now") })).toBeVisible();
});

test("[BD-2] a button that is pressed before its script is here opens when it comes, and gives the focus back", async ({
  someStaff,
}) => {
  const staff = await someStaff("osh");
  const { page, t } = staff;
  let letGo = () => {};
  const held = new Promise<void>((go) => (letGo = go));
  await page.route(/\/assets\/staff-menu-[\w-]{8}\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await staff.enter();
  const button = page
    .getByRole("navigation", { name: t("frame.bar") })
    .getByRole("button")
    .last();
  await button.click();
  letGo();
  await expect(page.getByRole("menuitem", { name: t("frame.sign-out"), exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("[BD-2] what is typed into the search before its list is here stays, and the list comes to it", async ({
  someStaff,
}) => {
  const staff = await someStaff("osh");
  const { page } = staff;
  let letGo = () => {};
  const held = new Promise<void>((go) => (letGo = go));
  await page.route(/\/assets\/found-orders-[\w-]{8}\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await staff.enter();
  await staff.searchField().pressSequentially("99");
  letGo();
  await expect(page.getByRole("combobox", { name: staff.t("board.search") })).toBeFocused();
  await page.keyboard.type("8");
  await expect(staff.searchField()).toHaveValue("998");
});
