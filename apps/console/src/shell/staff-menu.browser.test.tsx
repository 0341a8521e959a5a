import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { loadExampleReply } from "../testing/example-replies.ts";
import { createFakeRefusal } from "../testing/fake-api.ts";
import { createLazyControl } from "../ui/lazy-control.tsx";
import { StaffMenuButton } from "./staff-button.tsx";
import { DESKTOP_VIEWPORT_SIZE, PHONE_VIEWPORT_SIZE, renderPage } from "../testing/render-page.tsx";
import { StaffMenu } from "./staff-menu.tsx";

async function openMenu(role: "manager" | "support" = "manager") {
  const brands = await loadExampleReply("ownBrands");
  const [own] = brands;
  const rendered = await renderPage(<StaffMenu isAsked={false} />, {
    role,
    ...(own && { merchant: { id: own.merchantId } }),
    api: {
      "GET /console/v1/me/brands": brands,
      "POST /console/v1/me/brand": createFakeRefusal("not_found"),
      "POST /console/v1/sign-out/everywhere": { done: true },
    },
  });
  const { page } = rendered;
  await page.getByRole("button", { name: "Dilnoza Karimova" }).click();
  return { ...rendered, brands };
}

test("[US-8, S12] lists the other brands of the person with the role there, and switches to the selected one", async () => {
  const { page, t, api, brands } = await openMenu();
  const other = page.getByRole("menuitem", { name: `pizza · ${t("role.manager")}` });
  await expect.element(other).toBeVisible();
  await expect
    .element(page.getByRole("menuitem", { name: `osh · ${t("role.manager")}` }))
    .not.toBeInTheDocument();
  await other.click();
  await expect
    .poll(() => api.sentTo("POST /console/v1/me/brand"))
    .toEqual([{ merchantId: brands[1]?.merchantId }]);
});

test("[US-8, S12] signing out on every device also ends this session and clears cached data", async () => {
  const { page, t, api, queries } = await openMenu();
  queries.setQueryData(["board"], { orders: [] });
  await page.getByRole("menuitem", { name: t("frame.sign-out-everywhere"), exact: true }).click();
  await expect.poll(() => api.sentTo("POST /console/v1/sign-out/everywhere")).toHaveLength(1);
  await expect.poll(() => queries.getQueryData(["me"])).toEqual({ staff: null, ended: null });
  expect(queries.getQueryData(["board"])).toBeUndefined();
});

test("[S40] shows support staff no account and no other brands in the menu", async () => {
  const { page, t } = await openMenu("support");
  await expect.element(page.getByRole("menuitem", { name: t("frame.sign-out"), exact: true })).toBeVisible();
  for (const name of ["account.title", "frame.sign-out-everywhere"] as const)
    await expect.element(page.getByRole("menuitem", { name: t(name) })).not.toBeInTheDocument();
});

for (const size of [PHONE_VIEWPORT_SIZE, DESKTOP_VIEWPORT_SIZE])
  test(`[US-8, BD-2, UX-41] a menu opened before its script loaded gets the focus, is navigated by arrows, and Escape closes it: ${size[0]} wide`, async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const Late = createLazyControl(async () => {
      await held;
      return StaffMenu;
    }, StaffMenuButton);
    const { page, t } = await renderPage(<Late />, {
      size,
      api: { "GET /console/v1/me/brands": await loadExampleReply("ownBrands") },
    });
    const button = page.getByRole("button", { name: "Dilnoza Karimova" });
    await button.click();
    letGo();
    const menu = page.getByRole("menu");
    await expect
      .element(page.getByRole("menuitem", { name: t("frame.sign-out"), exact: true }))
      .toBeVisible();
    await expect.poll(() => menu.element().matches(":focus-within")).toBe(true);
    const items = menu.getByRole("menuitem");
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(items.last()).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(items.first()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });
