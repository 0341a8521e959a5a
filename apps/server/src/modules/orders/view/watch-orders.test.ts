import { expect, test } from "vitest";
import { DatabaseUnavailableError } from "../../../platform/database/index.ts";
import { createOrderEventWatch } from "./watch-orders.ts";

const event = { seq: 7 };

test("[OR-5] a view of one event is rendered once for each kind of board", async () => {
  const watch = createOrderEventWatch();
  let made = 0;
  const makeNumberedView = async () => ({ number: (made += 1) });
  const boards = await Promise.all([1, 2, 3].map(() => watch.share(event, "operator", makeNumberedView)));
  const kitchen = await watch.share(event, "kitchen", makeNumberedView);
  expect(boards.map(({ number }) => number)).toEqual([1, 1, 1]);
  expect(kitchen.number).toBe(2);
  expect((await watch.share({ seq: 8 }, "operator", makeNumberedView)).number).toBe(3);
});

test("[OR-5] the next board retries a view that failed", async () => {
  const watch = createOrderEventWatch();
  const lost = watch.share(event, "operator", () => Promise.reject(new Error("no database")));
  await expect(lost).rejects.toThrow("no database");
  await expect(watch.share(event, "operator", async () => "there")).resolves.toBe("there");
});

test("[OR-5] a short database outage ends no board: the shared data is read again", async () => {
  const watch = createOrderEventWatch();
  let reads = 0;
  const makeNumberedView = async () => {
    reads += 1;
    if (reads < 3) throw new DatabaseUnavailableError("no free connection");
    return "there";
  };
  const boards = [1, 2, 3].map(() => watch.share(event, "operator", makeNumberedView));
  expect(await Promise.all(boards)).toEqual(["there", "there", "there"]);
  expect(reads).toBe(3);
});
