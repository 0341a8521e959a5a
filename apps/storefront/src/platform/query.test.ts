import { beforeEach, expect, test, vi } from "vitest";
import type { ApiResult } from "./api.ts";
import { createQuery } from "./query.ts";
import type { QueryOptions } from "./answers.ts";

interface Menu {
  version: number;
}

const requestMock = vi.fn<(id: string) => Promise<ApiResult<Menu>>>();
const lostReply = { data: null, error: { statusCode: 0 } } as ApiResult<Menu>;
const createMenuAnswer = (version: number): ApiResult<Menu> => ({ data: { version }, error: null });
const createMenuQuery = (options?: QueryOptions<Menu>) => createQuery(requestMock, options);

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  requestMock.mockReset();
});

test("concurrent callers share one call, and the result is cached", async () => {
  const menus = createMenuQuery();
  requestMock.mockResolvedValue(createMenuAnswer(1));
  expect(await Promise.all([menus.load("osh"), menus.load("osh")])).toEqual([{ version: 1 }, { version: 1 }]);
  await menus.load("osh");
  expect(requestMock).toHaveBeenCalledTimes(1);
  await menus.load("lagmon");
  await menus.reload("osh");
  expect(requestMock).toHaveBeenCalledTimes(3);
});

test("requests a stale response again", async () => {
  const menus = createMenuQuery({ freshForMs: 60_000 });
  requestMock.mockResolvedValue(createMenuAnswer(1));
  await menus.load("osh");
  vi.setSystemTime(59_999);
  await menus.load("osh");
  expect(requestMock).toHaveBeenCalledTimes(1);
  vi.setSystemTime(60_000);
  await menus.load("osh");
  expect(requestMock).toHaveBeenCalledTimes(2);
});

test("a failed call keeps the last response, returns the reason, and the next call retries", async () => {
  const menus = createMenuQuery();
  requestMock.mockResolvedValueOnce(lostReply);
  expect(await menus.load("osh")).toBeNull();
  requestMock.mockResolvedValueOnce(createMenuAnswer(1));
  expect(await menus.load("osh")).toEqual({ version: 1 });
  requestMock.mockResolvedValueOnce(lostReply);
  expect(await menus.reload("osh")).toEqual({ version: 1 });
  expect(menus.get("osh")).toMatchObject({ data: { version: 1 }, error: { statusCode: 0 } });
});

test("an equal response does not notify subscribers and counts as fresh", async () => {
  const menus = createMenuQuery({ freshForMs: 60_000, isSame: (now, next) => now.version === next.version });
  requestMock.mockImplementation(() => Promise.resolve(createMenuAnswer(1)));
  const first = await menus.load("osh");
  vi.setSystemTime(50_000);
  expect(await menus.reload("osh")).toBe(first);
  vi.setSystemTime(100_000);
  await menus.load("osh");
  expect(requestMock).toHaveBeenCalledTimes(2);
});

test("caches a limited number of responses, evicts the oldest, and requests evicted ones again", async () => {
  const menus = createMenuQuery({ kept: 2 });
  requestMock.mockResolvedValue(createMenuAnswer(1));
  for (const id of ["a", "b", "c"]) await menus.load(id);
  expect(["a", "b", "c"].map((id) => menus.get(id).data !== null)).toEqual([false, true, true]);
  menus.clear();
  expect(menus.get("c").data).toBeNull();
});

test("shows a change optimistically, and only if there is data to change", async () => {
  const menus = createMenuQuery();
  requestMock.mockResolvedValue(createMenuAnswer(1));
  await menus.load("osh");
  menus.change("osh", () => ({ version: 2 }));
  menus.change("lagmon", () => ({ version: 2 }));
  expect([menus.get("osh").data, menus.get("lagmon").data]).toEqual([{ version: 2 }, null]);
});
