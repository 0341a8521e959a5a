import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { basketStore } from "../../shop/basket/basket.ts";
import { groupStore, liveGroupStore } from "../../shop/basket/group.ts";
import type { JoinedGroup } from "../../shop/basket/group.ts";
import { LOST, refuse } from "../../testing/fake-api.ts";
import type { Answers } from "../../testing/fake-api.ts";
import { asGuest, asHost, testGroup } from "../../testing/group-fixture.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { GroupScreen } from "./group-screen.tsx";

const STATE = "POST /orders/v1/group-orders/{id}/state";
const JOIN = "POST /orders/v1/group-orders/{id}/members";
const READ = "GET /orders/v1/group-orders/{id}";
const REMOVE = "POST /orders/v1/group-orders/{id}/members/{memberId}/remove";

async function openGroup(joined: JoinedGroup | null, live = testGroup, api: Answers = {}) {
  await cleanup();
  groupStore.set(joined);
  if (joined) liveGroupStore.set(live);
  return await renderStore(<GroupScreen id={testGroup.id} />, {
    path: "/group/:id",
    at: [`/group/${testGroup.id}`],
    api,
  });
}

const partOf = (name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) });

test("[GR-1] a group shows members' products and totals, its link and its code", async () => {
  const { button, t } = await openGroup(asHost);
  await expect.element(partOf("Lola")).toMatchTextContent(t("group.you"));
  await expect.element(partOf("Ali")).toMatchTextContent("Somsa");
  await expect.element(partOf("Ali")).toMatchTextContent("× 2");
  await expect.element(partOf("Ali")).toMatchTextContent(/24.000/);
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
  const wrong = await openGroup(null, testGroup, { [READ]: refuse("group_not_found") });
  await expect.element(page.getByRole("heading", { name: wrong.t("group.closed") })).toBeVisible();
  location.hash = "#secret";
  const {
    api,
    field,
    button,
    text,
    location: at,
  } = await openGroup(null, testGroup, {
    [READ]: testGroup,
    [JOIN]: { group: testGroup, memberId: asGuest.memberId, memberKey: "key" },
  });
  await field("group.name").fill(" ");
  await button("group.join").click();
  await expect.element(text("group.nameNeeded")).toBeVisible();
  expect(api.calls(JOIN)).toEqual([]);
  await field("group.name").fill("Ali");
  await button("group.join").click();
  await expect.poll(at).toBe("/");
  await expect.poll(() => api.calls(JOIN)[0]?.body).toEqual({ groupSecret: "secret", name: "Ali" });
  await expect.poll(() => groupStore.get()).toMatchObject({ memberId: asGuest.memberId, isHost: false });
  history.replaceState(null, "", location.pathname + location.search);
});

test("[GR-2] a host confirms closing a group in which others have products", async () => {
  const {
    api,
    button,
    panel,
    t,
    location: at,
  } = await openGroup(asHost, testGroup, {
    [STATE]: { ...testGroup, state: "CANCELED" },
  });
  await button("group.callOff").click();
  const question = panel(t("group.callOffTitle"));
  await expect.element(question).toMatchTextContent(t("group.callOffText"));
  await button("group.callOffNo").click();
  await expect.element(question).not.toBeInTheDocument();
  expect(api.calls(STATE)).toEqual([]);
  await button("group.callOff").click();
  await question.getByRole("button", { name: t("group.callOff"), exact: true }).click();
  await expect.poll(at).toBe("/");
  await expect.poll(() => api.calls(STATE)[0]?.body).toEqual({ memberKey: "key", state: "CANCELED" });
  expect(groupStore.get()).toBeNull();
});

test("[GR-2] a guest that opens a closed group is told so", async () => {
  const { text } = await openGroup(asGuest, { ...testGroup, state: "CANCELED" });
  await expect.element(text("group.state.CANCELED")).toBeVisible();
});

test("[GR-2] a group without other members is closed without confirmation; offline it stays", async () => {
  const alone = { ...testGroup, members: testGroup.members.slice(0, 1) };
  const { api, button, location: at } = await openGroup(asHost, alone, { [STATE]: LOST });
  await button("group.callOff").click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(groupStore.get()).not.toBeNull();
  api.answer({ [STATE]: { ...alone, state: "CANCELED" } });
  await button("group.callOff").click();
  await expect.poll(at).toBe("/");
});

test("[GR-2] the host removes a member after a confirmation; on a refusal the member stays", async () => {
  const { api, panel, t, button } = await openGroup(asHost, testGroup, { [REMOVE]: refuse("group_locked") });
  const remove = partOf("Ali").getByRole("button", { name: new RegExp(t("group.remove")) });
  await expect.element(partOf("Lola").getByRole("button")).not.toBeInTheDocument();
  await remove.click();
  const yes = panel(t("group.removeTitle", { name: "Ali" })).getByRole("button", {
    name: t("group.remove"),
    exact: true,
  });
  await yes.click();
  await expect.poll(() => api.calls(REMOVE).length).toBe(1);
  await expect.element(partOf("Ali")).toBeInTheDocument();
  api.answer({ [REMOVE]: { ...testGroup, members: testGroup.members.slice(0, 1) } });
  await yes.click();
  await expect.element(partOf("Ali")).not.toBeInTheDocument();
  await expect.element(button("group.callOff")).toBeVisible();
});

test("[GR-3] the host takes all members' available products to the checkout", async () => {
  const gone = { productId: asHost.id, count: 1, modifications: [] };
  const members = testGroup.members.map((member) => ({ ...member, cartItems: [...member.cartItems] }));
  members[1]?.cartItems.push(gone);
  const group = { ...testGroup, members };
  const { api, t, location: at } = await openGroup(asHost, group, { [STATE]: { ...group, state: "LOCKED" } });
  await page.getByRole("button", { name: new RegExp(t("group.order")) }).click();
  await expect.poll(at).toBe("/checkout");
  await expect.poll(() => api.calls(STATE)[0]?.body).toEqual({ memberKey: "key", state: "LOCKED" });
  await expect.poll(() => basketStore.get().lines.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  await expect.element(page.getByText(t("group.missing", { count: 1 }))).toBeVisible();
});

test("[GR-3] the host can unlock a group; guests see no empty bar over the page", async () => {
  const locked = { ...testGroup, state: "LOCKED" as const };
  const { button, t } = await openGroup({ ...asHost, orderingSince: 1 }, locked, { [STATE]: testGroup });
  await expect.element(page.getByRole("status").first()).toMatchTextContent(t("group.state.LOCKED.host"));
  await button("group.openAgain").click();
  await expect.element(page.getByRole("status").first()).toMatchTextContent(t("group.state.OPEN.host"));
  await openGroup(asGuest, locked);
  await expect.element(page.getByRole("status").first()).toMatchTextContent(t("group.state.LOCKED"));
  expect(document.querySelector("[data-bottom]")).toBeNull();
});

test("[GR-3] a group with a cancelled order says so to host and guests, and can order again", async () => {
  const back = {
    ...testGroup,
    state: "LOCKED" as const,
    order: { number: 1042, totalPrice: 36_000, isCanceled: true },
  };
  const { t } = await openGroup(asHost, back, { [STATE]: back });
  await expect.element(page.getByText(t("group.orderCanceled.host", { number: 1042 }))).toBeVisible();
  await page.getByRole("button", { name: new RegExp(t("group.order")) }).click();
  await expect.poll(() => groupStore.get()?.orderingSince).not.toBeNull();
  await openGroup(asGuest, back);
  await expect.element(page.getByText(t("group.orderCanceled", { number: 1042 }))).toBeVisible();
});

test("[GR-3] an ordered group shows each member's share of the total, and can be closed", async () => {
  const shareOf = (memberId: string, dishes: number) => ({
    memberId,
    dishes,
    delivery: 2_000,
    service: 0,
    discount: 1_000,
    total: dishes + 1_000,
  });
  const ordered = {
    ...testGroup,
    state: "ORDERED" as const,
    order: { number: 1042, totalPrice: 38_000, isCanceled: false },
    shares: [shareOf(asHost.memberId, 12_000), shareOf(asGuest.memberId, 24_000)],
  };
  const { t, button, location: at } = await openGroup(asGuest, ordered);
  const shares = page.getByRole("region", { name: t("group.shares", { number: 1042 }) });
  await expect.element(shares).toMatchTextContent(t("group.yourShare"));
  await expect.element(shares).toMatchTextContent(/25.000/);
  await expect.element(shares).toMatchTextContent("Lola");
  await expect.element(shares).toMatchTextContent(/38.000/);
  await button("group.done").click();
  await expect.poll(at).toBe("/");
  expect(groupStore.get()).toBeNull();
});
