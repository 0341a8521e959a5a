import { describeRefusalCode } from "@dasturxon/contract/refusals";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { CONSOLE_LANGUAGES } from "../../platform/language.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { type FakeAnswers, createFakeRefusal } from "../../testing/fake-api.ts";
import { createFakePromos } from "../../testing/fake-promos.ts";
import { createTestId } from "../../testing/fake-rows.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { PromosPage } from "./promos-page.tsx";

const promoDraft = {
  id: createTestId(50),
  entity: "promo" as const,
  entityId: createTestId(1),
  name: { uz: "YANGI" },
  before: { minPrice: 0 },
  after: { minPrice: 9_000 },
  by: { id: createTestId(8), name: "Dilnoza" },
  at: "2026-03-02T07:00:00.000Z",
  conflict: null,
  fault: null,
};

/** Renders the promo codes page with one code, and opens its form or the form of a new code. */
async function openForm(which: "new" | "YANGI", more: Parameters<typeof renderPage>[1] = {}) {
  const fake = createFakePromos(["YANGI"]);
  const rendered = await renderPage(<PromosPage />, { api: fake.answers, ...more });
  const { page, t } = rendered;
  const button = which === "new" ? t("promos.add") : which;
  await page.getByRole("button", { name: button, exact: true }).click();
  const form = page.getByRole("dialog", { name: which === "new" ? t("promos.new") : which, exact: true });
  const findField = (name: "promo.code" | "promo.productDiscount" | "promo.minPrice") =>
    form.getByRole("textbox", { name: t(name), exact: true });
  const pressButton = (name: "resource.save" | "resource.cancel" | "drafts.save") =>
    form.getByRole("button", { name: t(name), exact: true }).click();
  return { ...rendered, fake, form, field: findField, press: pressButton };
}

test("[PR-1] requires a code, and shows errors of the form and the server at their fields", async () => {
  const { page, t, api, fake, form, field, press } = await openForm("new");
  await press("resource.save");
  await expect.element(form.getByText(t("field.required"))).toBeVisible();
  await expect.element(field("promo.code")).toHaveAttribute("aria-invalid", "true");
  expect(api.sentTo("POST /console/v1/promos")).toEqual([]);
  await expectAccessible();
  await field("promo.code").fill("Y");
  await press("resource.save");
  await expect.element(form.getByText(t("field.short"))).toBeVisible();

  await field("promo.code").fill("YOZGI");
  await field("promo.productDiscount").fill("130");
  api.answer({
    "POST /console/v1/promos": createFakeRefusal("malformed_request", { field: "productDiscount" }),
  });
  await press("resource.save");
  await expect.element(form.getByText(t("field.wrong"))).toBeVisible();
  await field("promo.productDiscount").fill("15");
  await expect.element(form.getByText(t("field.wrong"))).not.toBeInTheDocument();
  api.answer({ "POST /console/v1/promos": createFakeRefusal("already_exists", { field: "code" }) });
  await press("resource.save");
  await expect.element(form.getByText(t("field.taken"))).toBeVisible();

  api.answer(fake.answers);
  await press("resource.save");
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(page.getByRole("row").filter({ hasText: "YOZGI" })).toMatchTextContent("15 %");
  await page.getByRole("button", { name: t("held.undo"), exact: true }).click();
  await expect.element(page.getByRole("row").filter({ hasText: "YOZGI" })).not.toBeInTheDocument();
});

test("[S37] on a conflict shows the other author, lets the user choose per field, and keeps changes of untouched fields", async () => {
  const { page, t, fake, form, field, press } = await openForm("YANGI");
  fake.changeElsewhere(createTestId(1), { productDiscount: 20, minPrice: 50_000 }, "Aziza");
  await field("promo.productDiscount").fill("30");
  await press("resource.save");
  const conflict = page.getByRole("dialog", { name: t("resource.conflict") });
  await expect.element(conflict.getByRole("radio")).toHaveLength(2);
  await expect.element(conflict.getByRole("radio", { name: "Aziza: 20" })).toBeVisible();
  await expect.element(conflict.getByRole("radio", { name: `${t("resource.mine")}: 30` })).toBeChecked();
  await expectAccessible();
  await conflict.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(fake.rows[0]).toMatchObject({ productDiscount: 30, minPrice: 50_000, version: 3 });
});

test("[S37] on a conflict the user can accept the other value, or go back without losing input", async () => {
  const { page, t, fake, form, field, press } = await openForm("YANGI");
  fake.changeElsewhere(createTestId(1), { productDiscount: 20 }, "Aziza");
  await field("promo.productDiscount").fill("30");
  await field("promo.minPrice").fill("9000");
  await press("resource.save");
  const conflict = page.getByRole("dialog", { name: t("resource.conflict") });
  await conflict.getByRole("button", { name: t("refuse.back"), exact: true }).click();
  await expect.element(field("promo.productDiscount")).toHaveValue("30");
  await press("resource.save");
  await conflict.getByRole("radio", { name: "Aziza: 20" }).click();
  await conflict.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(fake.rows[0]).toMatchObject({ productDiscount: 20, minPrice: 9_000 });
});

test("[S37] confirms leaving with unsaved changes by the button, by Escape and by navigation", async () => {
  const { page, t, router, fake, form, field, press } = await openForm("YANGI");
  await field("promo.productDiscount").fill("30");
  const question = page.getByRole("dialog", { name: t("resource.unsaved"), exact: true });
  const ways = [
    () => press("resource.cancel"),
    () => userEvent.keyboard("{Escape}"),
    () => router.navigate("/manage/people"),
  ];
  for (const leave of ways) {
    await leave();
    await expect.element(question.getByText(t("resource.unsaved-means"))).toBeVisible();
    await question.getByRole("button", { name: t("resource.stay"), exact: true }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(field("promo.productDiscount")).toHaveValue("30");
  }
  await press("resource.cancel");
  await question.getByRole("button", { name: t("resource.leave"), exact: true }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(fake.rows[0]).toMatchObject({ productDiscount: 10, version: 1 });
});

test("[S37] closes an unchanged form at once and disables saving", async () => {
  const { t, form, field, press } = await openForm("YANGI");
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  await expect.element(save).toBeDisabled();
  await field("promo.productDiscount").fill("30");
  await expect.element(save).toBeEnabled();
  await field("promo.productDiscount").fill("10");
  await expect.element(save).toBeDisabled();
  await press("resource.cancel");
  await expect.element(form).not.toBeInTheDocument();
});

test("[MN-1] saves a change as a draft based on its version, and the form shows that a draft exists", async () => {
  const waiting: FakeAnswers = {
    "GET /console/v1/drafts": { items: [promoDraft], publishAt: null, missedAt: null },
  };
  const { page, t, api, form, field, press } = await openForm("YANGI", {
    api: {
      ...createFakePromos(["YANGI"]).answers,
      ...waiting,
      "PUT /console/v1/drafts": { id: promoDraft.id, publishAt: null },
    },
  });
  await expect.element(form.getByText(t("drafts.waits"))).toBeVisible();
  await field("promo.productDiscount").fill("44");
  await press("drafts.save");
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(page.getByText(t("drafts.saved"))).toBeVisible();
  await expect
    .poll(() => api.sentTo("PUT /console/v1/drafts"))
    .toMatchObject([
      {
        entity: "promo",
        entityId: createTestId(1),
        version: 1,
        fields: { productDiscount: 44, code: "YANGI" },
      },
    ]);
  expect(api.sentTo("PUT /console/v1/promos/{id}")).toEqual([]);
});

for (const { value: language } of CONSOLE_LANGUAGES)
  test(`[ER-1] shows refusals of the server in the language of the console: ${language}`, async () => {
    const { page, api, field, press } = await openForm("YANGI", { language });
    await field("promo.minPrice").fill("9000");
    api.answer({ "PUT /console/v1/promos/{id}": createFakeRefusal("too_many_requests", { seconds: 5 }) });
    await press("resource.save");
    const words = describeRefusalCode("too_many_requests", { seconds: 5 })[language];
    await expect.element(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
    await expect.element(field("promo.minPrice")).toHaveValue("9 000");
  });
