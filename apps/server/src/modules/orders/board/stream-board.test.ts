import type { BoardOrder } from "@dasturxon/contract";
import { afterAll, expect, test } from "vitest";
import { branchId, CUSTOMER, pickup, placed, shop } from "../../../testing/test-shop.ts";

const app = await shop();
await app.start();
const { token } = await app.signIn(CUSTOMER);
const owner = await app.signInStaff("owner@osh");
const address = await app.http.app.listen({ port: 0, host: "127.0.0.1" });

/** A board that is open: what it was told so far. */
async function open(query: string, staff = owner): Promise<() => BoardOrder[]> {
  const stop = new AbortController();
  afterAll(() => stop.abort());
  const reply = await fetch(`${address}/api/console/v1/orders/events${query}`, {
    headers: { authorization: `Bearer ${staff}` },
    signal: stop.signal,
  });
  let text = "";
  const read = async () => {
    for await (const part of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part;
  };
  read().catch(() => undefined);
  return () =>
    [...text.matchAll(/^data: (\{.{10,})$/gm)].map(([, json = ""]) => JSON.parse(json) as BoardOrder);
}

test("[OR-5] open boards of the brand and of the branch hear of an order at once, others never", async () => {
  const brand = await open("");
  const center = await open(`?branchId=${branchId("center")}`);
  const north = await open(`?branchId=${branchId("north")}`);
  const foreign = await open("", await app.signInStaff("owner@pizza"));
  const order = await placed(app, token, pickup());
  const showing = async (statuses: string[]) => {
    for (const board of [brand, center]) {
      await expect.poll(() => board().map(({ status }) => status), { timeout: 5_000 }).toEqual(statuses);
    }
  };
  await showing(["CREATED"]);
  await app.call(`/console/v1/orders/${order.id}/accept`, { token: owner, body: { version: 1 } });
  await showing(["CREATED", "ACCEPTED"]);
  expect(brand().every(({ id }) => id === order.id)).toBe(true);
  expect(north()).toEqual([]);
  expect(foreign()).toEqual([]);
});
