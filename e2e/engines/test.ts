import { writeFileSync } from "node:fs";
import { test as base } from "@playwright/test";
import { firefoxPath, webkitPaths } from "../../scripts/setup/find-engines.mjs";
import type { DemoBrandKey } from "../src/brands.ts";
import type { Language } from "../src/texts.ts";
import { BrowserEngineGuest } from "./engine-guest.ts";
import type { EngineName, BrowserEnginePage } from "./engine-page.ts";
import { startFirefox } from "./firefox.ts";
import { startWebkit } from "./webkit.ts";

export { expect } from "@playwright/test";

export interface EngineFixtures {
  /** Name of the browser engine that the Playwright project tests. */
  engineName: EngineName;
  enginePage: BrowserEnginePage;
  /** Returns a guest on the page of the test. */
  guestOf(brand: DemoBrandKey, language: Language): BrowserEngineGuest;
}

const starters: Record<EngineName, () => Promise<BrowserEnginePage>> = {
  async firefox() {
    if (firefoxPath === null) throw new Error("There is no Firefox. On Debian: apt-get install firefox-esr");
    return await startFirefox(firefoxPath);
  },
  async webkit() {
    if (webkitPaths === null)
      throw new Error("There is no WebKitGTK. On Debian: apt-get install webkit2gtk-driver xvfb");
    return await startWebkit(webkitPaths);
  },
};

/** Test function of the journeys in other engines. A failed test leaves a picture of its page in its output folder. */
export const test = base.extend<EngineFixtures>({
  engineName: ["webkit", { option: true }],
  enginePage: async ({ engineName }, use, info) => {
    const page = await starters[engineName]();
    try {
      await use(page);
      if (info.status !== info.expectedStatus)
        writeFileSync(info.outputPath("page.png"), await page.takeScreenshot());
    } finally {
      await page.close();
    }
  },
  guestOf: async ({ enginePage }, use) => {
    await use((brand, language) => new BrowserEngineGuest(enginePage, brand, language));
  },
});
