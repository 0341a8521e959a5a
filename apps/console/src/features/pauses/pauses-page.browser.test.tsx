import type { Pause } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { createTestId } from "../../testing/fake-rows.ts";
import { FAKE_BRANCHES, DESKTOP_VIEWPORT_SIZE, renderPage } from "../../testing/render-page.tsx";
import { LazyPausesNotice } from "./lazy-pauses-notice.tsx";
import { PausesPage } from "./pauses-page.tsx";

test("[CH-2] marks a branch as busy, shows a notice with a link to it, and ends it by one click", async () => {
  let pauses: Pause[] = [];
  const shown = (
    <>
      <LazyPausesNotice />
      <PausesPage />
    </>
  );
  const { page, t, api } = await renderPage(shown, {
    path: "/pauses",
    api: {
      "GET /console/v1/pauses": () => pauses,
      "GET /console/v1/products": await loadExampleReply("stopList"),
      "GET /console/v1/kitchen": await loadExampleReply("kitchenBranches"),
      "POST /console/v1/pauses": ({ body }) => {
        pauses = [{ id: createTestId(40), isByAlert: false, ...body } as Pause];
        return pauses[0] as Pause;
      },
      "DELETE /console/v1/pauses/{id}": () => {
        pauses = [];
        return { done: true };
      },
    },
  });
  const [, { id, name }] = FAKE_BRANCHES as [object, { id: string; name: { uz: string } }];
  const notice = page.getByRole("status", { name: t("frame.pauses"), exact: true });
  await expect.element(page.getByText(t("pause.none"))).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  await page.getByText(t("pause.BUSY"), { exact: true }).click();
  await page.getByLabelText(t("branch.choose")).selectOptions(name.uz);
  await page.getByLabelText(t("pause.minutes-label")).fill("25");
  await page.getByRole("button", { name: t("pause.set-busy") }).click();
  const minutes = t("pause.extra-minutes", { minutes: 25 });
  const row = page
    .getByRole("region", { name: t("pause.now") })
    .getByRole("listitem")
    .filter({ hasText: minutes });
  await expect.element(row).toMatchTextContent(name.uz);
  await expect.element(notice).toMatchTextContent(name.uz);
  await expect.element(notice).toMatchTextContent(minutes);
  await expect
    .element(notice.getByRole("link", { name: t("pause.change"), exact: true }))
    .toHaveAttribute("href", "/pauses");
  expect(api.sentTo("POST /console/v1/pauses")).toMatchObject([
    { kind: "BUSY", branchId: id, extraMinutes: 25, deliverySurcharge: 0, categoryId: null },
  ]);
  await row.getByRole("button", { name: t("pause.lift-name", { name: name.uz }) }).click();
  await expect.element(page.getByText(t("pause.none"))).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

test("on a desktop the selects of the branch and of the category are as wide as their columns", async () => {
  const { page, t } = await renderPage(<PausesPage />, {
    path: "/pauses",
    size: DESKTOP_VIEWPORT_SIZE,
    api: {
      "GET /console/v1/pauses": [],
      "GET /console/v1/products": await loadExampleReply("stopList"),
      "GET /console/v1/kitchen": await loadExampleReply("kitchenBranches"),
    },
  });
  await expect.element(page.getByLabelText(t("branch.choose"))).toBeVisible();
  const getFieldRectangle = (label: string) => page.getByLabelText(label).element().getBoundingClientRect();
  const kind = page
    .getByRole("radiogroup", { name: t("pause.kind") })
    .element()
    .getBoundingClientRect();
  const branch = getFieldRectangle(t("branch.choose"));
  const category = getFieldRectangle(t("pause.category"));
  expect(category.left - branch.right).toBeLessThanOrEqual(12);
  expect(category.right).toBeCloseTo(kind.right, 0);
});
