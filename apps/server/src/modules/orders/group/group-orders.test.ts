import type { GroupOrder, Order } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { listen } from "../../../testing/listen.ts";
import { branchId, CUSTOMER, pickup, placed, productId, shop } from "../../../testing/test-shop.ts";

const app = await shop();
await app.start();
const host = await app.signIn(CUSTOMER);
const stranger = (await app.signIn("+998907777777")).token;

interface Entered {
  group: GroupOrder;
  groupSecret: string;
  memberId: string;
  memberKey: string;
  code: string;
}
type Answer = GroupOrder & { code: string };
const base = "/orders/v1/group-orders";
const plov = { productId: productId("plov"), count: 1, modifications: [] };
const cola = { productId: productId("cola"), count: 2, modifications: [] };

const begin = async (more: object = {}) =>
  app.call<Entered>(base, {
    body: { branchId: branchId("center"), serviceType: "PICK_UP", name: "Lola", ...more },
  });
const join = (id: string, groupSecret: string, name = "Ali") =>
  app.call<Entered>(`${base}/${id}/members`, { body: { groupSecret, name } });
const take = (id: string, memberKey: string, cartItems: object[]) =>
  app.call<Answer>(`${base}/${id}/lines`, { method: "PUT", body: { memberKey, cartItems } });
const set = (id: string, memberKey: string, state: string) =>
  app.call<Answer>(`${base}/${id}/state`, { body: { memberKey, state } });
const see = (id: string, groupSecret: string, more: object = {}) =>
  app.call<Answer>(`${base}/${id}?groupSecret=${groupSecret}`, more);
const ordered = (id: string, memberKey: string, orderId: string, token = host.token) =>
  app.call<Answer>(`${base}/${id}/order`, { token, body: { memberKey, orderId } });

/** A group with a host and a guest. */
async function two() {
  const { body: mine } = await begin();
  const { body: theirs } = await join(mine.group.id, mine.groupSecret);
  return { id: mine.group.id, secret: mine.groupSecret, mine, theirs };
}

test("[GR-1] a guest comes by the link under a name, puts dishes in, and all who look hear of it at once", async () => {
  const { id, secret, mine, theirs } = await two();
  const events = await listen<GroupOrder>(app, `${base}/${id}/events?groupSecret=${secret}`, "");
  expect((await take(id, theirs.memberKey, [plov, cola])).status).toBe(200);
  await expect.poll(() => events().at(-1)?.members[1]?.cartItems).toEqual([plov, cola]);
  const { body } = await see(id, secret);
  expect(body.members.map(({ name, isHost }) => [name, isHost])).toEqual([
    ["Lola", true],
    ["Ali", false],
  ]);
  // The keys are told once, and to nobody else.
  expect(JSON.stringify(body)).not.toContain(mine.memberKey.split(".")[1]);
  await take(id, theirs.memberKey, []);
  expect((await see(id, secret)).body.members[1]?.cartItems).toEqual([]);
});

test("[GR-2] a locked group takes no dishes and nobody more until it is opened; only the host does either", async () => {
  const { id, secret, mine, theirs } = await two();
  expect((await set(id, theirs.memberKey, "LOCKED")).body.code).toBe("group_not_found");
  expect((await set(id, mine.memberKey, "LOCKED")).body.state).toBe("LOCKED");
  expect((await take(id, theirs.memberKey, [plov])).body.code).toBe("group_locked");
  expect((await join(id, secret)).body.code).toBe("group_locked");
  await set(id, mine.memberKey, "OPEN");
  expect((await take(id, theirs.memberKey, [plov])).status).toBe(200);
  expect((await set(id, mine.memberKey, "CANCELED")).body.state).toBe("CANCELED");
  for (const late of [await take(id, theirs.memberKey, []), await set(id, mine.memberKey, "OPEN")])
    expect(late.body.code).toBe("group_over");
});

test("[GR-3] the host's order is split by who took what, to the sum, and told to all", async () => {
  const { id, secret, mine, theirs } = await two();
  await take(id, mine.memberKey, [plov]);
  await take(id, theirs.memberKey, [plov, cola]);
  await set(id, mine.memberKey, "LOCKED");
  const order = await placed(
    app,
    host.token,
    pickup({ cartItems: [{ ...plov, count: 2 }, cola], totalPrice: 2 * 45_000 + 18_000 + 2000 }),
  );
  const { body } = await ordered(id, mine.memberKey, order.id);
  expect(body).toMatchObject({
    state: "ORDERED",
    order: { number: order.number, totalPrice: order.totalPrice },
  });
  expect(body.shares?.map(({ dishes }) => dishes)).toEqual([45_000, 63_000]);
  expect(body.shares?.reduce((sum, { total }) => sum + total, 0)).toBe(order.totalPrice);
  expect((await see(id, secret)).body).toEqual(body);
  // Told again, it is the same; another order is not the group's.
  expect((await ordered(id, mine.memberKey, order.id)).body).toEqual(body);
  const other = await placed(app, host.token, pickup());
  expect((await ordered(id, mine.memberKey, other.id)).body.code).toBe("group_over");
});

test("[GR-3] nobody's order but the host's own is the group's, and only the host says so", async () => {
  const { id, mine, theirs } = await two();
  const theirOrder: Order = await placed(app, stranger, pickup());
  expect((await ordered(id, mine.memberKey, theirOrder.id)).body.code).toBe("not_found");
  expect((await ordered(id, theirs.memberKey, theirOrder.id, stranger)).body.code).toBe("group_not_found");
  expect((await app.call(`${base}/${id}/order`, { body: {}, method: "POST" })).status).toBe(401);
});

test("[GR-3] an order of before the group, or one that was taken back, is not the group's", async () => {
  const earlier = await placed(app, host.token, pickup());
  app.clock.advance(1_000);
  const { id, mine } = await two();
  expect((await ordered(id, mine.memberKey, earlier.id)).body.code).toBe("not_found");
  const canceled = await placed(app, host.token, pickup());
  await app.call(`/orders/v1/orders/${canceled.id}/cancel`, { token: host.token, body: {} });
  expect((await ordered(id, mine.memberKey, canceled.id)).body.code).toBe("not_found");
});

test("[GR-1] a group holds no more than one event can tell: lines and choices of all are counted", async () => {
  const { id, mine, theirs } = await two();
  const choices = (count: number) => Array.from({ length: count }, () => ({ id: plov.productId, count: 1 }));
  const full = Array.from({ length: 10 }, () => ({ ...plov, modifications: choices(20) }));
  expect((await take(id, theirs.memberKey, full)).status).toBe(200);
  expect((await take(id, mine.memberKey, full)).body.code).toBe("bad_request");
  expect((await take(id, theirs.memberKey, [{ ...plov, modifications: choices(21) }])).status).toBe(400);
});

test("[S34] a wrong secret, a key of another group, a forged one and another brand find nothing", async () => {
  const [one, another] = [await two(), await two()];
  for (const secret of ["0".repeat(32), another.secret, one.theirs.memberKey])
    expect((await see(one.id, secret)).body.code).toBe("group_not_found");
  const forged = [
    another.theirs.memberKey,
    `${one.theirs.memberId}.${"A".repeat(32)}`,
    `${one.theirs.memberId}.`,
    "nonsense",
    "'; drop table group_orders; --",
  ];
  for (const key of forged) expect((await take(one.id, key, [plov])).body.code).toBe("group_not_found");
  expect((await see(one.id, one.secret, { host: "pizza.localhost" })).status).toBe(404);
  expect((await join(one.id, another.secret)).body.code).toBe("group_not_found");
});

test("[S34] people, lines and counts have a limit, and what the brand does not sell is refused", async () => {
  const { id, secret, theirs } = await two();
  expect(
    (
      await take(
        id,
        theirs.memberKey,
        Array.from({ length: 31 }, () => plov),
      )
    ).status,
  ).toBe(400);
  expect((await take(id, theirs.memberKey, [{ ...plov, count: 1_000_000 }])).status).toBe(400);
  const unknown = { ...plov, productId: "0b0a1f6e-0000-7000-8000-000000000009" };
  expect((await take(id, theirs.memberKey, [unknown])).body.code).toBe("product_not_found");
  expect((await begin({ name: " ".repeat(5) })).status).toBe(400);
  expect((await begin({ branchId: unknown.productId })).body.code).toBe("branch_not_found");
  const crowd = await Promise.all(Array.from({ length: 25 }, (_, at) => join(id, secret, `Mehmon ${at}`)));
  expect(crowd.filter(({ status }) => status === 200)).toHaveLength(18);
  expect(crowd.find(({ status }) => status !== 200)?.body.code).toBe("group_full");
});

test("[GR-2] after three hours a group is over: it can be read and not changed", async () => {
  const { id, secret, mine, theirs } = await two();
  app.clock.advance(3 * 3_600_000 + 1000);
  expect((await see(id, secret)).body.state).toBe("EXPIRED");
  for (const late of [await take(id, theirs.memberKey, [plov]), await set(id, mine.memberKey, "LOCKED")])
    expect(late.body.code).toBe("group_over");
  expect((await join(id, secret)).body.code).toBe("group_over");
});
