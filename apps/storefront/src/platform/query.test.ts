import { beforeEach, expect, test, vi } from "vitest";
import type { Result } from "./api.ts";
import { query } from "./query.ts";
import type { QueryOptions } from "./answers.ts";

interface Menu {
  version: number;
}

const ask = vi.fn<(id: string) => Promise<Result<Menu>>>();
const lost = { data: null, error: { statusCode: 0 } } as Result<Menu>;
const menuOf = (version: number): Result<Menu> => ({ data: { version }, error: null });
const make = (options?: QueryOptions<Menu>) => query(ask, options);

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  ask.mockReset();
});

test("everybody who asks at once waits for one call; what came is not asked for again", async () => {
  const menus = make();
  ask.mockResolvedValue(menuOf(1));
  expect(await Promise.all([menus.load("osh"), menus.load("osh")])).toEqual([{ version: 1 }, { version: 1 }]);
  await menus.load("osh");
  expect(ask).toHaveBeenCalledTimes(1);
  await menus.load("lagmon");
  await menus.reload("osh");
  expect(ask).toHaveBeenCalledTimes(3);
});

test("an answer that is not fresh any more is asked for again", async () => {
  const menus = make({ freshForMs: 60_000 });
  ask.mockResolvedValue(menuOf(1));
  await menus.load("osh");
  vi.setSystemTime(59_999);
  await menus.load("osh");
  expect(ask).toHaveBeenCalledTimes(1);
  vi.setSystemTime(60_000);
  await menus.load("osh");
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a failed call leaves the last good answer, says why, and the next one asks again", async () => {
  const menus = make();
  ask.mockResolvedValueOnce(lost);
  expect(await menus.load("osh")).toBeNull();
  ask.mockResolvedValueOnce(menuOf(1));
  expect(await menus.load("osh")).toEqual({ version: 1 });
  ask.mockResolvedValueOnce(lost);
  expect(await menus.reload("osh")).toEqual({ version: 1 });
  expect(menus.get("osh")).toMatchObject({ data: { version: 1 }, error: { statusCode: 0 } });
});

test("what says nothing new leaves what is shown as it is, and counts as fresh", async () => {
  const menus = make({ freshForMs: 60_000, isSame: (now, next) => now.version === next.version });
  ask.mockImplementation(() => Promise.resolve(menuOf(1)));
  const first = await menus.load("osh");
  vi.setSystemTime(50_000);
  expect(await menus.reload("osh")).toBe(first);
  vi.setSystemTime(100_000);
  await menus.load("osh");
  expect(ask).toHaveBeenCalledTimes(2);
});

test("only as many answers are remembered as asked for, the oldest goes; forgotten ones are asked for again", async () => {
  const menus = make({ kept: 2 });
  ask.mockResolvedValue(menuOf(1));
  for (const id of ["a", "b", "c"]) await menus.load(id);
  expect(["a", "b", "c"].map((id) => menus.get(id).data !== null)).toEqual([false, true, true]);
  menus.clear();
  expect(menus.get("c").data).toBeNull();
});

test("a change is shown before the server knows it, and only where there is something to change", async () => {
  const menus = make();
  ask.mockResolvedValue(menuOf(1));
  await menus.load("osh");
  menus.change("osh", () => ({ version: 2 }));
  menus.change("lagmon", () => ({ version: 2 }));
  expect([menus.get("osh").data, menus.get("lagmon").data]).toEqual([{ version: 2 }, null]);
});
