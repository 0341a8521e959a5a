import type { Branch, Pause } from "@dasturxon/contract";
import { getDemoBrand } from "./src/brands.ts";
import { Colleague } from "./src/colleague.ts";
import { expect, test } from "./src/test.ts";

// Key of the branch that the test pauses. It receives no orders in other tests.
const PAUSED_BRANCH_KEY = "yunusobod";

test("[CH-2] a paused branch says so on the menu and in the basket, and sells again after the pause", async ({
  guestOf,
  request,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  const staff = await Colleague.signIn(request, "osh");
  const branches = await staff.ask<Branch[]>("GET /console/v1/kitchen");
  const { uz } = getDemoBrand("osh").branches.find(({ key }) => key === PAUSED_BRANCH_KEY)?.name ?? {};
  const branchId = branches.find(({ name }) => name.uz === uz)?.id;
  await page.clock.install();
  await guest.open();
  await guest.choosePickup(PAUSED_BRANCH_KEY);
  await guest.add("somsa-quti");
  const words = page.getByText(t("pause.now"));
  const { id } = await staff.ask<Pause>("POST /console/v1/pauses", { kind: "STOP", branchId, until: null });
  try {
    // The open page shows the pause without a reload, because the store requests the menu once a minute.
    await expect(async () => {
      await page.clock.fastForward(61_000);
      await expect(words.first()).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await guest.openBasket();
    await expect(words.first()).toBeVisible();
    await expect(page.getByRole("link", { name: t("pause.elsewhere") })).toBeVisible();
  } finally {
    await staff.ask(`DELETE /console/v1/pauses/${id}`);
  }
  await expect(async () => {
    await page.clock.fastForward(61_000);
    await expect(words).toHaveCount(0, { timeout: 3_000 });
  }).toPass();
  await guest.openCheckout();
});
