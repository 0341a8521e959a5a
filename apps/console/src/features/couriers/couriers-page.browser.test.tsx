import type { Person } from "@dasturxon/contract";
import { courier } from "@dasturxon/contract/managed/couriers";
import { expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import { createFakeRows, createTestId, createServerColumns } from "../../testing/fake-rows.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { CouriersPage } from "./couriers-page.tsx";

const createPerson = (number: number, role: Person["role"]): Person => ({
  ...createServerColumns(number),
  login: `xodim-${number}`,
  name: `Xodim ${number}`,
  role,
  branchIds: null,
  isActive: true,
  phone: null,
  hasOwnPassword: false,
  hasCome: true,
  invitedUntil: null,
  sessions: 0,
  lastSeenAt: null,
  isBelow: true,
});

async function openCouriers() {
  const couriers = createFakeRows(courier, [], { staffId: null, user: null, createdAt: null });
  const rendered = await renderPage(<CouriersPage />, {
    api: {
      ...couriers.answers,
      "GET /console/v1/people": [createPerson(20, "courier"), createPerson(21, "kitchen")],
      "GET /console/v1/telegram-links": { username: null, isLinked: false, groups: [], refusals: [] },
      "PUT /console/v1/couriers/{id}/login": ({ params, body }) => {
        couriers.changeElsewhere(params.id, { staffId: body.login ? createTestId(20) : null }, "Owner");
        return { done: true };
      },
    },
  });
  return { ...rendered, couriers };
}

test("[OR-6] adds a courier with a courier login chosen from the list, and disables the courier with one click", async () => {
  const { page, t, api, couriers } = await openCouriers();
  await page.getByRole("button", { name: t("couriers.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("couriers.new") });
  const save = form.getByRole("button", { name: t("resource.save"), exact: true });
  await form.getByRole("textbox", { name: t("courier.name") }).fill("Jasur");
  api.answer({
    "POST /console/v1/team/couriers": createFakeRefusal("malformed_request", { field: "phone" }),
  });
  await save.click();
  await expect
    .element(form.getByRole("textbox", { name: t("courier.phone") }))
    .toHaveAttribute("aria-invalid", "true");
  await expectAccessible();
  api.answer(couriers.answers);
  await form.getByRole("textbox", { name: t("courier.phone") }).fill("+998901112233");
  await save.click();
  await expect.element(form).not.toBeInTheDocument();

  const row = page.getByRole("row").filter({ hasText: "Jasur" });
  const login = row.getByLabelText(t("courier.login-of", { name: "Jasur" }), { exact: true });
  await expect.element(login.getByRole("option")).toHaveLength(2);
  await login.selectOptions("xodim-20");
  await expect.element(login).toHaveValue(createTestId(20));
  expect(api.sentTo("PUT /console/v1/couriers/{id}/login")).toEqual([{ login: "xodim-20" }]);
  await expect.poll(() => couriers.rows[0]?.staffId).toBe(createTestId(20));
  await expectAccessible();

  const isActive = row.getByRole("switch");
  await expect.element(isActive).toBeChecked();
  await isActive.click({ force: true });
  await expect.element(isActive).not.toBeChecked();
  await expect.poll(() => couriers.rows[0]?.isActive).toBe(false);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("[EN-1, OR-6] a courier's balance is entered in the form, negative for a debt, and shown in the list", async () => {
  const { page, t, couriers } = await openCouriers();
  await page.getByRole("button", { name: t("couriers.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("couriers.new") });
  await form.getByRole("textbox", { name: t("courier.name") }).fill("Jasur");
  await form.getByRole("textbox", { name: t("courier.phone") }).fill("+998901112233");
  await form.getByRole("textbox", { name: t("courier.balance") }).fill("-120000");
  await form.getByRole("button", { name: t("resource.save"), exact: true }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(couriers.rows[0]?.balance).toBe(-120_000);
  await expect.element(page.getByRole("row").filter({ hasText: "Jasur" })).toMatchTextContent("-120 000");
});
