import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pollBrandOpening } from "./await-opening.ts";

const page = Object.assign(new EventTarget(), {
  visibilityState: "visible",
  documentElement: { dataset: {} },
});
const onOpen = vi.fn<() => void>();
const asked = vi.fn<(url: string) => void>();
let answer: () => Response;
let stopPolling: () => void;

const brand = (isActive: boolean) => () => Response.json({ isActive });
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

function look(visibilityState: "visible" | "hidden") {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  page.visibilityState = "visible";
  answer = brand(false);
  vi.stubGlobal("document", page);
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("fetch", async (url: string) => {
    asked(url);
    return answer();
  });
  stopPolling = pollBrandOpening("osh", onOpen);
});
afterEach(() => {
  stopPolling();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("[BR-7] a blocked brand's page polls after 15 seconds and then less often, up to every two minutes", async () => {
  const times: number[] = [];
  for (let second = 1; second <= 600; second += 1) {
    const before = asked.mock.calls.length;
    await seconds(1);
    if (asked.mock.calls.length > before) times.push(second);
  }
  expect(times).toEqual([15, 45, 105, 225, 345, 465, 585]);
  expect(asked).toHaveBeenLastCalledWith("/api/users/v1/merchants/sub/osh");
  expect(onOpen).not.toHaveBeenCalled();
});

test("[BR-7] a hidden page does not poll; a visible one shows at once that the brand is open", async () => {
  look("hidden");
  await seconds(600);
  expect(asked).not.toHaveBeenCalled();
  answer = brand(true);
  look("visible");
  await seconds(0);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test("[BR-7] keeps polling offline, and if the brand is not found", async () => {
  answer = () => {
    throw new TypeError("Failed to fetch");
  };
  await seconds(30);
  answer = () => Response.json({ code: "merchant_not_found", message: "" }, { status: 404 });
  await seconds(90);
  expect(onOpen).not.toHaveBeenCalled();
  answer = brand(true);
  await seconds(150);
  expect(onOpen).toHaveBeenCalled();
});

test("[BR-7] stops polling after the page is left", async () => {
  let tell = (_: Response) => undefined as void;
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (tell = resolve)));
  await seconds(15);
  stopPolling();
  tell(brand(true)());
  await seconds(600);
  expect(onOpen).not.toHaveBeenCalled();
});
