import type { Browser, Page } from "@playwright/test";
import type { BrandKey } from "./brands.ts";
import { Founder } from "./founder.ts";
import { Guest } from "./guest.ts";
import { Staff } from "./staff.ts";

/** Opens a brand of its own for a test that would be in the way of others; gives its owner and a guest on a phone. */
export async function foundBrand(page: Page, browser: Browser, name: string) {
  const mark = String(Date.now()).slice(-8);
  const founder = new Founder(page);
  await founder.openByLink(name);
  await founder.nameBrand(`${name} ${mark}`);
  await founder.tellBranch("Amir Temur 5");
  await founder.openStore(name);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const key = `${name.toLowerCase()}-${mark}` as BrandKey;
  const guest = new Guest(await context.newPage(), key, "uz");
  return { founder, guest, key, staff: new Staff(page, "osh"), close: () => context.close() };
}
