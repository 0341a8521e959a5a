import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { basketStore } from "../../shop/basket/basket.ts";
import { groupStore } from "../../shop/basket/group.ts";
import { guestGroupMembership } from "../../testing/group-fixture.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { somsa } from "../../testing/shop-fixture.ts";
import { AddToBasketBar } from "./add-bar.tsx";
import { useModificationChoices } from "./choices.ts";

function TestAddBar() {
  return <AddToBasketBar product={somsa} choices={useModificationChoices(somsa)} onAdded={() => undefined} />;
}

test("[MN-13, MN-5] a product is bought at once if the brand enables it; [GR-3] a member of a group only adds it", async () => {
  const first = await renderStore(<TestAddBar />, { brand: { features: { buyNow: true } } });
  await first.button("product.buyNow").click();
  await expect.poll(first.location).toBe("/checkout");
  await expect.poll(() => basketStore.get().lines).toHaveLength(1);
  await cleanup();
  groupStore.set(guestGroupMembership);
  const { button, t } = await renderStore(<TestAddBar />, { brand: { features: { buyNow: true } } });
  await expect.element(page.getByRole("button", { name: new RegExp(`^${t("product.add")}`) })).toBeVisible();
  await expect.element(button("product.buyNow")).not.toBeInTheDocument();
});
