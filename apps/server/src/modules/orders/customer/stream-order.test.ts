import { expect, test } from "vitest";
import type { Database } from "../../../platform/database/index.ts";
import { createOrderEventWatch } from "../view/watch-orders.ts";
import { streamOrder } from "./stream-order.ts";

test("[R25] a reader whose first read fails is unsubscribed", async () => {
  let stopped = 0;
  const watch = { ...createOrderEventWatch(), watchKey: () => () => void (stopped += 1) };
  const db = {
    tenantRead: () => Promise.reject(new Error("no such row")),
  } as unknown as Database;
  const clock = { now: () => new Date(), monotonic: () => 0 };
  const stream = streamOrder({ db, clock, watch, merchantId: "m", userId: "u", id: "o", lastEventId: null });
  const sink = {
    send: () => true,
    resync: () => true,
    fail: () => undefined,
    signal: new AbortController().signal,
  };
  await expect((async () => stream.source(sink))()).rejects.toThrow("no such row");
  expect(stopped).toBe(1);
});
