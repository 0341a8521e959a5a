import type { Browser, Page } from "@playwright/test";
import { type DemoBrandKey, getPlatformUrl } from "./brands.ts";
import { callApi, openEmptyPage } from "./call.ts";
import { BrandFounder, FOUNDER_PASSWORD } from "./founder.ts";
import { createPermitLink } from "./create-brand-link.ts";
import { Guest } from "./guest.ts";
import { StaffMember } from "./staff.ts";

/** A branch in the centre of Tashkent that is always open. */
const NEW_BRANCH = {
  city: "tashkent",
  address: "Amir Temur 5",
  latitude: 41.311081,
  longitude: 69.279737,
  phone: "+998712000000",
  opensAt: "00:00",
  closesAt: "00:00",
};

/**
 * Creates and opens a new brand by API calls, for tests that would disturb other tests. Leaves an empty page with the
 * owner signed in. Tests of the start page itself use `BrandFounder`. @returns the brand's key, which is also the owner's
 * login.
 */
export async function createAndOpenBrand(page: Page, name: string): Promise<string> {
  const key = `${name.toLowerCase()}-${String(Date.now()).slice(-8)}`;
  const permit = new URL(await createPermitLink(name)).hash.slice(1);
  await openEmptyPage(page, getPlatformUrl(""));
  await callApi(page, "POST /onboarding/v1/brands", {
    permit,
    name: key,
    address: key,
    language: "uz",
    kind: "KITCHEN",
    hasMenu: true,
    mainColor: "#0F766E",
    branch: NEW_BRANCH,
    delivery: { metres: 5_000, price: 15_000 },
    owner: { name, login: key, password: FOUNDER_PASSWORD },
  });
  return key;
}

/**
 * Like `createAndOpenBrand`, with a guest in a phone-sized context. Also returns page objects of the founder and the
 * staff.
 */
export async function createBrandWithGuest(page: Page, browser: Browser, name: string) {
  const key = (await createAndOpenBrand(page, name)) as DemoBrandKey;
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const guest = new Guest(await context.newPage(), key, "uz");
  return {
    founder: new BrandFounder(page),
    guest,
    key,
    staff: new StaffMember(page, "osh"),
    close: () => context.close(),
  };
}
