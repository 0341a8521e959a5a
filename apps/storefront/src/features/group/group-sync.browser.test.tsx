import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { addToBasket, basketStore } from "../../shop/basket/basket.ts";
import { groupStore, liveGroupStore } from "../../shop/basket/group.ts";
import type { JoinedGroup } from "../../shop/basket/group.ts";
import { LOST, refuse } from "../../testing/fake-api.ts";
import type { Answers } from "../../testing/fake-api.ts";
import { asGuest, asHost, testGroup } from "../../testing/group-fixture.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { somsa } from "../../testing/shop-fixture.ts";
import { GroupMenuCard, GroupSynchronization } from "./group-menu-card.tsx";

const LINES = "PUT /orders/v1/group-orders/{id}/lines";
const READ = "GET /orders/v1/group-orders/{id}";
const emptied = { ...testGroup, members: testGroup.members.map((member) => ({ ...member, cartItems: [] })) };

/** Renders a member's menu page: the group's card and its synchronization. */
async function atMenu(joined: JoinedGroup, api: Answers = {}) {
  groupStore.set(joined);
  const store = await renderStore(
    <>
      <GroupMenuCard />
      <GroupSynchronization />
    </>,
    {
      api: {
        // The event stream is not available. Tests set the group directly instead.
        "GET /orders/v1/group-orders/{id}/events": refuse("group_not_found"),
        [READ]: emptied,
        ...api,
      },
    },
  );
  await expect.element(page.getByRole("link", { name: new RegExp(store.t("group.title")) })).toBeVisible();
  return store;
}

afterEach(() => vi.useRealTimers());

test("[GR-1] sends a member's products to the group, and retries after a failure", async () => {
  const { api } = await atMenu(asGuest, { [LINES]: LOST });
  addToBasket(somsa, [], 2);
  await expect.poll(() => api.calls(LINES).length).toBeGreaterThan(0);
  api.answer({ [LINES]: testGroup });
  await expect.poll(() => api.calls(LINES).length, { timeout: 15_000 }).toBeGreaterThan(1);
  const lines = [{ productId: somsa.id, count: 2, modifications: [] }];
  await expect
    .poll(() => api.calls(LINES).at(-1)?.body)
    .toMatchObject({ memberKey: "key", cartItems: lines });
});

test("[GR-3] a guest at the menu is told that the host is ordering and that additions are too late", async () => {
  const { t, text } = await atMenu(asGuest, { [LINES]: emptied });
  liveGroupStore.set({ ...emptied, version: 2, state: "LOCKED" });
  await expect.element(page.getByRole("link")).toMatchTextContent(t("group.state.LOCKED"));
  await expect.element(text("group.show").first()).toBeVisible();
  addToBasket(somsa, [], 1);
  await expect.element(text("group.tooLate")).toBeVisible();
});

test("[GR-3] after the order a guest's basket is empty, and is restored after a cancellation", async () => {
  addToBasket(somsa, [], 2);
  await atMenu(asGuest, { [READ]: testGroup });
  liveGroupStore.set({ ...testGroup, version: 2, state: "ORDERED" });
  await expect.poll(() => basketStore.get().lines).toEqual([]);
  liveGroupStore.set({ ...testGroup, version: 3 });
  await expect.poll(() => basketStore.get().lines.map(({ count }) => count)).toEqual([2]);
});

test("[GR-2] a removed member is told so, keeps the products and is in no group", async () => {
  addToBasket(somsa, [], 2);
  const { text } = await atMenu(asGuest, { [READ]: testGroup });
  liveGroupStore.set({ ...testGroup, version: 2, members: testGroup.members.slice(0, 1) });
  await expect.element(text("group.removed")).toBeVisible();
  expect(groupStore.get()).toBeNull();
  await expect.poll(() => basketStore.get().lines).toHaveLength(1);
});

test("[GR-2] leaves a group that no longer exists", async () => {
  groupStore.set(asHost);
  await renderStore(<GroupSynchronization />, {
    api: {
      "GET /orders/v1/group-orders/{id}/events": refuse("group_not_found"),
      [READ]: refuse("group_not_found"),
      [LINES]: testGroup,
    },
  });
  await expect.poll(() => groupStore.get()).toBeNull();
});
