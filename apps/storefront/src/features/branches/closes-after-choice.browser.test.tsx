import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fulfillmentStore } from "../../shop/location/fulfillment.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { testBranch } from "../../testing/shop-fixture.ts";
import { BranchPicker } from "./branch-picker.tsx";

test("[SH-4, BN-3] the panels close a tenth of a second after a branch is chosen", async () => {
  const onDone = vi.fn<() => void>();
  const store = await renderStore(
    <main className="h-dvh overflow-hidden">
      <BranchPicker Map={() => null} onBack={() => undefined} onDone={onDone} />
    </main>,
    { path: "/branches" },
  );
  await page.getByRole("button", { name: /^Markaz/ }).click();
  const select = store.panel("Markaz").getByRole("button", { name: store.t("branch.select"), exact: true });
  await expect.element(select).toBeEnabled();
  // Checks the requested delay, because the measured delay would depend on the speed of the machine.
  const wait = vi.spyOn(window, "setTimeout");
  await select.click();
  expect(fulfillmentStore.get()).toMatchObject({ branchId: testBranch.id });
  expect(wait).toHaveBeenCalledWith(onDone, 100);
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  wait.mockRestore();
});
