import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAnswerCache, reloadContent } from "./answers.ts";
import type { QueryOptions } from "./answers.ts";
import type { ApiResult } from "./api.ts";

type PriceResult = ApiResult<number>;

/** Pending calls in the order they were sent. The test answers them. */
let sentCalls: { input: string; answer(reply: PriceResult): void }[] = [];
const lostPrice = { data: null, error: { statusCode: 0 } } as PriceResult;
const refusedPrice = { data: null, error: { statusCode: 409 } } as PriceResult;
const createPriceResult = (data: number): PriceResult => ({ data, error: null });
const createPriceAnswers = (options: QueryOptions<number> = {}) =>
  createAnswerCache(
    (input: string) => new Promise<PriceResult>((answer) => void sentCalls.push({ input, answer })),
    options,
  );
const listSentInputs = () => sentCalls.map(({ input }) => input);

/** Returns the answer that a component with this input shows. */
const viewAnswer = (answers: ReturnType<typeof createPriceAnswers>, input: string) =>
  answers.view(answers.known.get(), input);

async function resolvePrice(at: number, reply: PriceResult): Promise<void> {
  sentCalls[at]?.answer(reply);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal("document", { visibilityState: "visible" });
  sentCalls = [];
});
afterEach(() => vi.unstubAllGlobals());

test("[CH-5] a response cleared in flight is dropped and requested again", async () => {
  const prices = createPriceAnswers({ showsPrevious: true });
  prices.want("home");
  prices.clear();
  prices.want("work");
  await resolvePrice(0, createPriceResult(12_000));
  expect(viewAnswer(prices, "work")).toEqual({ data: null, error: null, isPrevious: false });
  await resolvePrice(1, refusedPrice);
  expect(viewAnswer(prices, "work").data).toBeNull();
  prices.want("home");
  expect(listSentInputs()).toEqual(["home", "work", "home"]);
});

test("[BK-8] an older response does not overwrite a newer one of the same call", async () => {
  const prices = createPriceAnswers();
  void prices.load("basket");
  void prices.reload("basket");
  await resolvePrice(1, createPriceResult(400));
  await resolvePrice(0, createPriceResult(390));
  expect(viewAnswer(prices, "basket").data).toBe(400);
});

test("subscribers are notified of a clear, also while their response is in flight", () => {
  const prices = createPriceAnswers();
  prices.clear();
  expect(prices.known.get().cleared).toBe(0);
  prices.want("home");
  prices.clear();
  expect(prices.known.get().cleared).toBe(1);
});

test("[MN-7] a change by staff reloads the displayed response, which stays until then; others are dropped", async () => {
  const prices = createPriceAnswers({ changesWith: "menu" });
  const stop = prices.watch();
  for (const [at, input] of ["small", "large"].entries()) {
    prices.want(input);
    await resolvePrice(at, createPriceResult(10));
  }
  void reloadContent("menu");
  expect(listSentInputs()).toEqual(["small", "large", "large"]);
  expect([viewAnswer(prices, "large").data, viewAnswer(prices, "small").data]).toEqual([10, null]);
  await resolvePrice(2, createPriceResult(12));
  expect(viewAnswer(prices, "large").data).toBe(12);
  stop();
  await reloadContent("menu");
  expect([listSentInputs().length, viewAnswer(prices, "large").data]).toEqual([3, null]);
});

test("until the own response arrives the newest other one is shown as the previous one", async () => {
  const prices = createPriceAnswers({ showsPrevious: true });
  prices.want("small");
  await resolvePrice(0, createPriceResult(10));
  prices.want("large");
  expect(viewAnswer(prices, "large")).toEqual({ data: 10, error: null, isPrevious: true });
  await resolvePrice(1, createPriceResult(20));
  expect(viewAnswer(prices, "large")).toEqual({ data: 20, error: null, isPrevious: false });
});

test("requests an input after its debounce time; one that changed meanwhile is not requested", () => {
  const prices = createPriceAnswers({ restMs: 300 });
  const stop = prices.want("a");
  vi.advanceTimersByTime(299);
  stop();
  prices.want("b");
  vi.advanceTimersByTime(299);
  expect(listSentInputs()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(listSentInputs()).toEqual(["b"]);
});

test("[ER-3] retries a failed response while there are subscribers, but not a refusal", async () => {
  const prices = createPriceAnswers({ retryAfterMs: 5_000 });
  const stop = prices.watch();
  prices.want("home");
  await resolvePrice(0, lostPrice);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(listSentInputs()).toEqual(["home", "home"]);
  await resolvePrice(1, refusedPrice);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listSentInputs()).toHaveLength(2);
  void prices.reload("home");
  await resolvePrice(2, lostPrice);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listSentInputs()).toHaveLength(3);
});

test("[MN-7] reloads every known response periodically while the page is visible and has subscribers", async () => {
  const prices = createPriceAnswers({ refreshEveryMs: 60_000 });
  const stops = [prices.watch(), prices.watch()];
  prices.want("menu");
  await resolvePrice(0, createPriceResult(1));
  vi.advanceTimersByTime(60_000);
  expect(listSentInputs()).toEqual(["menu", "menu"]);
  vi.stubGlobal("document", { visibilityState: "hidden" });
  vi.advanceTimersByTime(60_000);
  vi.stubGlobal("document", { visibilityState: "visible" });
  for (const stop of stops) stop();
  vi.advanceTimersByTime(60_000);
  expect(listSentInputs()).toHaveLength(2);
});
