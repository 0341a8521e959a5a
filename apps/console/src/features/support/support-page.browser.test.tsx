import type { SupportState } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { LazySupportAccessNotice } from "./lazy-support-notice.tsx";
import { SupportPage } from "./support-page.tsx";

const supportScreens = (
  <>
    <LazySupportAccessNotice />
    <SupportPage />
  </>
);

async function openSupport(role: "owner" | "manager" = "owner") {
  let state: SupportState = { until: null, inside: [] };
  const setSupportState = (next: SupportState) => (state = next);
  const rendered = await renderPage(supportScreens, {
    role,
    path: "/manage/support",
    api: {
      "GET /console/v1/support": () => state,
      "PUT /console/v1/support": () => setSupportState({ until: "2099-03-02T07:00:00.000Z", inside: [] }),
      "DELETE /console/v1/support": () => setSupportState({ until: null, inside: [] }),
    },
  });
  return { ...rendered, put: setSupportState };
}

test("[S40] the owner gives consent, sees the administrators with an open session on every page, and revokes it", async () => {
  const { page, t, api, put, queries } = await openSupport();
  const end = page.getByRole("button", { name: t("support.end"), exact: true });
  await expect.element(page.getByText(t("support.closed"))).toBeVisible();
  await expect.element(end).not.toBeInTheDocument();
  await page.getByRole("button", { name: t("support.allow-1"), exact: true }).click();
  await expect.element(page.getByText(t("support.nobody"))).toBeVisible();
  expect(api.sentTo("PUT /console/v1/support")).toEqual([{ hours: 1 }]);
  const entered = { name: "Nodira Yusupova", enteredAt: "2026-03-02T07:00:00.000Z" };
  put({ until: "2099-03-02T07:00:00.000Z", inside: [entered] });
  await queries.invalidateQueries();
  await expect.element(page.getByText(t("support.inside", { names: entered.name }))).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: t("support.look"), exact: true }))
    .toHaveAttribute("href", "/manage/support");
  await expectAccessible();
  await end.click();
  await expect.element(page.getByText(t("support.closed"))).toBeVisible();
  await expect.element(page.getByRole("link", { name: t("support.look") })).not.toBeInTheDocument();
});

test("[S40] a manager sees whether consent is given and cannot change it", async () => {
  const { page, t } = await openSupport("manager");
  await expect.element(page.getByText(t("support.owner-only"))).toBeVisible();
  await expect.element(page.getByRole("button", { name: t("support.allow-1") })).not.toBeInTheDocument();
});
