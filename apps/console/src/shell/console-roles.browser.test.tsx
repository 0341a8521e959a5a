import { endpoints } from "@dasturxon/contract";
import type { Endpoint } from "@dasturxon/contract/endpoint";
import { STAFF_ROLES, SUPPORT_ACTOR } from "@dasturxon/domain/staff-permission";
import { expect, test } from "vitest";
import readers from "virtual:page-readers";
import { listManageGroups } from "./manage-pages.ts";
import { loadExampleAnswers } from "../testing/example-replies.ts";
import { renderConsole } from "../testing/render-console.tsx";

type Role = (typeof STAFF_ROLES)[number] | typeof SUPPORT_ACTOR;

/** Expected tabs of the bar by role. Not derived from the code under test. */
const EXPECTED_TABS: Record<Role, readonly string[]> = {
  owner: ["board", "reservations", "past-orders", "stop-list", "pauses", "manage"],
  manager: ["board", "reservations", "past-orders", "stop-list", "pauses", "manage"],
  operator: ["board", "reservations", "past-orders", "stop-list", "pauses", "manage"],
  kitchen: ["board", "reservations", "stop-list", "pauses", "manage"],
  courier: ["board"],
  support: ["board", "manage"],
};

const endpointByRoute = new Map<string, Endpoint>(
  Object.values<Endpoint>(endpoints).map((each) => [`${each.method} ${each.path}`, each] as const),
);

/** Fallback for a route that the contract does not declare. No role may call it. */
const UNKNOWN_ENDPOINT: Pick<Endpoint, "auth" | "roles" | "isForSupport"> = { auth: "platform" };

/**
 * Whether the contract lets this role call the API route. The server tests check that the server refuses the route to
 * all other roles.
 */
function mayCallRoute(role: Role, route: string): boolean {
  const { auth, roles, isForSupport = false } = endpointByRoute.get(route) ?? UNKNOWN_ENDPOINT;
  if (auth !== "staff") return auth === "none";
  return role === SUPPORT_ACTOR ? isForSupport : !roles || roles.includes(role);
}

/** Returns the route of an event stream, from its URL. */
const toStreamRoute = (url: string) => `GET ${new URL(url, location.href).pathname.replace(/^\/api/, "")}`;

for (const role of [...STAFF_ROLES, SUPPORT_ACTOR] as const)
  test(`[US-8, S1, S12] shows ${role} only its own pages, and none of them makes a call that the role may not make`, async () => {
    const { page, t, api, lines, router, queries } = await renderConsole({ role, api: loadExampleAnswers() });
    const waitUntilIdle = () =>
      expect.poll(() => router.state.navigation.state === "idle" && queries.isFetching() === 0).toBe(true);
    const bar = page.getByRole("navigation", { name: t("frame.bar"), exact: true });
    const tabs = bar.getByRole("tab");
    await expect.element(tabs.first()).toBeVisible();
    await waitUntilIdle();
    const names = EXPECTED_TABS[role].map((name) => t(`frame.${name}` as "frame.board"));
    expect(tabs.elements().map((tab) => tab.textContent?.replace(/\d+$/, ""))).toEqual(names);
    for (const name of names) {
      await tabs.filter({ hasText: name }).click();
      await waitUntilIdle();
    }
    const managed = page.getByRole("navigation", { name: t("frame.manage"), exact: true });
    const pages = listManageGroups(role, readers).flatMap((group) =>
      group.pages.map(({ path }) => `/manage/${path}`),
    );
    const links = managed.getByRole("link");
    await expect.poll(() => links.elements().length).toBe(pages.length);
    const offered = links.elements().map((link) => link.getAttribute("href") ?? "");
    expect(offered).toEqual(pages);
    for (const at of [...offered, "/account"]) {
      await router.navigate(at);
      await expect.element(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await waitUntilIdle();
      expect(router.state.location.pathname).toBe(at);
    }
    const asked = new Set([...api.calls.map(({ route }) => route), ...lines.urls.map(toStreamRoute)]);
    expect(asked.size).toBeGreaterThan(2);
    expect([...asked].filter((route) => !mayCallRoute(role, route))).toEqual([]);
  });

test("[US-8] redirects the kitchen from a page of another role to a page of its own", async () => {
  const { page, t, router } = await renderConsole({ role: "kitchen", api: loadExampleAnswers() });
  await expect.element(page.getByRole("navigation", { name: t("frame.bar"), exact: true })).toBeVisible();
  for (const [left, own] of [
    ["/past-orders", "/"],
    ["/reservations/codes", "/reservations"],
    ["/manage/people", "/manage/products"],
    ["/manage/money", "/manage/products"],
  ] as const) {
    await router.navigate(left);
    await expect.poll(() => router.state.location.pathname).toBe(own);
  }
});
