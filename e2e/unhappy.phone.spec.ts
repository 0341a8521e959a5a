import { describeRefusalCode } from "@dasturxon/contract/refusals";
import type { Page, Route } from "@playwright/test";
import { getStoreUrl } from "./src/brands.ts";
import { followLink } from "./src/follow-link.ts";
import type { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";
import { DATA_SCREENS } from "./src/unhappy-table.ts";
import type { DataScreen } from "./src/unhappy-table.ts";

// Checks each screen with API data in four cases: empty, offline, server errors, and an ended session.
type FailureCase = "offline" | "internal" | "forbidden";
const answerByFailureCase: Record<FailureCase, (route: Route) => Promise<void>> = {
  offline: (route) => route.abort(),
  internal: (route) => route.fulfill({ status: 500, body: "a proxy's own page" }),
  forbidden: (route) => route.fulfill({ status: 403, json: createRefusalResponse("forbidden", 403) }),
};

for (const isForAll of [true, false])
  test(`[ER-1, ER-3, CT-5] ${isForAll ? "what all see" : "what a customer sees"}: failed and refused calls show a message and a retry; a list that is empty says so`, async ({
    guestOf,
  }) => {
    test.slow();
    const guest = guestOf("osh", "ru");
    await makeRetriesImmediate(guest.page);
    if (!isForAll) await guest.signInFirst();
    const asked = new Set<string>();
    for (const screen of DATA_SCREENS.filter((each) => (each.isForAll ?? false) === isForAll))
      await test.step(screen.path, async () => {
        await expectFailuresShown(
          guest,
          screen,
          isForAll || asked.has(screen.call.source) ? openPath : navigateToPath,
        );
        asked.add(screen.call.source);
      });
  });

test("[US-4] an expired session opens the menu from every private screen, and says so", async ({
  guestOf,
}) => {
  test.slow();
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.signInFirst();
  const kept = await page.evaluate(() => Object.entries(localStorage));
  const asked = new Set<string>();
  for (const { path, call, isForAll } of DATA_SCREENS) {
    if (isForAll) continue;
    await test.step(path, async () => {
      await page.route(call, (route) =>
        route.fulfill({ status: 401, json: createRefusalResponse("unauthorized", 401) }),
      );
      await (asked.has(call.source) ? openPath : navigateToPath)(guest, path);
      asked.add(call.source);
      await expect(page, path).toHaveURL(getStoreUrl("osh", "/"));
      const notice = page.getByText(t("session.expired")).first();
      await expect(notice, path).toBeVisible();
      await page.unroute(call);
      await page.evaluate(signInElsewhere, kept);
      await expect(notice, path).toBeHidden();
    });
  }
});

async function expectFailuresShown(
  guest: Guest,
  { path, call, empty, failed = "error.load", isFinal = false }: DataScreen,
  open: (guest: Guest, path: string) => Promise<unknown>,
): Promise<void> {
  const { page, t } = guest;
  const title = page.getByRole("heading", { name: t(failed) }).or(page.getByText(t(failed), { exact: true }));
  const retry = guest.button("action.retry");
  let fault: FailureCase | null = "offline";
  await page.route(call, (route) => {
    if (fault) return answerByFailureCase[fault](route);
    return empty?.answer === undefined ? route.continue() : route.fulfill({ json: empty.answer });
  });
  for (fault of ["offline", "internal", "forbidden"] as const) {
    if (isFinal || fault === "offline") await open(guest, path);
    else await retry.click();
    await expect(page.getByText(describeRefusalCode(fault).ru).first(), `${path}, ${fault}`).toBeVisible();
    await expect(title.first(), `${path}, ${fault}`).toBeVisible();
  }
  if (isFinal) {
    await page.unroute(call);
    return expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  }
  const said = describeRefusalCode(fault).ru;
  fault = null;
  await retry.click();
  await expect(page.getByText(said), path).toHaveCount(0);
  if (empty) await expect(page.getByText(t(empty.id)).first(), path).toBeVisible();
  await page.unroute(call);
}

/**
 * Navigates with the client router, without a page load. Usable only for the first screen of an API call, because later
 * screens use the cached response.
 */
const navigateToPath = ({ page }: Guest, path: string) => followLink(page, path);
const openPath = ({ page }: Guest, path: string) => page.goto(getStoreUrl("osh", `/ru${path}`));

/** Restores local storage and dispatches `storage` events, as if another tab had signed in. */
function signInElsewhere(kept: [string, string][]): void {
  for (const [key, newValue] of kept) {
    const oldValue = localStorage.getItem(key);
    if (oldValue === newValue) continue;
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent("storage", { key, oldValue, newValue, storageArea: localStorage }));
  }
}

/** Removes the random part of the delays before retries of API calls, so that the retries are early. */
const makeRetriesImmediate = (page: Page) => page.addInitScript(() => (Math.random = () => 0));

function createRefusalResponse(code: "forbidden" | "unauthorized", statusCode: number) {
  return { statusCode, code, description: describeRefusalCode(code), path: "", data: {} };
}
