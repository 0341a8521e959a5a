import { expect, test as base } from "@playwright/test";
import type { BrowserContext } from "@playwright/test";
import { installBellCounter } from "./bells.ts";
import type { DemoBrandKey } from "./brands.ts";
import { Guest } from "./guest.ts";
import { StaffMember } from "./staff.ts";
import type { Language } from "./texts.ts";

export { expect } from "@playwright/test";

interface TestFixtures {
  /** Pattern of the script errors that the test expects. Any other error fails the test. */
  expectedErrors: RegExp | null;
  /** Returns a guest on the page of the test. */
  guestOf(brand: DemoBrandKey, language: Language): Guest;
  /** Returns a member of staff with a separate browser context, not signed in. */
  someStaff(brand: DemoBrandKey): Promise<StaffMember>;
  /** Returns a member of staff with a separate browser context, signed in to the console. The owner by default. */
  staffOf(brand: DemoBrandKey, login?: string): Promise<StaffMember>;
  /** Returns the owner on a management page, for example `promos`. */
  managerOf(brand: DemoBrandKey, many: string): Promise<StaffMember>;
}

/** Waits until the session history has not changed for three animation frames. Runs in the page. */
async function waitUntilHistoryIsStable(): Promise<void> {
  const getHistoryStep = () => `${history.length} ${JSON.stringify(history.state)}`;
  for (let [step, rested] = [getHistoryStep(), 0]; rested < 3; rested += 1) {
    await new Promise((done) => requestAnimationFrame(done));
    if (getHistoryStep() === step) continue;
    step = getHistoryStep();
    rested = -1;
  }
}

/** Test function whose fixtures are guests and staff instead of pages: `test("…", async ({ guestOf, staffOf }) => …)`. */
export const test = base.extend<TestFixtures>({
  expectedErrors: [null, { option: true }],
  page: async ({ page }, use) => {
    const goBack = page.goBack.bind(page);
    // The product pushes a history entry some frames after it has shown a panel, so going back first waits for a stable
    // history.
    page.goBack = async (options) => {
      await page.evaluate(waitUntilHistoryIsStable);
      return goBack(options);
    };
    await use(page);
  },
  guestOf: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => {
      if (!expectedErrors?.test(String(error))) errors.push(String(error));
    });
    await use((brand, language) => new Guest(page, brand, language));
    // Script errors, especially failed hydration, fail the test even without a visible effect.
    expect(errors, "errors of the store's scripts").toEqual([]);
  },
  someStaff: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const everybody: StaffMember[] = [];
    await use(async (brand) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        isMobile: false,
        locale: "uz-UZ",
      });
      contexts.push(context);
      const staff = new StaffMember(await context.newPage(), brand);
      everybody.push(staff);
      await installBellCounter(staff.page);
      return staff;
    });
    for (const staff of everybody) await staff.startAll();
    for (const context of contexts) await context.close();
  },
  staffOf: async ({ someStaff }, use) => {
    await use(async (brand, login) => {
      const staff = await someStaff(brand);
      await staff.enter(login);
      return staff;
    });
  },
  managerOf: async ({ someStaff }, use) => {
    await use(async (brand, many) => {
      const staff = await someStaff(brand);
      await staff.enterAt(many);
      return staff;
    });
  },
});
