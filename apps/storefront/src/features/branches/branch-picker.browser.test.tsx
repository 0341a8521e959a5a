import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { MapViewProps } from "../../platform/map-contract.ts";
import { fulfillmentStore } from "../../shop/location/fulfillment.ts";
import { expectAccessible } from "../../testing/accessible.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { createTestId, testBranch } from "../../testing/shop-fixture.ts";
import { BranchPicker } from "./branch-picker.tsx";

const BRANCHES_ENDPOINT = "GET /users/v1/branches/full";
const otherBranch = {
  ...testBranch,
  id: createTestId(90),
  name: { uz: "Chilonzor", ru: "Чиланзар", eng: "Chilonzor" },
  isMain: false,
};

/** Replaces the map by one button per pin. */
function TestMap({ label, markers, onMarker }: MapViewProps) {
  return (
    <div role="application" aria-label={label}>
      {markers?.map((marker) => (
        <button key={marker.id} type="button" onClick={() => onMarker?.(marker.id)}>
          {`pin of ${marker.label}`}
        </button>
      ))}
    </div>
  );
}

async function renderBranchPicker({
  api = {},
  startsWith,
}: { api?: FakeApiAnswers; startsWith?: "map" } = {}) {
  const onDone = vi.fn<() => void>();
  const store = await renderStore(
    <main className="h-dvh overflow-hidden">
      <BranchPicker
        Map={TestMap}
        startsWith={startsWith}
        heading="h1"
        onBack={() => undefined}
        onDone={onDone}
      />
    </main>,
    { path: "/branches", api: { [BRANCHES_ENDPOINT]: [testBranch, otherBranch], ...api } },
  );
  const findBranchRow = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
  const findPinButton = (name: string) => page.getByRole("button", { name: `pin of ${name}`, exact: true });
  return { store, onDone, row: findBranchRow, pin: findPinButton };
}

test("[BN-1, BN-3, ER-3] branches that did not come are asked for again, then one is chosen in its sheet", async () => {
  const { store, onDone, row } = await renderBranchPicker({
    api: { [BRANCHES_ENDPOINT]: createFakeRefusal("forbidden") },
  });
  store.api.answer({ [BRANCHES_ENDPOINT]: [testBranch, otherBranch] });
  await store.button("action.retry").click();
  await row("Chilonzor").click();
  await expectAccessible();
  await store
    .panel("Chilonzor")
    .getByRole("button", { name: store.t("branch.select"), exact: true })
    .click();
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  expect(fulfillmentStore.get()).toMatchObject({ serviceType: "PICK_UP", branchId: otherBranch.id });
});

test("[BN-1, BN-6] on the map the main branch's card stands until a pin selects another one, which is then confirmed", async () => {
  const { store, onDone, row, pin } = await renderBranchPicker({ startsWith: "map" });
  await expect.element(page.getByRole("radio", { name: store.t("branch.asMap"), exact: true })).toBeChecked();
  await expect.element(row("Markaz")).toBeVisible();
  await pin("Chilonzor").click();
  await expect.element(row("Chilonzor")).toBeVisible();
  await expect.element(row("Markaz")).not.toBeInTheDocument();
  await expectAccessible();
  await store.button("branch.confirm").click();
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  expect(fulfillmentStore.get()).toMatchObject({ serviceType: "PICK_UP", branchId: otherBranch.id });
});
