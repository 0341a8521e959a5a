import type { ChangeDraft } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import { createFakeMenu } from "../../testing/fake-menu.ts";
import { createTestId } from "../../testing/fake-rows.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { DraftsPage } from "./drafts-page.tsx";

const createDraft = (number: number, more: Partial<ChangeDraft> = {}): ChangeDraft => ({
  id: createTestId(number),
  entity: "promo",
  entityId: createTestId(number + 100),
  name: `KOD${number}`,
  before: { productDiscount: 10 },
  after: { productDiscount: 20 },
  by: { id: createTestId(8), name: "Dilnoza" },
  at: "2026-03-02T07:00:00.000Z",
  conflict: null,
  fault: null,
  ...more,
});
const conflictingDraft = {
  isGone: false,
  now: { productDiscount: 15 },
  changedBy: "Aziza",
  changedAt: "2026-03-02T08:00:00.000Z",
};

async function openDrafts(...first: ChangeDraft[]) {
  let items = first;
  const rendered = await renderPage(<DraftsPage />, {
    path: "/manage/drafts",
    api: {
      ...createFakeMenu(0).answers,
      "GET /console/v1/drafts": () => ({ items, publishAt: null, missedAt: null }),
      "POST /console/v1/drafts/{id}/keep": ({ params }) => {
        items = items.map((each) => (each.id === params.id ? { ...each, conflict: null } : each));
        return { done: true };
      },
      "DELETE /console/v1/drafts/{id}": ({ params }) => {
        items = items.filter(({ id }) => id !== params.id);
        return { done: true };
      },
    },
  });
  return { ...rendered, rows: rendered.page.getByRole("listitem") };
}

test("[MN-1] a draft lists its changes; a conflicting draft blocks publishing until it is kept or discarded", async () => {
  const { page, t, rows } = await openDrafts(createDraft(1), createDraft(2, { conflict: conflictingDraft }));
  await expect.element(rows.filter({ hasText: "KOD1" })).toMatchTextContent("10 → 20");
  const own = rows.filter({ hasText: "KOD2" });
  await expect.element(own.getByText(t("drafts.conflict"))).toBeVisible();
  const publish = page.getByRole("button", { name: t("drafts.publish"), exact: true });
  await expect.element(publish).toBeDisabled();
  await expectAccessible();
  await own.getByRole("button", { name: t("drafts.keep"), exact: true }).click();
  await expect.element(own.getByText(t("drafts.conflict"))).not.toBeInTheDocument();
  await expect.element(publish).toBeEnabled();
  await own
    .getByRole("button", { name: t("drafts.drop-of", { name: `${t("promos.title")}: KOD2` }) })
    .click();
  const question = page.getByRole("dialog");
  await expectAccessible();
  await question.getByRole("button", { name: t("drafts.drop"), exact: true }).click();
  await expect.element(rows).toHaveLength(1);
});

test("[MN-1] shows pictures instead of their keys in a draft of pictures", async () => {
  const createPictureKey = (name: string) => `${createTestId(1)}/${name}.webp`;
  const { rows } = await openDrafts(
    createDraft(1, {
      entity: "menuGroup",
      before: { icon: createPictureKey("old") },
      after: { icon: createPictureKey("new") },
    }),
  );
  await expect.element(rows).toMatchTextContent("KOD1");
  await expect.element(rows).not.toMatchTextContent("webp");
  const pictures = [...rows.element().querySelectorAll("img")].map(({ src }) => new URL(src).pathname);
  expect(pictures).toEqual([`/img/${createPictureKey("old")}`, `/img/${createPictureKey("new")}`]);
});

test("[MN-1] publishes nothing when the server finds a conflict, and shows its message", async () => {
  const { page, t, api, rows } = await openDrafts(createDraft(1));
  api.answer({ "POST /console/v1/drafts/publish": createFakeRefusal("draft_conflict") });
  await page.getByRole("button", { name: t("drafts.publish"), exact: true }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("eʼlon qilinmadi");
  await expect.element(rows).toHaveLength(1);
});
