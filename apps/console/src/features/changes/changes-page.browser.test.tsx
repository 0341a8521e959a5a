import type { LoggedChange } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import { createTestId } from "../../testing/fake-rows.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { ChangesPage } from "./changes-page.tsx";

const promo = { code: "TARIX", discountType: "PERCENTAGE", productDiscount: 10, isActive: true };

const createChange = (number: number, more: Partial<LoggedChange> = {}): LoggedChange => ({
  id: createTestId(number),
  at: "2026-03-02T07:00:00.000Z",
  by: { id: createTestId(8), name: "Dilnoza Karimova", role: "owner" },
  device: "Chrome · Windows",
  entity: "promo",
  entityId: createTestId(50),
  kind: "added",
  batchId: null,
  before: null,
  after: promo,
  ...more,
});
const changedPromo = createChange(2, {
  kind: "changed",
  before: promo,
  after: { ...promo, productDiscount: 25 },
});

async function openChanges(...changes: LoggedChange[]) {
  let all = changes;
  const rendered = await renderPage(<ChangesPage />, {
    api: {
      "GET /console/v1/people": [],
      "GET /console/v1/changes/devices": ["Chrome · Windows"],
      "GET /console/v1/changes/entities": () => [...new Set(all.map(({ entity }) => entity))],
      "GET /console/v1/changes": ({ query: { entity, day } }) => ({
        items: all.filter(
          (each) =>
            (entity === undefined || each.entity === entity) &&
            (day === undefined || each.at.startsWith(day)),
        ),
        next: null,
      }),
    },
  });
  const { page, t } = rendered;
  const rows = page.getByRole("listitem");
  const findUndoButton = (at: number) =>
    rows.nth(at).getByRole("button", { name: t("changes.undo"), exact: true });
  return {
    ...rendered,
    rows,
    undo: findUndoButton,
    add: (more: LoggedChange) => void (all = [more, ...all]),
  };
}

test("[S37] describes a change: author, device, subject, old value and new value", async () => {
  const { t, rows } = await openChanges(changedPromo, createChange(1));
  const row = rows.first();
  await expect.element(row).toMatchTextContent(`${t("promos.title")}: TARIX`);
  await expect.element(row).toMatchTextContent(t("changes.kind.changed"));
  await expect.element(row).toMatchTextContent("Dilnoza Karimova");
  await expect.element(row).toMatchTextContent("Chrome · Windows");
  await expect.element(row).toMatchTextContent(t("promo.productDiscount"));
  await expect.element(row).toMatchTextContent("10 → 25");
  // The page of changes does not list unchanged fields, and shows fields by their label instead of their name in the
  // code.
  await expect.element(row).not.toMatchTextContent(t("promo.isActive"));
  await expect.element(row).not.toMatchTextContent("productDiscount");
  await expectAccessible();
});

test("[S37] filters changes by subject and day, and shows an empty state", async () => {
  const { page, t, api, rows } = await openChanges(
    changedPromo,
    createChange(1),
    createChange(3, { entity: "person" }),
  );
  await expect.element(rows).toHaveLength(3);
  const subject = page.getByLabelText(t("changes.of"), { exact: true });
  await subject.selectOptions("person");
  await expect.element(rows).toHaveLength(1);
  await subject.selectOptions("promo");
  await expect.element(rows).toHaveLength(2);
  await page.getByLabelText(t("changes.day"), { exact: true }).fill("2020-01-01");
  await expect.element(page.getByText(t("changes.none"))).toBeVisible();
  expect(api.calls.at(-1)?.query).toMatchObject({ entity: "promo", day: "2020-01-01" });
});

test("[S37] the filter offers only subjects that were changed, and the chosen one also when it no longer is", async () => {
  const { page, t, api, rows, undo } = await openChanges(
    createChange(1),
    createChange(2, { entity: "person" }),
  );
  const subject = page.getByLabelText(t("changes.of"), { exact: true });
  const options = subject.getByRole("option");
  await expect.element(options).toHaveLength(3);
  const listTitles = () => options.elements().map((option) => option.textContent);
  expect(listTitles().toSorted()).toEqual(
    [t("changes.of-all"), t("people.title"), t("promos.title")].toSorted(),
  );
  await subject.selectOptions("promo");
  await expect.element(rows).toHaveLength(1);
  api.answer({
    "GET /console/v1/changes/entities": ["person"],
    "POST /console/v1/changes/{id}/undo": { undone: 1 },
  });
  await undo(0).click();
  await expect.element(page.getByText(t("changes.undone", { count: 1 }))).toBeVisible();
  await expect.element(subject).toHaveValue("promo");
  expect(listTitles()).toContain(t("promos.title"));
  await subject.selectOptions("person");
  await expect.element(options).toHaveLength(2);
  expect(listTitles()).not.toContain(t("promos.title"));
});

test("[S37] the filter includes changes of alert settings, described in the terms of their page", async () => {
  const before = { order: { push: 30, sms: null }, decision: "refuse", people: [] };
  const after = { order: { push: 60, sms: null }, decision: "accept", people: [] };
  const { page, t, rows } = await openChanges(
    createChange(1),
    createChange(2, { entity: "alertLadder", kind: "changed", before, after }),
  );
  await page.getByLabelText(t("changes.of"), { exact: true }).selectOptions("alertLadder");
  await expect.element(rows).toHaveLength(1);
  await expect.element(rows.first()).toMatchTextContent(t("alerts.title"));
  const step = t("alerts.step.push");
  await expect.element(rows.first()).toMatchTextContent(`${step}, s: 30 → ${step}, s: 60`);
  await expect.element(rows.first()).toMatchTextContent(t("alerts.decision.accept"));
});

test("[S37] undoes a change in place; a row changed since then is refused, and a reordering cannot be undone", async () => {
  const { page, t, api, rows, undo, add } = await openChanges(
    changedPromo,
    createChange(1),
    createChange(3, {
      kind: "arranged",
      entityId: null,
      before: [createTestId(50)],
      after: [createTestId(51)],
    }),
  );
  await expect.element(rows).toHaveLength(3);
  await expect.element(undo(2)).not.toBeInTheDocument();
  api.answer({
    "POST /console/v1/changes/{id}/undo": () => {
      add(createChange(4, { kind: "changed", before: changedPromo.after, after: promo }));
      return { undone: 1 };
    },
  });
  await undo(0).click();
  await expect.element(page.getByText(t("changes.undone", { count: 1 }))).toBeVisible();
  await expect.element(rows.first()).toMatchTextContent("25 → 10");
  expect(api.calls.find(({ route }) => route.endsWith("/undo"))?.params).toEqual({ id: createTestId(2) });
  api.answer({ "POST /console/v1/changes/{id}/undo": createFakeRefusal("stale_version") });
  await undo(1).click();
  await expect.element(page.getByText(t("changes.touched"))).toBeVisible();
});

test("[S37] undoes changes of one transaction together", async () => {
  const { page, t, api } = await openChanges(createChange(2, { batchId: createTestId(90) }), createChange(1));
  api.answer({ "POST /console/v1/changes/{id}/undo": { undone: 2 } });
  const all = page.getByRole("button", { name: t("changes.undo-all"), exact: true });
  await expect.element(all).toHaveLength(1);
  await all.click();
  await expect.element(page.getByText(t("changes.undone", { count: 2 }))).toBeVisible();
  expect(api.calls.find(({ route }) => route.endsWith("/undo"))?.params).toEqual({ id: createTestId(90) });
});

const createPictureKey = (name: string) => `${createTestId(1)}/${name}.webp`;
const listImageSources = (row: Element) =>
  [...row.querySelectorAll("img")].map(({ src }) => new URL(src).pathname);

test("[S37] shows pictures instead of their keys in a change of a picture", async () => {
  const { rows } = await openChanges(
    createChange(3, {
      entity: "product",
      kind: "changed",
      before: { name: { uz: "Osh" }, image: createPictureKey("old"), gallery: [] },
      after: {
        name: { uz: "Osh" },
        image: createPictureKey("new"),
        gallery: [createPictureKey("a"), createPictureKey("b")],
      },
    }),
  );
  const row = rows.first();
  await expect.element(row).not.toMatchTextContent("webp");
  expect(listImageSources(row.element())).toEqual(
    ["old", "new", "a", "b"].map((name) => `/img/${createPictureKey(name)}`),
  );
  await expectAccessible();
});

test("[S37] shows the brand's pictures and a menu group's icon as pictures", async () => {
  const createLookFields = (name: string) => ({
    "look.logo": createPictureKey(`${name}-logo`),
    "look.favicon": createPictureKey(`${name}-favicon`),
    "look.shareImage": createPictureKey(`${name}-share`),
  });
  const { rows } = await openChanges(
    createChange(4, {
      entity: "settings",
      entityId: null,
      kind: "changed",
      before: createLookFields("old"),
      after: createLookFields("new"),
    }),
    createChange(3, {
      entity: "menuGroup",
      kind: "changed",
      before: { icon: null },
      after: { icon: createPictureKey("icon") },
    }),
  );
  const names = ["old-logo", "new-logo", "old-favicon", "new-favicon", "old-share", "new-share"];
  await expect.element(rows.first()).not.toMatchTextContent("webp");
  expect(listImageSources(rows.first().element())).toEqual(
    names.map((name) => `/img/${createPictureKey(name)}`),
  );
  await expect.element(rows.nth(1)).not.toMatchTextContent("webp");
  expect(listImageSources(rows.nth(1).element())).toEqual([`/img/${createPictureKey("icon")}`]);
});
