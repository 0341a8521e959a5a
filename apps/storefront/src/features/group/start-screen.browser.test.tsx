import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { addToBasket } from "../../shop/basket/basket.ts";
import { groupStore } from "../../shop/basket/group.ts";
import { changeFulfillment } from "../../shop/location/fulfillment.ts";
import { expectAccessible } from "../../testing/accessible.ts";
import { FAKE_CONNECTION_LOSS } from "../../testing/fake-api.ts";
import { hostGroupMembership, testGroup } from "../../testing/group-fixture.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { somsa, testBranch } from "../../testing/shop-fixture.ts";
import { StartGroupScreen } from "./start-screen.tsx";

const CREATE_GROUP_ENDPOINT = "POST /orders/v1/group-orders";

test("[GR-1] a group is created with a name and the basket's products; on a failure the input is kept", async () => {
  addToBasket(somsa, [], 1);
  changeFulfillment({ serviceType: "PICK_UP", branchId: testBranch.id });
  const { button, field, text, api, location } = await renderStore(<StartGroupScreen />, {
    path: "/group",
    api: { [CREATE_GROUP_ENDPOINT]: FAKE_CONNECTION_LOSS },
  });
  await button("group.begin").click();
  await expect.element(text("group.nameNeeded")).toBeVisible();
  await expectAccessible();
  await field("group.name").fill("Lola");
  await button("group.begin").click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(field("group.name")).toHaveValue("Lola");
  const { groupSecret, memberId, memberKey } = hostGroupMembership;
  api.answer({ [CREATE_GROUP_ENDPOINT]: { group: testGroup, groupSecret, memberId, memberKey } });
  await button("group.begin").click();
  await expect.poll(location).toBe(`/group/${testGroup.id}`);
  await expect
    .poll(() => api.calls(CREATE_GROUP_ENDPOINT).at(-1)?.body)
    .toEqual({
      branchId: testBranch.id,
      serviceType: "PICK_UP",
      name: "Lola",
      cartItems: [{ productId: somsa.id, count: 1, modifications: [] }],
    });
  await expect.poll(() => groupStore.get()).toMatchObject({ isHost: true, memberKey: "key" });
});

test("[GR-1] a guest without a chosen location is asked for it first", async () => {
  changeFulfillment({ serviceType: "PICK_UP", branchId: null });
  const other = { ...testBranch, id: testGroup.id, isMain: false };
  const { t, button } = await renderStore(<StartGroupScreen />, {
    path: "/group",
    api: { "GET /users/v1/branches/full": [testBranch, other] },
  });
  const choose = page.getByRole("link", { name: t("branch.choose"), exact: true });
  await expect.element(choose).toHaveAttribute("href", "/address/pickup");
  await expect.element(button("group.begin")).not.toBeInTheDocument();
});
