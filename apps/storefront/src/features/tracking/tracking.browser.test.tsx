import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { expectAccessible } from "../../testing/accessible.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { consentStore } from "./consent.ts";
import { Tracking } from "./tracking.tsx";

const inactiveTracker = { active: false, id: "" };
const tracking = {
  metrica: { active: true, id: "12345678", key: "" },
  gtm: inactiveTracker,
  pixel: { ...inactiveTracker, content: "" },
};

/** Hosts of the scripts that the page added. The scripts are removed before they load. */
const requestedHosts: string[] = [];
const originalAppend = document.head.append.bind(document.head);

beforeEach(() => {
  requestedHosts.length = 0;
  document.head.append = (...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement) requestedHosts.push(new URL(node.src).host);
      else originalAppend(node);
  };
});
afterEach(() => {
  document.head.append = originalAppend;
});

async function openPageAt(path: string, id = tracking.metrica.id) {
  await cleanup();
  const metrica = { ...tracking.metrica, id };
  return await renderStore(<Tracking />, { path, brand: { tracking: { ...tracking, metrica } } });
}

test("[AN-1] counts nothing before consent: a guest that declines is not asked again", async () => {
  const { t, button, reload } = await openPageAt("/");
  const bar = page.getByRole("complementary", { name: t("consent.label") });
  await expect.element(bar).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: t("privacy.title") }))
    .toHaveAttribute("href", "/privacy");
  await expectAccessible();
  await button("consent.no").click();
  await expect.element(bar).not.toBeInTheDocument();
  await reload();
  await expect.element(bar).not.toBeInTheDocument();
  expect(requestedHosts).toEqual([]);
});

test("[AN-1] on a private page no consent is asked for, and no counter is loaded", async () => {
  const { t } = await openPageAt("/profile");
  const bar = page.getByRole("complementary", { name: t("consent.label") });
  await expect.element(bar).not.toBeInTheDocument();
  consentStore.set("yes");
  await openPageAt("/profile");
  await expect.element(bar).not.toBeInTheDocument();
  expect(requestedHosts).toEqual([]);
});

test("[AN-1] ignores the Metrica id of the specification's examples: no consent is asked for and no counter runs", async () => {
  const { t } = await openPageAt("/", "98329667");
  const bar = page.getByRole("complementary", { name: t("consent.label") });
  await expect.element(bar).not.toBeInTheDocument();
  consentStore.set("yes");
  await openPageAt("/", "98329667");
  expect(requestedHosts).toEqual([]);
});

// This test must be the last one of the file, because the analytics scripts are loaded once per page load.
test("[AN-1] after consent the counter is loaded and receives the page", async () => {
  const { button } = await openPageAt("/");
  await button("consent.yes").click();
  await expect.poll(() => requestedHosts).toEqual(["mc.yandex.ru"]);
  const told = (window as { ym?: { a?: unknown[][] } }).ym?.a ?? [];
  await expect.poll(() => told.filter(([, what]) => what === "hit").map(([, , path]) => path)).toEqual(["/"]);
});
