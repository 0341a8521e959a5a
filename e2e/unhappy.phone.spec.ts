import { describe } from "@dasturxon/contract/refusals";
import type { Page, Route } from "@playwright/test";
import { storeUrl } from "./src/brands.ts";
import type { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";
import { DATA_SCREENS } from "./src/unhappy-table.ts";
import type { DataScreen } from "./src/unhappy-table.ts";

// What each screen that asks the server says where nothing is there, nothing comes, or nobody is signed in any more.
type Fault = "offline" | "internal" | "forbidden";
const answerBy: Record<Fault, (route: Route) => Promise<void>> = {
  offline: (route) => route.abort(),
  internal: (route) => route.fulfill({ status: 500, body: "a proxy's own page" }),
  forbidden: (route) => route.fulfill({ status: 403, json: refusal("forbidden", 403) }),
};

for (const isForAll of [true, false])
  test(`[ER-1, ER-3, CT-5] ${isForAll ? "what all see" : "what a customer sees"}: lost, broken and refused calls are told in words, and asked again; a list that is empty says so`, async ({
    guestOf,
  }) => {
    test.slow();
    const guest = guestOf("osh", "ru");
    await hurry(guest.page);
    if (!isForAll) await guest.haveAccount();
    for (const screen of DATA_SCREENS)
      if ((screen.isForAll ?? false) === isForAll) await test.step(screen.path, () => fail(guest, screen));
  });

test("[US-4] a session that ended meanwhile leads from every screen of a customer's to the menu, and says so", async ({
  guestOf,
}) => {
  test.slow();
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.haveAccount();
  const kept = await page.evaluate(() => Object.entries(localStorage));
  for (const { path, call, isForAll } of DATA_SCREENS) {
    if (isForAll) continue;
    await test.step(path, async () => {
      await page.evaluate((all) => all.forEach(([key, value]) => localStorage.setItem(key, value)), kept);
      await page.route(call, (route) => route.fulfill({ status: 401, json: refusal("unauthorized", 401) }));
      await openPath(guest, path);
      await expect(page, path).toHaveURL(storeUrl("osh", "/"));
      await expect(page.getByText(t("session.expired")), path).toBeVisible();
      await page.unroute(call);
    });
  }
});

async function fail(
  guest: Guest,
  { path, call, empty, failed = "error.load", isFinal = false }: DataScreen,
): Promise<void> {
  const { page, t } = guest;
  const title = page.getByRole("heading", { name: t(failed) }).or(page.getByText(t(failed), { exact: true }));
  const retry = guest.button("action.retry");
  let fault: Fault | null = "offline";
  await page.route(call, (route) => {
    if (fault) return answerBy[fault](route);
    return empty?.answer === undefined ? route.continue() : route.fulfill({ json: empty.answer });
  });
  for (fault of ["offline", "internal", "forbidden"] as const) {
    if (isFinal || fault === "offline") await openPath(guest, path);
    else await retry.click();
    await expect(page.getByText(describe(fault).ru).first(), `${path}, ${fault}`).toBeVisible();
    await expect(title.first(), `${path}, ${fault}`).toBeVisible();
  }
  if (isFinal) {
    await page.unroute(call);
    return expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  }
  const said = describe(fault).ru;
  fault = null;
  await retry.click();
  await expect(page.getByText(said), path).toHaveCount(0);
  if (empty) await expect(page.getByText(t(empty.id)).first(), path).toBeVisible();
  await page.unroute(call);
}

const openPath = ({ page }: Guest, path: string) => page.goto(storeUrl("osh", `/ru${path}`));

/** Calls are asked again as soon as they may be. */
const hurry = (page: Page) => page.addInitScript(() => (Math.random = () => 0));

function refusal(code: "forbidden" | "unauthorized", statusCode: number) {
  return { statusCode, code, description: describe(code), path: "", data: {} };
}
