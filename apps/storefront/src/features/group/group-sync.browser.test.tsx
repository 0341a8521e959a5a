import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { addToBasket, basketStore } from "../../shop/basket/basket.ts";
import { groupStore, liveGroupOrderStore } from "../../shop/basket/group.ts";
import type { JoinedGroup } from "../../shop/basket/group.ts";
import { FAKE_CONNECTION_LOSS, createFakeRefusal } from "../../testing/fake-api.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import { guestGroupMembership, hostGroupMembership, testGroup } from "../../testing/group-fixture.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { somsa } from "../../testing/shop-fixture.ts";
import { GroupMenuCard, LazyGroupSync } from "./group-menu-card.tsx";

const LINES_ENDPOINT = "PUT /orders/v1/group-orders/{id}/lines";
const GROUP_ENDPOINT = "GET /orders/v1/group-orders/{id}";
const emptiedGroup = {
  ...testGroup,
  members: testGroup.members.map((member) => ({ ...member, cartItems: [] })),
};

/** Renders a member's menu page: the group's card and its synchronization. */
async function renderMenuPage(joined: JoinedGroup, api: FakeApiAnswers = {}) {
  groupStore.set(joined);
  const store = await renderStore(
    <>
      <GroupMenuCard />
      <LazyGroupSync />
    </>,
    {
      api: {
        // The event stream is not available. Tests set the group directly instead.
        "GET /orders/v1/group-orders/{id}/events": createFakeRefusal("group_not_found"),
        [GROUP_ENDPOINT]: emptiedGroup,
        ...api,
      },
    },
  );
  await expect.element(page.getByRole("link", { name: new RegExp(store.t("group.title")) })).toBeVisible();
  return store;
}

afterEach(() => vi.useRealTimers());

test("[GR-1] sends a member's products to the group, and retries after a failure", async () => {
  const { api } = await renderMenuPage(guestGroupMembership, { [LINES_ENDPOINT]: FAKE_CONNECTION_LOSS });
  addToBasket(somsa, [], 2);
  await expect.poll(() => api.calls(LINES_ENDPOINT).length).toBeGreaterThan(0);
  api.answer({ [LINES_ENDPOINT]: testGroup });
  await expect.poll(() => api.calls(LINES_ENDPOINT).length, { timeout: 15_000 }).toBeGreaterThan(1);
  const lines = [{ productId: somsa.id, count: 2, modifications: [] }];
  await expect
    .poll(() => api.calls(LINES_ENDPOINT).at(-1)?.body)
    .toMatchObject({ memberKey: "key", cartItems: lines });
});

test("[GR-3] a guest at the menu is told that the host is ordering and that additions are too late", async () => {
  const { t, text } = await renderMenuPage(guestGroupMembership, { [LINES_ENDPOINT]: emptiedGroup });
  liveGroupOrderStore.set({ ...emptiedGroup, version: 2, state: "LOCKED" });
  await expect.element(page.getByRole("link")).toMatchTextContent(t("group.state.LOCKED"));
  await expect.element(text("group.show").first()).toBeVisible();
  addToBasket(somsa, [], 1);
  await expect.element(text("group.tooLate")).toBeVisible();
});

test("[GR-3] after the order a guest's basket is empty, and is restored after a cancellation", async () => {
  addToBasket(somsa, [], 2);
  await renderMenuPage(guestGroupMembership, { [GROUP_ENDPOINT]: testGroup });
  liveGroupOrderStore.set({ ...testGroup, version: 2, state: "ORDERED" });
  await expect.poll(() => basketStore.get().lines).toEqual([]);
  liveGroupOrderStore.set({ ...testGroup, version: 3 });
  await expect.poll(() => basketStore.get().lines.map(({ count }) => count)).toEqual([2]);
});

test("[GR-2] a removed member is told so, keeps the products and is in no group", async () => {
  addToBasket(somsa, [], 2);
  const { text } = await renderMenuPage(guestGroupMembership, { [GROUP_ENDPOINT]: testGroup });
  liveGroupOrderStore.set({ ...testGroup, version: 2, members: testGroup.members.slice(0, 1) });
  await expect.element(text("group.removed")).toBeVisible();
  expect(groupStore.get()).toBeNull();
  await expect.poll(() => basketStore.get().lines).toHaveLength(1);
});

test("[GR-2] leaves a group that no longer exists", async () => {
  groupStore.set(hostGroupMembership);
  await renderStore(<LazyGroupSync />, {
    api: {
      "GET /orders/v1/group-orders/{id}/events": createFakeRefusal("group_not_found"),
      [GROUP_ENDPOINT]: createFakeRefusal("group_not_found"),
      [LINES_ENDPOINT]: testGroup,
    },
  });
  await expect.poll(() => groupStore.get()).toBeNull();
});
