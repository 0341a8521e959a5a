import { expect, test } from "vitest";
import { createBrandDirectory } from "./directory.ts";
import type { BrandByLookupWord } from "./rows.ts";

const osh: BrandByLookupWord = {
  merchantId: "1",
  key: "osh",
  isActive: true,
  isDeleted: false,
  contentVersion: 1,
  name: "osh",
  page: 1,
};

function createCountedDirectory(answer: () => Promise<BrandByLookupWord[]>) {
  let now = 0;
  let reads = 0;
  const directory = createBrandDirectory(
    () => ((reads += 1), answer()),
    () => now,
  );
  return { directory, reads: () => reads, wait: (milliseconds: number) => (now += milliseconds) };
}

test("reads a brand at most once in ten seconds, also for an unknown host", async () => {
  const { directory, reads, wait } = createCountedDirectory(async () => [osh]);
  await Promise.all([directory.find(["osh"]), directory.find(["osh"])]);
  expect(await directory.find(["osh"])).toEqual([osh]);
  expect(reads()).toBe(1);
  await directory.find(["nobody"]);
  expect(await directory.find(["nobody"])).toEqual([]);
  expect(reads()).toBe(2);
  wait(10_000);
  await directory.find(["osh"]);
  expect(reads()).toBe(3);
});

test("reads the brand again after a change, even if a read was in progress", async () => {
  let answer = Promise.withResolvers<BrandByLookupWord[]>();
  const { directory, reads } = createCountedDirectory(() => answer.promise);
  const early = directory.find(["osh"]);
  directory.drop();
  answer.resolve([osh]);
  expect(await early).toEqual([osh]);
  answer = Promise.withResolvers();
  answer.resolve([{ ...osh, contentVersion: 2 }]);
  expect(await directory.find(["osh"])).toMatchObject([{ contentVersion: 2 }]);
  expect(reads()).toBe(2);
});

test("[R19] keeps serving cached brands while the database is unreachable", async () => {
  let isDown = false;
  const { directory, wait } = createCountedDirectory(async () => {
    if (isDown) throw new Error("down");
    return [osh];
  });
  await directory.find(["osh"]);
  isDown = true;
  wait(60_000);
  expect(await directory.find(["osh"])).toEqual([osh]);
  await expect(directory.find(["pizza"])).rejects.toThrow("down");
});
