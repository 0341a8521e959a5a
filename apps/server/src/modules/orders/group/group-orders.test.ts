import type { GroupOrder, Order, OrderBody } from "@dasturxon/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeBrandContent } from "../../../testing/change-content.ts";
import { listenToEvents } from "../../../testing/listen.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
await app.start();
const host = await app.signIn(CUSTOMER_PHONE);

interface JoinedGroup {
  group: GroupOrder;
  groupSecret: string;
  memberId: string;
  memberKey: string;
  code: string;
}
type GroupAnswer = GroupOrder & { code: string };
const GROUPS_PATH = "/orders/v1/group-orders";
const plov = { productId: productIdFromKey("plov"), count: 1, modifications: [] };
const cola = { productId: productIdFromKey("cola"), count: 2, modifications: [] };

const startGroupOrder = async (more: object = {}) =>
  app.call<JoinedGroup>(GROUPS_PATH, {
    body: { branchId: branchIdFromKey("center"), serviceType: "PICK_UP", name: "Lola", ...more },
  });
const joinGroup = (id: string, groupSecret: string, name = "Ali") =>
  app.call<JoinedGroup>(`${GROUPS_PATH}/${id}/members`, { body: { groupSecret, name } });
const putGroupLines = (id: string, memberKey: string, cartItems: object[]) =>
  app.call<GroupAnswer>(`${GROUPS_PATH}/${id}/lines`, { method: "PUT", body: { memberKey, cartItems } });
const setGroupState = (id: string, memberKey: string, state: string) =>
  app.call<GroupAnswer>(`${GROUPS_PATH}/${id}/state`, { body: { memberKey, state } });
const fetchGroup = (id: string, groupSecret: string, more: object = {}) =>
  app.call<GroupAnswer>(`${GROUPS_PATH}/${id}`, { headers: { "group-secret": groupSecret }, ...more });
const removeMember = (id: string, memberKey: string, memberId: string) =>
  app.call<GroupAnswer>(`${GROUPS_PATH}/${id}/members/${memberId}/remove`, { body: { memberKey } });
const placeGroupOrder = (id: string, memberKey: string, more: Partial<OrderBody> = {}, token = host.token) =>
  app.call<Order & { code: string }>("/orders/v1/orders", {
    token,
    body: { ...createPickupBody(more), groupOrder: { id, memberKey } },
  });

/** Creates a group with a host and one more member. */
async function createGroupOfTwo() {
  const { body: mine } = await startGroupOrder();
  const { body: theirs } = await joinGroup(mine.group.id, mine.groupSecret);
  return { id: mine.group.id, secret: mine.groupSecret, mine, theirs };
}

test("[GR-1] a guest joins by the link with a name and adds products, and all members are updated at once", async () => {
  const { id, secret, mine, theirs } = await createGroupOfTwo();
  const events = await listenToEvents<GroupOrder>(app, `${GROUPS_PATH}/${id}/events`, {
    "group-secret": secret,
  });
  expect((await putGroupLines(id, theirs.memberKey, [plov, cola])).status).toBe(200);
  await expect.poll(() => events().at(-1)?.members[1]?.cartItems).toEqual([plov, cola]);
  const { body } = await fetchGroup(id, secret);
  expect(body.members.map(({ name, isHost }) => [name, isHost])).toEqual([
    ["Lola", true],
    ["Ali", false],
  ]);
  // A member's key is sent only once, and only to that member.
  expect(JSON.stringify(body)).not.toContain(mine.memberKey.split(".")[1]);
  await putGroupLines(id, theirs.memberKey, []);
  expect((await fetchGroup(id, secret)).body.members[1]?.cartItems).toEqual([]);
});

test("[GR-2] a locked group accepts no products or members until unlocked; only the host can lock it", async () => {
  const { id, secret, mine, theirs } = await createGroupOfTwo();
  expect((await setGroupState(id, theirs.memberKey, "LOCKED")).body.code).toBe("group_not_found");
  expect((await setGroupState(id, mine.memberKey, "LOCKED")).body.state).toBe("LOCKED");
  expect((await putGroupLines(id, theirs.memberKey, [plov])).body.code).toBe("group_locked");
  expect((await joinGroup(id, secret)).body.code).toBe("group_locked");
  await setGroupState(id, mine.memberKey, "OPEN");
  expect((await putGroupLines(id, theirs.memberKey, [plov])).status).toBe(200);
  expect((await setGroupState(id, mine.memberKey, "CANCELED")).body.state).toBe("CANCELED");
  for (const late of [
    await putGroupLines(id, theirs.memberKey, []),
    await setGroupState(id, mine.memberKey, "OPEN"),
  ])
    expect(late.body.code).toBe("group_over");
});

test("[GR-3] the host's order is split by member, adding up to the total, and shown to all", async () => {
  const { id, secret, mine, theirs } = await createGroupOfTwo();
  await putGroupLines(id, mine.memberKey, [plov]);
  await putGroupLines(id, theirs.memberKey, [plov, cola]);
  await setGroupState(id, mine.memberKey, "LOCKED");
  const whole = { cartItems: [{ ...plov, count: 2 }, cola], totalPrice: 2 * 45_000 + 18_000 + 2000 };
  const { body: placed } = await placeGroupOrder(id, mine.memberKey, whole);
  const { body } = await fetchGroup(id, secret);
  expect(body).toMatchObject({
    state: "ORDERED",
    order: { number: placed.number, totalPrice: placed.totalPrice, isCanceled: false },
  });
  expect(body.shares?.map(({ dishes }) => dishes)).toEqual([45_000, 63_000]);
  expect(body.shares?.reduce((sum, { total }) => sum + total, 0)).toBe(placed.totalPrice);
});

test("[GR-3] a group has one order: a later order of the host is separate, and one of two concurrent orders succeeds", async () => {
  const { id, secret, mine } = await createGroupOfTwo();
  const both = await Promise.all([placeGroupOrder(id, mine.memberKey), placeGroupOrder(id, mine.memberKey)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe("group_over");
  const { body } = await fetchGroup(id, secret);
  const own = await postOrder(app, host.token, createPickupBody());
  expect((await fetchGroup(id, secret)).body).toEqual(body);
  expect(body.order?.number).not.toBe(own.number);
});

test("[GR-3] a refused order leaves the group unchanged, and an order for another host's group is refused", async () => {
  const { id, secret, mine, theirs } = await createGroupOfTwo();
  const before = (await fetchGroup(id, secret)).body;
  expect((await placeGroupOrder(id, mine.memberKey, { totalPrice: 1 })).body.code).toBe("price_changed");
  expect((await placeGroupOrder(id, theirs.memberKey)).body.code).toBe("group_not_found");
  expect((await placeGroupOrder(id, "nonsense")).body.code).toBe("group_not_found");
  expect((await fetchGroup(id, secret)).body).toEqual(before);
  await setGroupState(id, mine.memberKey, "CANCELED");
  const fetchActiveOrders = async () =>
    (await app.call<Order[]>(`/orders/v1/orders/user/${host.userId}/active`, { token: host.token })).body;
  const sofar = (await fetchActiveOrders()).length;
  expect((await placeGroupOrder(id, mine.memberKey)).body.code).toBe("group_over");
  expect(await fetchActiveOrders()).toHaveLength(sofar);
});

test("[GR-3] cancelling the order reopens the group, and its host can order again", async () => {
  const { id, secret, mine } = await createGroupOfTwo();
  await setGroupState(id, mine.memberKey, "LOCKED");
  const { body: first } = await placeGroupOrder(id, mine.memberKey);
  app.clock.advance(3 * 3_600_000);
  const cancel = { token: host.token, body: {} };
  expect((await app.call(`/orders/v1/orders/${first.id}/cancel`, cancel)).status).toBe(200);
  const { body } = await fetchGroup(id, secret);
  expect(body).toMatchObject({
    state: "LOCKED",
    shares: null,
    order: { number: first.number, isCanceled: true },
  });
  const { body: second } = await placeGroupOrder(id, mine.memberKey);
  expect((await fetchGroup(id, secret)).body).toMatchObject({
    state: "ORDERED",
    order: { number: second.number, isCanceled: false },
  });
});

test("[GR-2] the host can remove a member with the products, a member can leave; others cannot, and not while locked", async () => {
  const { id, secret, mine, theirs } = await createGroupOfTwo();
  await putGroupLines(id, theirs.memberKey, [plov]);
  const { body: third } = await joinGroup(id, secret, "Vali");
  for (const [key, memberId] of [
    [theirs.memberKey, third.memberId],
    [theirs.memberKey, mine.memberId],
    [mine.memberKey, mine.memberId],
    [`${mine.memberId}.wrong`, theirs.memberId],
  ] as const)
    expect((await removeMember(id, key, memberId)).body.code).toBe("group_not_found");
  await setGroupState(id, mine.memberKey, "LOCKED");
  expect((await removeMember(id, mine.memberKey, theirs.memberId)).body.code).toBe("group_locked");
  await setGroupState(id, mine.memberKey, "OPEN");
  const events = await listenToEvents<GroupOrder>(app, `${GROUPS_PATH}/${id}/events`, {
    "group-secret": secret,
  });
  for (let time = 0; time < 2; time += 1)
    expect((await removeMember(id, mine.memberKey, theirs.memberId)).status).toBe(200);
  expect((await putGroupLines(id, theirs.memberKey, [plov])).body.code).toBe("group_not_found");
  expect((await removeMember(id, third.memberKey, third.memberId)).status).toBe(200);
  await expect
    .poll(() =>
      events()
        .at(-1)
        ?.members.map(({ name }) => name),
    )
    .toEqual(["Lola"]);
});

test("[BR-14] a brand with group orders disabled has no groups", async () => {
  const { id, secret, mine } = await createGroupOfTwo();
  const setGroupOrdersFeature = (isOn: boolean) =>
    changeBrandContent(
      app,
      app.osh,
      sql`update merchant_settings set features = features || jsonb_build_object('groupOrder', ${isOn}::boolean)
        where merchant_id = ${app.osh}`,
    );
  await setGroupOrdersFeature(false);
  const answers = [await startGroupOrder(), await fetchGroup(id, secret), await joinGroup(id, secret)];
  const acts = [
    await putGroupLines(id, mine.memberKey, []),
    await setGroupState(id, mine.memberKey, "LOCKED"),
  ];
  for (const { body } of [...answers, ...acts, await placeGroupOrder(id, mine.memberKey)])
    expect(body.code).toBe("feature_off");
  await setGroupOrdersFeature(true);
  expect((await fetchGroup(id, secret)).status).toBe(200);
});

test("[GR-1] limits a group to the size of one event, counting lines and choices of all members", async () => {
  const { id, mine, theirs } = await createGroupOfTwo();
  const createRepeatedChoices = (count: number) =>
    Array.from({ length: count }, () => ({ id: plov.productId, count: 1 }));
  const full = Array.from({ length: 10 }, () => ({ ...plov, modifications: createRepeatedChoices(20) }));
  expect((await putGroupLines(id, theirs.memberKey, full)).status).toBe(200);
  expect((await putGroupLines(id, mine.memberKey, full)).body.code).toBe("bad_request");
  expect(
    (await putGroupLines(id, theirs.memberKey, [{ ...plov, modifications: createRepeatedChoices(21) }]))
      .status,
  ).toBe(400);
});

test("[S34] does not find a group by a wrong secret, another group's key, a forged key or another brand", async () => {
  const [one, another] = [await createGroupOfTwo(), await createGroupOfTwo()];
  for (const secret of ["0".repeat(32), another.secret, one.theirs.memberKey])
    expect((await fetchGroup(one.id, secret)).body.code).toBe("group_not_found");
  const forged = [
    another.theirs.memberKey,
    `${one.theirs.memberId}.${"A".repeat(32)}`,
    `${one.theirs.memberId}.`,
    "nonsense",
    "'; drop table group_orders; --",
  ];
  for (const key of forged)
    expect((await putGroupLines(one.id, key, [plov])).body.code).toBe("group_not_found");
  expect((await fetchGroup(one.id, one.secret, { host: "pizza.localhost" })).status).toBe(404);
  expect((await joinGroup(one.id, another.secret)).body.code).toBe("group_not_found");
});

test("[S34] limits members, lines and counts, and refuses products that the brand does not sell", async () => {
  const { id, secret, theirs } = await createGroupOfTwo();
  expect(
    (
      await putGroupLines(
        id,
        theirs.memberKey,
        Array.from({ length: 31 }, () => plov),
      )
    ).status,
  ).toBe(400);
  expect((await putGroupLines(id, theirs.memberKey, [{ ...plov, count: 1_000_000 }])).status).toBe(400);
  const unknown = { ...plov, productId: "0b0a1f6e-0000-7000-8000-000000000009" };
  expect((await putGroupLines(id, theirs.memberKey, [unknown])).body.code).toBe("product_not_found");
  expect((await startGroupOrder({ name: " ".repeat(5) })).status).toBe(400);
  expect((await startGroupOrder({ branchId: unknown.productId })).body.code).toBe("branch_not_found");
  const crowd = await Promise.all(
    Array.from({ length: 25 }, (_, at) => joinGroup(id, secret, `Mehmon ${at}`)),
  );
  expect(crowd.filter(({ status }) => status === 200)).toHaveLength(18);
  expect(crowd.find(({ status }) => status !== 200)?.body.code).toBe("group_full");
});

test("[GR-2] a group expires after three hours: it is readable but cannot be changed", async () => {
  const { id, secret, mine, theirs } = await createGroupOfTwo();
  app.clock.advance(3 * 3_600_000 + 1000);
  expect((await fetchGroup(id, secret)).body.state).toBe("EXPIRED");
  for (const late of [
    await putGroupLines(id, theirs.memberKey, [plov]),
    await setGroupState(id, mine.memberKey, "LOCKED"),
  ])
    expect(late.body.code).toBe("group_over");
  expect((await joinGroup(id, secret)).body.code).toBe("group_over");
});
