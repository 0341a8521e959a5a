import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { basketStore } from "../../shop/basket/basket.ts";
import { groupStore, liveGroupOrderStore } from "../../shop/basket/group.ts";
import type { JoinedGroup } from "../../shop/basket/group.ts";
import { FAKE_CONNECTION_LOSS, createFakeRefusal } from "../../testing/fake-api.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import { guestGroupMembership, hostGroupMembership, testGroup } from "../../testing/group-fixture.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { GroupScreen } from "./group-screen.tsx";

const STATE_ENDPOINT = "POST /orders/v1/group-orders/{id}/state";
const JOIN_ENDPOINT = "POST /orders/v1/group-orders/{id}/members";
const GROUP_ENDPOINT = "GET /orders/v1/group-orders/{id}";
const REMOVE_MEMBER_ENDPOINT = "POST /orders/v1/group-orders/{id}/members/{memberId}/remove";

async function openGroup(joined: JoinedGroup | null, live = testGroup, api: FakeApiAnswers = {}) {
  await cleanup();
  groupStore.set(joined);
  if (joined) liveGroupOrderStore.set(live);
  return await renderStore(<GroupScreen id={testGroup.id} />, {
    path: "/group/:id",
    at: [`/group/${testGroup.id}`],
    api,
  });
}

const findMemberRegion = (name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) });

test("[GR-1] a group shows members' products and totals, its link and its code", async () => {
  const { button, t } = await openGroup(hostGroupMembership);
  await expect.element(findMemberRegion("Lola")).toMatchTextContent(t("group.you"));
  await expect.element(findMemberRegion("Ali")).toMatchTextContent("Somsa");
  await expect.element(findMemberRegion("Ali")).toMatchTextContent("× 2");
  await expect.element(findMemberRegion("Ali")).toMatchTextContent(/24.000/);
  await expect
    .element(page.getByRole("button", { name: new RegExp(t("group.order")) }))
    .toMatchTextContent(/36.000/);
  await button("group.qr").click();
  await expect.element(page.getByRole("img", { name: t("group.qrLabel") })).toBeVisible();
});

test("[GR-1] an invitation with a missing or wrong secret is refused; with the link a guest joins by a name", async () => {
  const first = await openGroup(null);
  await expect.element(first.text("group.noLink")).toBeVisible();
  location.hash = "#wrong";
  const wrong = await openGroup(null, testGroup, { [GROUP_ENDPOINT]: createFakeRefusal("group_not_found") });
  await expect.element(page.getByRole("heading", { name: wrong.t("group.closed") })).toBeVisible();
  location.hash = "#secret";
  const {
    api,
    field,
    button,
    text,
    location: at,
  } = await openGroup(null, testGroup, {
    [GROUP_ENDPOINT]: testGroup,
    [JOIN_ENDPOINT]: { group: testGroup, memberId: guestGroupMembership.memberId, memberKey: "key" },
  });
  await field("group.name").fill(" ");
  await button("group.join").click();
  await expect.element(text("group.nameNeeded")).toBeVisible();
  expect(api.calls(JOIN_ENDPOINT)).toEqual([]);
  await field("group.name").fill("Ali");
  await button("group.join").click();
  await expect.poll(at).toBe("/");
  await expect.poll(() => api.calls(JOIN_ENDPOINT)[0]?.body).toEqual({ groupSecret: "secret", name: "Ali" });
  await expect
    .poll(() => groupStore.get())
    .toMatchObject({ memberId: guestGroupMembership.memberId, isHost: false });
  history.replaceState(null, "", location.pathname + location.search);
});

test("[GR-2] a host confirms closing a group in which others have products", async () => {
  const {
    api,
    button,
    panel,
    t,
    location: at,
  } = await openGroup(hostGroupMembership, testGroup, {
    [STATE_ENDPOINT]: { ...testGroup, state: "CANCELED" },
  });
  await button("group.callOff").click();
  const question = panel(t("group.callOffTitle"));
  await expect.element(question).toMatchTextContent(t("group.callOffText"));
  await button("group.callOffNo").click();
  await expect.element(question).not.toBeInTheDocument();
  expect(api.calls(STATE_ENDPOINT)).toEqual([]);
  await button("group.callOff").click();
  await question.getByRole("button", { name: t("group.callOff"), exact: true }).click();
  await expect.poll(at).toBe("/");
  await expect
    .poll(() => api.calls(STATE_ENDPOINT)[0]?.body)
    .toEqual({ memberKey: "key", state: "CANCELED" });
  expect(groupStore.get()).toBeNull();
});

test("[GR-2] a guest that opens a closed group is told so", async () => {
  const { text } = await openGroup(guestGroupMembership, { ...testGroup, state: "CANCELED" });
  await expect.element(text("group.state.CANCELED")).toBeVisible();
});

test("[GR-2] a group without other members is closed without confirmation; offline it stays", async () => {
  const alone = { ...testGroup, members: testGroup.members.slice(0, 1) };
  const {
    api,
    button,
    location: at,
  } = await openGroup(hostGroupMembership, alone, { [STATE_ENDPOINT]: FAKE_CONNECTION_LOSS });
  await button("group.callOff").click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(groupStore.get()).not.toBeNull();
  api.answer({ [STATE_ENDPOINT]: { ...alone, state: "CANCELED" } });
  await button("group.callOff").click();
  await expect.poll(at).toBe("/");
});

test("[GR-2] the host removes a member after a confirmation; on a refusal the member stays", async () => {
  const { api, panel, t, button } = await openGroup(hostGroupMembership, testGroup, {
    [REMOVE_MEMBER_ENDPOINT]: createFakeRefusal("group_locked"),
  });
  const remove = findMemberRegion("Ali").getByRole("button", { name: new RegExp(t("group.remove")) });
  await expect.element(findMemberRegion("Lola").getByRole("button")).not.toBeInTheDocument();
  await remove.click();
  const yes = panel(t("group.removeTitle", { name: "Ali" })).getByRole("button", {
    name: t("group.remove"),
    exact: true,
  });
  await yes.click();
  await expect.poll(() => api.calls(REMOVE_MEMBER_ENDPOINT).length).toBe(1);
  await expect.element(findMemberRegion("Ali")).toBeInTheDocument();
  api.answer({ [REMOVE_MEMBER_ENDPOINT]: { ...testGroup, members: testGroup.members.slice(0, 1) } });
  await yes.click();
  await expect.element(findMemberRegion("Ali")).not.toBeInTheDocument();
  await expect.element(button("group.callOff")).toBeVisible();
});

test("[GR-3] the host takes all members' available products to the checkout", async () => {
  const gone = { productId: hostGroupMembership.id, count: 1, modifications: [] };
  const members = testGroup.members.map((member) => ({ ...member, cartItems: [...member.cartItems] }));
  members[1]?.cartItems.push(gone);
  const group = { ...testGroup, members };
  const {
    api,
    t,
    location: at,
  } = await openGroup(hostGroupMembership, group, { [STATE_ENDPOINT]: { ...group, state: "LOCKED" } });
  await page.getByRole("button", { name: new RegExp(t("group.order")) }).click();
  await expect.poll(at).toBe("/checkout");
  await expect.poll(() => api.calls(STATE_ENDPOINT)[0]?.body).toEqual({ memberKey: "key", state: "LOCKED" });
  await expect.poll(() => basketStore.get().lines.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  await expect.element(page.getByText(t("group.missing", { count: 1 }))).toBeVisible();
});

test("[GR-3] the host can unlock a group; guests see no empty bar over the page", async () => {
  const locked = { ...testGroup, state: "LOCKED" as const };
  const { button, t } = await openGroup({ ...hostGroupMembership, orderingSince: 1 }, locked, {
    [STATE_ENDPOINT]: testGroup,
  });
  await expect.element(page.getByRole("status").first()).toMatchTextContent(t("group.state.LOCKED.host"));
  await button("group.openAgain").click();
  await expect.element(page.getByRole("status").first()).toMatchTextContent(t("group.state.OPEN.host"));
  await openGroup(guestGroupMembership, locked);
  await expect.element(page.getByRole("status").first()).toMatchTextContent(t("group.state.LOCKED"));
  expect(document.querySelector("[data-bottom]")).toBeNull();
});

test("[GR-3] a group with a cancelled order says so to host and guests, and can order again", async () => {
  const back = {
    ...testGroup,
    state: "LOCKED" as const,
    order: { number: 1042, totalPrice: 36_000, tip: 0, isCanceled: true },
  };
  const { t } = await openGroup(hostGroupMembership, back, { [STATE_ENDPOINT]: back });
  await expect.element(page.getByText(t("group.orderCanceled.host", { number: 1042 }))).toBeVisible();
  await page.getByRole("button", { name: new RegExp(t("group.order")) }).click();
  await expect.poll(() => groupStore.get()?.orderingSince).not.toBeNull();
  await openGroup(guestGroupMembership, back);
  await expect.element(page.getByText(t("group.orderCanceled", { number: 1042 }))).toBeVisible();
});

test("[GR-3] an ordered group shows each member's share of the total, and can be closed", async () => {
  const createShare = (memberId: string, dishes: number) => ({
    memberId,
    dishes,
    delivery: 2_000,
    service: 0,
    tip: 0,
    discount: 1_000,
    total: dishes + 1_000,
  });
  const ordered = {
    ...testGroup,
    state: "ORDERED" as const,
    order: { number: 1042, totalPrice: 38_000, tip: 0, isCanceled: false },
    shares: [
      createShare(hostGroupMembership.memberId, 12_000),
      createShare(guestGroupMembership.memberId, 24_000),
    ],
  };
  const { t, button, location: at } = await openGroup(guestGroupMembership, ordered);
  const shares = page.getByRole("region", { name: t("group.shares", { number: 1042 }) });
  await expect.element(shares).toMatchTextContent(t("group.yourShare"));
  await expect.element(shares).toMatchTextContent(/25.000/);
  await expect.element(shares).toMatchTextContent("Lola");
  await expect.element(shares).toMatchTextContent(/38.000/);
  await button("group.done").click();
  await expect.poll(at).toBe("/");
  expect(groupStore.get()).toBeNull();
});
