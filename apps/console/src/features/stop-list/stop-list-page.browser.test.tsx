import type { StopListItem } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { SIMULATED_LOST_CONNECTION } from "../../testing/fake-api.ts";
import { createTestId } from "../../testing/fake-rows.ts";
import { FAKE_BRANCHES, renderPage } from "../../testing/render-page.tsx";
import { StopListPage } from "./stop-list-page.tsx";

const [CHILONZOR, SERGELI] = ["Chilonzor", "Sergeli"];
const STOPPED_COUNT = 3;

/** Renders the stop list with three products of one category. The fake API stores the stops, as the server does. */
async function openStopList() {
  const [example] = await loadExampleReply("stopList");
  if (!example) throw new Error("the example has no dish");
  let items: StopListItem[] = Array.from({ length: STOPPED_COUNT }, (_, at) => ({
    ...example,
    id: createTestId(at + 1),
    name: { uz: `Shirinlik ${at + 1}` },
    categoryName: { uz: "Desertlar" },
  }));
  const applyStopChanges = (changes: { id: string; after: StopListItem["stops"] }[]) => {
    items = items.map((item) => {
      const stops = changes.find(({ id }) => id === item.id)?.after ?? item.stops;
      return { ...item, stops, stop: stops[0] ?? null };
    });
  };
  const rendered = await renderPage(<StopListPage />, {
    path: "/stop-list",
    role: "kitchen",
    api: {
      "GET /console/v1/products": () => items,
      "POST /console/v1/stops": ({ body }) => {
        const branchId = body.branchId ?? null;
        const changes = items
          .filter(({ id }) => body.productIds.includes(id))
          .map(({ id, stops }) => ({
            id,
            before: stops,
            after: body.stop ? [...stops, { until: body.stop.until, branchId }] : [],
          }));
        applyStopChanges(changes);
        return { changes };
      },
      "PUT /console/v1/stops": ({ body }) => {
        applyStopChanges(body.changes.map(({ id, before }) => ({ id, after: before })));
        return { keptIds: [] };
      },
    },
  });
  const { page, t } = rendered;
  const expectStoppedCount = (count: number) =>
    expect.element(page.getByText(t("stop.only-stopped", { count }))).toBeVisible();
  const chooseStopUntil = (choice: "half-hour" | "until-tomorrow") =>
    page
      .getByRole("dialog")
      .getByText(t(`stop.${choice}`), { exact: true })
      .click();
  await expectStoppedCount(0);
  return { ...rendered, stopped: expectStoppedCount, until: chooseStopUntil };
}

test("[MN-7] stops a product of one branch until tomorrow by two taps, then the rest of its category, and undoes it", async () => {
  const { page, t, api, stopped, until } = await openStopList();
  const branchField = page.getByLabelText(t("branch.choose"), { exact: true });
  await branchField.selectOptions(SERGELI ?? "");
  await page.getByLabelText(t("stop.category"), { exact: true }).selectOptions("Desertlar");
  const name = "Shirinlik 1";
  await page.getByRole("button", { name: t("stop.stop-name", { name }), exact: true }).click();
  await until("until-tomorrow");
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect.element(row).toMatchTextContent(SERGELI ?? "");
  await stopped(1);
  expect(api.sentTo("POST /console/v1/stops").at(-1)).toMatchObject({
    productIds: [createTestId(1)],
    branchId: FAKE_BRANCHES[1]?.id,
    stop: { until: expect.stringMatching(/T01:00:00.000Z$/) as string },
  });
  // The product is stopped in the first branch only, so it is still on sale in the other branch.
  await branchField.selectOptions(CHILONZOR ?? "");
  await stopped(0);
  await expect
    .element(page.getByRole("button", { name: t("stop.start-name", { name }), exact: true }))
    .not.toBeInTheDocument();
  await branchField.selectOptions(SERGELI ?? "");

  const all = t("stop.stop-all-name", { name: "Desertlar", count: STOPPED_COUNT - 1 });
  await page.getByRole("button", { name: all }).click();
  await expect.element(page.getByRole("dialog")).toMatchTextContent(t("stop.kept", { count: 1 }));
  await expectAccessible();
  await until("half-hour");
  await stopped(STOPPED_COUNT);
  await page.getByRole("button", { name: t("held.undo"), exact: true }).click();
  await stopped(1);
  await expect.element(row).toMatchTextContent(SERGELI ?? "");
});

test("[MN-7] changes nothing offline and says so", async () => {
  const { page, t, api, stopped, until } = await openStopList();
  const name = "Shirinlik 2";
  const start = page.getByRole("button", { name: t("stop.start-name", { name }), exact: true });
  await page.getByRole("button", { name: t("stop.stop-name", { name }), exact: true }).click();
  await until("half-hour");
  await stopped(1);
  api.answer({ "POST /console/v1/stops": SIMULATED_LOST_CONNECTION });
  await start.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await stopped(1);
  await expect.element(start).toBeVisible();
});
