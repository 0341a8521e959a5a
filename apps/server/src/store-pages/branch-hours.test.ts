import { setTimeout as sleep } from "node:timers/promises";
import { findOpenState } from "@dasturxon/domain/hours";
import type { Branch } from "@dasturxon/contract";
import { afterEach, expect, test, vi } from "vitest";
import { readProductTexts } from "../testing/product-texts.ts";
import { serveStorePages } from "../testing/store-pages.ts";

const pages = await serveStorePages();
const storeText = readProductTexts("storefront", "ru");
const TIME_ZONE = "Asia/Tashkent";
const NOON = new Date("2026-12-01T12:00:00+05:00");
const LIST_PATHS = ["/branches", "/address/pickup"];
const MAP_PATHS = ["/branches/map", "/address/pickup2"];

/** Sets the date of the server. Timers and the lifetimes of caches follow the real time. */
function setTime(now: Date | number): void {
  vi.useFakeTimers({ toFake: ["Date"], now });
}
afterEach(() => void vi.useRealTimers());

async function listPickupBranches(brand: string): Promise<Branch[]> {
  const host = `${brand}.localhost:3000`;
  const { body } = await pages.app.call<Branch[]>("/users/v1/branches/full", { host });
  return body.filter(({ settings }) => settings.pickupEnabled);
}

const findState = ({ workHours }: Branch, instant: Date) =>
  findOpenState({ workHours, serviceType: "PICK_UP", instant, timeZone: TIME_ZONE });

const formatOpenUntil = (closesAt: Date) =>
  storeText("hours.openUntil", {
    time: closesAt.toLocaleTimeString("ru", { timeZone: TIME_ZONE, hour: "2-digit", minute: "2-digit" }),
  });

async function readBranchRows(brand: string, path: string, language = "ru"): Promise<string[]> {
  const { root, status } = await pages.get(brand, path, language);
  expect([path, status]).toEqual([path, 200]);
  return root.querySelectorAll("main li button").map(({ text }) => text);
}

test.each(["osh", "market", "pizza"])(
  "[BN-4, BN-5] the pages of %s's branches say before any script runs that each is open, and until when",
  async (brand) => {
    setTime(NOON);
    const branches = await listPickupBranches(brand);
    for (const path of LIST_PATHS) {
      const rows = await readBranchRows(brand, path);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        const branch = branches.find(({ name }) => row.includes(name.ru ?? "?"));
        const closesAt = branch && findState(branch, NOON).closesAt;
        expect(row).toContain(closesAt ? formatOpenUntil(closesAt) : storeText("hours.open"));
      }
    }
    for (const path of [...LIST_PATHS, ...MAP_PATHS]) {
      const { root } = await pages.get(brand, path, "ru");
      const confirm = root.querySelectorAll("main button").at(-1);
      expect([path, confirm?.hasAttribute("disabled")]).toEqual([path, false]);
      expect(confirm?.text).toContain(storeText("branch.confirm", { branch: "" }).trim());
    }
  },
);

test("[BN-2, BN-6] the branches of the main city are listed before any script runs, with the choice of city", async () => {
  const { root } = await pages.get("osh", "/branches", "ru");
  const cities = root.querySelectorAll("main select option").map(({ text }) => text);
  expect(cities.length).toBeGreaterThan(1);
  const rows = await readBranchRows("osh", "/branches");
  const all = await listPickupBranches("osh");
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThan(all.length);
});

test.each([
  // The two cases use different languages, because each language has its own cached page.
  ["closes", "en"],
  ["opens", "uz"],
] as const)("[BN-5] a cached page of branches changes when a branch %s", async (change, language) => {
  const branches = await listPickupBranches("osh");
  const branch = branches.find((each) => findState(each, NOON).closesAt);
  const closesAt = branch && findState(branch, NOON).closesAt;
  const opensAt = branch && closesAt && findState(branch, closesAt).opensAt;
  if (!branch || !closesAt || !opensAt) throw new Error("osh must have a branch that closes");
  const changesAt = change === "closes" ? closesAt : opensAt;
  const openText = readProductTexts("storefront", language)("hours.openUntil", { time: "" }).trim();
  const isShownOpen = async (): Promise<boolean> => {
    const rows = await readBranchRows("osh", "/branches", language);
    const names = Object.values(branch.name).flatMap((name) => name ?? []);
    return rows.some((text) => text.includes(openText) && names.some((name) => text.includes(name)));
  };
  setTime(changesAt.getTime() - 300);
  expect(await isShownOpen()).toBe(change === "closes");
  await sleep(400);
  setTime(changesAt.getTime() + 100);
  expect(await isShownOpen()).toBe(change === "opens");
});
