import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { listenToEvents, listenToOrders } from "../../../testing/listen.ts";
import {
  branchIdFromKey,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  createTestShop,
} from "../../../testing/test-shop.ts";

const app = await createTestShop();
await app.start();
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
/** Opens a board. Returns the events that this board has received so far. */
const openOrderStream = (query: string, staff = owner) => listenToOrders(app, staff, query);

test("[OR-5] sends an order at once to open boards of the brand and branch, and to no others", async () => {
  const brand = await openOrderStream("");
  const center = await openOrderStream(`?branchId=${branchIdFromKey("center")}`);
  const north = await openOrderStream(`?branchId=${branchIdFromKey("north")}`);
  const foreign = await openOrderStream("", await app.signInStaff("owner@pizza"));
  const order = await postOrder(app, token, createPickupBody());
  const expectShownStatuses = async (statuses: string[]) => {
    for (const board of [brand, center]) {
      await expect.poll(() => board().map(({ status }) => status)).toEqual(statuses);
    }
  };
  await expectShownStatuses(["CREATED"]);
  await app.call(`/console/v1/orders/${order.id}/accept`, { token: owner, body: { version: 1 } });
  await expectShownStatuses(["CREATED", "ACCEPTED"]);
  expect(brand().every(({ id }) => id === order.id)).toBe(true);
  expect(north()).toEqual([]);
  expect(foreign()).toEqual([]);
  expect(await app.http.streams.text()).toMatch(/^event_delivery_seconds_count [1-9]/m);
});

test.each(["1.5", "1e400", "-1", "99999999999999999999", "abc"])(
  "[OR-5] [AP-2] sends everything again to a board that reconnects with the event id %s",
  async (number) => {
    const order = await postOrder(app, token, createPickupBody());
    const board = await openOrderStream(`?after=${number}`);
    await expect.poll(() => board().map(({ id }) => id)).toContain(order.id);
  },
);

test("[OR-5] a board with an unknown event id, as after a restored database, receives new events", async () => {
  const board = await openOrderStream("?after=9000000000");
  const order = await postOrder(app, token, createPickupBody());
  await expect.poll(() => board().map(({ id }) => id)).toContain(order.id);
});

test("[OR-5] one read of an order serves all open pages of its customer", async () => {
  const looks: number[] = [];
  for (const pages of [1, 6]) {
    const order = await postOrder(app, token, createPickupBody());
    const path = `/orders/v1/orders/${order.id}/events`;
    const opened = await Promise.all(
      Array.from({ length: pages }, () => listenToEvents<{ status: string }>(app, path, token)),
    );
    const readLastStatuses = () => opened.map((page) => page().at(-1)?.status);
    await expect.poll(readLastStatuses).toEqual(Array(pages).fill("CREATED"));
    const reading = vi.spyOn(app.db, "tenantRead");
    await app.call(`/console/v1/orders/${order.id}/accept`, { token: owner, body: { version: 1 } });
    await expect.poll(readLastStatuses).toEqual(Array(pages).fill("ACCEPTED"));
    looks.push(reading.mock.calls.length);
    reading.mockRestore();
  }
  expect(looks[1]).toBe(looks[0]);
});

test("[S12] an open board keeps its staff session alive", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const cook = await app.signInStaff("kitchen@osh");
  const closed = await app.signInStaff("kitchen@osh");
  await openOrderStream("", cook);
  const countUsedSessions = async () =>
    app.db.tenant(app.osh, async (tx) => {
      const { rows } = await sql`select from staff_sessions where last_used_at = ${app.clock.now()}`.execute(
        tx,
      );
      return rows.length;
    });
  for (let beats = 0; beats < 2; beats += 1) {
    app.clock.advance(7 * 3_600_000);
    vi.advanceTimersByTime(12_000);
    await expect.poll(countUsedSessions).toBe(1);
  }
  const fetchAccountStatus = async (session: string) =>
    (await app.call("/console/v1/me", { token: session })).status;
  expect([await fetchAccountStatus(cook), await fetchAccountStatus(closed)]).toEqual([200, 401]);
});

test("[CH-2, BR-7] an open console receives a pause of its brand at once; another brand's console and an open store do not", async () => {
  const busy = await app.signInStaff("owner@osh");
  await openOrderStream("", busy);
  const readEvents = async (path: string, headers: Record<string, string>) => {
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    const { body } = await fetch(`${app.http.app.listeningOrigin}/api${path}`, {
      headers,
      signal: stop.signal,
    });
    let text = "";
    const readEventText = async () => {
      for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) text += part;
    };
    readEventText().catch(() => undefined);
    return () => text;
  };
  const openBoardEvents = (staff: string) =>
    readEvents("/console/v1/events", { authorization: `Bearer ${staff}` });
  const countBrandEvents = (text: string) => text.split("event: brand\n").length - 1;
  const [own, foreign] = [
    await openBoardEvents(busy),
    await openBoardEvents(await app.signInStaff("owner@pizza")),
  ];
  const store = await readEvents("/support/v1/merchant/content/events", { "merchant-id": app.osh });
  const body = { kind: "BUSY", branchId: null, until: null, extraMinutes: 10 };
  const { id } = (await app.call<{ id: string }>("/console/v1/pauses", { token: busy, body })).body;
  await expect.poll(() => countBrandEvents(own())).toBe(1);
  await app.call(`/console/v1/pauses/${id}`, { token: busy, method: "DELETE" });
  await expect.poll(() => countBrandEvents(own())).toBe(2);
  await expect.poll(store).toContain('"pauses"');
  expect([foreign(), store()].map(countBrandEvents)).toEqual([0, 0]);
});
