import type { IssuedPermit, PlatformBrand } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { type FakeAnswers, createFakeRefusal } from "../../testing/fake-api.ts";
import { DESKTOP_VIEWPORT_SIZE, renderPage } from "../../testing/render-page.tsx";
import { BrandPage } from "./brand-page.tsx";
import { BrandsHealthPage } from "./health-page.tsx";
import { InstallationPage } from "./installation-page.tsx";
import { PermitsPage } from "./permits-page.tsx";
import { PlatformPage } from "./platform-page.tsx";

/** Renders the page of a brand. The fake API applies each change to the brand, as the server does. */
async function openBrand(more: Partial<PlatformBrand> = {}) {
  const state = { brand: { ...(await loadExampleReply("platformBrand")), ...more } };
  const changeBrand = (change: Partial<PlatformBrand>) => {
    state.brand = { ...state.brand, ...change };
  };
  const rendered = await renderPage(<BrandPage />, {
    path: "/brands/:id",
    at: `/brands/${state.brand.id}`,
    api: { "GET /platform/v1/brands/{id}": () => state.brand },
  });
  const { page, t } = rendered;
  await expect.element(page.getByRole("heading", { name: t("platform.limits"), level: 2 })).toBeVisible();
  return { ...rendered, state, put: changeBrand };
}

const signedOutAnswers: FakeAnswers = { "GET /platform/v1/me": createFakeRefusal("unauthorized") };

test("[S39] reports a wrong administrator password and asks for the app code when required", async () => {
  const { page, t, api } = await renderPage(<PlatformPage />, {
    api: { ...signedOutAnswers, "POST /platform/v1/sign-in": createFakeRefusal("wrong_login") },
  });
  await page.getByRole("textbox", { name: t("sign-in.login") }).fill("platform");
  await page.getByLabelText(t("sign-in.password"), { exact: true }).fill("wrong");
  const enter = page.getByRole("button", { name: t("sign-in.enter"), exact: true });
  await enter.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  api.answer({ "POST /platform/v1/sign-in": createFakeRefusal("second_factor_needed") });
  await enter.click();
  await expect.element(page.getByRole("textbox", { name: t("sign-in.code") })).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("[S39] says on a brand's host that the platform page is at another address", async () => {
  const { page, t } = await renderPage(<PlatformPage />, {
    api: { "GET /platform/v1/me": createFakeRefusal("not_found") },
  });
  await expect.element(page.getByText(t("platform.elsewhere"))).toBeVisible();
});

test("[S38, S39] a link to open a brand is issued for a named person, shown once, and revoked", async () => {
  const [given] = await loadExampleReply("givenPermits");
  if (!given) throw new Error("the example has no link");
  let permits: IssuedPermit[] = [];
  const url = "http://localhost/start#secret-of-the-link";
  const { page, t } = await renderPage(<PermitsPage />, {
    api: {
      "GET /platform/v1/permits": () => permits,
      "POST /platform/v1/permits": ({ body }) => {
        permits = [{ ...given, for: body.for, state: "OPEN" }];
        return { url, expiresAt: given.expiresAt };
      },
      "DELETE /platform/v1/permits/{id}": () => {
        permits = permits.map((permit) => ({ ...permit, state: "WITHDRAWN" }));
        return { done: true };
      },
    },
  });
  await expect.element(page.getByText(t("platform.permits.none"))).toBeVisible();
  await page.getByRole("button", { name: t("platform.permit"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  const give = dialog.getByRole("button", { name: t("platform.permit.give") });
  await expect.element(give).toBeDisabled();
  await dialog.getByRole("textbox", { name: t("platform.permit.for") }).fill("Dilshod, Yunusobod");
  await give.click();
  await expect.element(dialog.getByTestId("permit-link")).toMatchTextContent(url);
  await dialog
    .getByRole("button", { name: t("order.close") })
    .last()
    .click();
  const row = page.getByRole("listitem").filter({ hasText: "Dilshod, Yunusobod" });
  await expect.element(row).toMatchTextContent(t("platform.permits.OPEN"));
  await row.getByRole("button", { name: t("platform.permits.withdraw"), exact: true }).click();
  await expect.element(row).toMatchTextContent(t("platform.permits.WITHDRAWN"));
  await expect.element(row.getByRole("button")).not.toBeInTheDocument();
});

test("[S39] shows the installation's version, schema and queue, and names faults", async () => {
  const installation = await loadExampleReply("platformInstallation");
  const { page, t, api, queries } = await renderPage(<InstallationPage />, {
    api: { "GET /platform/v1/installation": installation },
  });
  await expect.element(page.getByText(t("platform.migrations"), { exact: true })).toBeVisible();
  await expect.element(page.getByText(installation.version, { exact: true })).toBeVisible();
  await expect.element(page.getByText(t("platform.no-trouble"))).toBeVisible();
  await expectAccessible();
  const jobs = { ...installation.jobs, failed: 3 };
  api.answer({ "GET /platform/v1/installation": { ...installation, jobs } });
  await queries.invalidateQueries();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(t("platform.trouble.failed", { count: 3 }));
});

test.each([
  ["a phone", undefined],
  ["a desktop", DESKTOP_VIEWPORT_SIZE],
] as const)("[S39] shows the brands' health on %s in one row per brand with a link", async (_, size) => {
  const example = await loadExampleReply("platformHealth");
  const since = "2026-03-02T07:00:00.000Z";
  const brands = example.brands.map((brand, at) => ({
    ...brand,
    unattended: at === 0 ? 1 : 0,
    silentDevices: at === 0 ? [{ name: "Kassa", branch: null, state: "asleep" as const, since }] : [],
  }));
  const health = { ...example, brands };
  const [first] = brands;
  const { page, t, router } = await renderPage(<BrandsHealthPage />, {
    api: { "GET /platform/v1/health": health },
    ...(size && { size }),
  });
  await expect.element(page.getByRole("row")).toHaveLength(health.brands.length + 1);
  await expectAccessible();
  const row = page.getByRole("row").filter({ hasText: "osh" });
  await expect.element(row.getByRole("img", { name: t("platform.health.trouble") }).first()).toBeVisible();
  await expect.element(row.first()).toMatchTextContent(t("platform.health.unattended", { count: 1 }));
  await expect.element(row.first()).toMatchTextContent(`Kassa: ${t("heartbeat.asleep")}`);
  await row.getByRole("link", { name: "osh", exact: true }).click();
  expect(router.state.location.pathname).toBe(`/brands/${first?.id}`);
});

test("[BR-2, S39] adds a domain to a brand, which waits for its record; another brand's domain is refused at the field", async () => {
  const named = await loadExampleReply("addBrandDomain");
  const { page, t, api, state, put } = await openBrand();
  const field = page.getByRole("textbox", { name: t("domains.new") });
  const add = page.getByRole("button", { name: t("domains.add"), exact: true });
  api.answer({ "POST /platform/v1/brands/{id}/domains": createFakeRefusal("host_taken") });
  await field.fill("printer.local");
  await add.click();
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  api.answer({
    "POST /platform/v1/brands/{id}/domains": () => {
      put({ domains: [named] });
      return named;
    },
    "POST /platform/v1/brands/{id}/domains/{domain}/check": () => {
      const checked = { ...named, checkedAt: "2026-03-02T07:00:00.000Z" };
      put({ domains: [checked] });
      return checked;
    },
    "DELETE /platform/v1/brands/{id}/domains/{domain}": () => {
      put({ domains: [] });
      return { done: true };
    },
  });
  await field.fill(named.domain);
  await add.click();
  const row = page.getByRole("listitem").filter({ hasText: named.txt.name });
  await expect.element(row).toMatchTextContent(t("domains.WAITING"));
  await expect.element(field).toHaveValue("");
  await row.getByRole("button", { name: `${t("domains.check")}: ${named.domain}` }).click();
  await expect.element(row).toMatchTextContent(t("domains.not-seen"));
  await expectAccessible();
  await row.getByRole("button", { name: `${t("domains.remove")}: ${named.domain}` }).click();
  await expect.element(row).not.toBeInTheDocument();
  expect(state.brand.domains).toEqual([]);
});

test("[S39] sets and removes limits of a brand and marks a limit that is reached", async () => {
  const { page, t, api, state, put } = await openBrand();
  api.answer({
    "PUT /platform/v1/brands/{id}/limits": ({ body }) => {
      const { branches, products, texts } = state.brand.limits;
      put({
        limits: {
          branches: { ...branches, max: body.branches },
          products: { ...products, max: body.products },
          texts: { ...texts, max: body.texts },
        },
      });
      return { done: true };
    },
  });
  const { used } = state.brand.limits.branches;
  await expect.element(page.getByText(t("platform.limits.no-limit", { used }))).toBeVisible();
  const change = page.getByRole("button", {
    name: `${t("platform.limits.change")}: ${t("platform.limits")}`,
  });
  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: t("platform.limits.save") });
  await change.click();
  await dialog.getByLabelText(t("platform.limits.branches")).fill(String(used));
  await dialog.getByLabelText(t("platform.limits.texts-a-month")).fill("500");
  await expectAccessible();
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText(t("platform.limits.of", { used, max: used }))).toBeVisible();
  await expect.element(page.getByText(t("platform.limits.full"))).toHaveLength(1);
  await change.click();
  await dialog.getByLabelText(t("platform.limits.branches")).fill("");
  await save.click();
  await expect.element(page.getByText(t("platform.limits.full"))).not.toBeInTheDocument();
  expect(api.sentTo("PUT /platform/v1/brands/{id}/limits")).toEqual([
    { branches: used, products: null, texts: 500 },
    { branches: null, products: null, texts: 500 },
  ]);
});

test("[S40] shows no way into a brand's console without the owner's consent", async () => {
  const { page, t, put, queries } = await openBrand();
  const enter = page.getByRole("button", { name: t("platform.support.enter"), exact: true });
  await expect.element(page.getByText(t("platform.support.closed"))).toBeVisible();
  await expect.element(enter).not.toBeInTheDocument();
  put({ supportUntil: "2099-03-02T07:00:00.000Z" });
  await queries.invalidateQueries();
  await expect.element(enter).toBeVisible();
});

test("[S39, BR-7] blocks a brand with a reason in several languages, of which the first is required", async () => {
  const { page, t, api, put } = await openBrand();
  api.answer({
    "POST /platform/v1/brands/{id}/block": ({ body }) => {
      const { uz, ru } = body.reason;
      put({ state: "BLOCKED", blockedReason: { uz, ...(ru && { ru }) } });
      return { done: true };
    },
    "POST /platform/v1/brands/{id}/unblock": () => {
      put({ state: "OPEN", blockedReason: null });
      return { done: true };
    },
  });
  await page.getByRole("button", { name: t("platform.block"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  const block = dialog.getByRole("button", { name: t("platform.block"), exact: true });
  await expect.element(block).toBeDisabled();
  await dialog.getByLabelText(t("platform.reason.uz")).fill("Hujjatlar <b>tekshirilmoqda</b>");
  await dialog.getByLabelText(t("platform.reason.ru")).fill("Проверяем документы");
  await expectAccessible();
  await block.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Hujjatlar <b>tekshirilmoqda</b>");
  await page.getByRole("button", { name: t("platform.unblock"), exact: true }).click();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("[BR-4] an administrator sets the brands of a domain's other pages, and a refused brand is marked at its field", async () => {
  const { id, key } = await loadExampleReply("platformBrand");
  const sharedHosts = [{ host: "food.uz", pages: [{ page: 1, brand: { id, key } }] }];
  const { page, t, api } = await openBrand({ sharedHosts });
  const findPageField = (number: number) =>
    page.getByRole("textbox", { name: t("platform.pages.page", { page: number }) });
  const save = page.getByRole("button", { name: `${t("resource.save")}: food.uz` });
  await expect.element(save).toBeDisabled();
  const call = "PUT /platform/v1/brands/{id}/domains/{domain}/pages";
  api.answer({ [call]: createFakeRefusal("bad_request", { field: "third", in: "body" }) });
  await findPageField(3).fill("nobody");
  await save.click();
  await expect.element(page.getByText(t("platform.pages.wrong"))).toBeVisible();
  await findPageField(3).fill("");
  await findPageField(2).fill("osh");
  api.answer({ [call]: { done: true } });
  await save.click();
  await expect.poll(() => api.sentTo(call).at(-1)).toEqual({ second: "osh", third: null });
  await expectAccessible();
});
