import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pollBrandOpening } from "./await-opening.ts";

const fakeDocument = Object.assign(new EventTarget(), {
  visibilityState: "visible",
  documentElement: { dataset: {} },
});
const onOpen = vi.fn<() => void>();
const requestMock = vi.fn<(url: string) => void>();
let createReply: () => Response;
let stopPolling: () => void;

const createBrandReply = (isActive: boolean) => () => Response.json({ isActive });
const advanceSeconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

function setVisibility(visibilityState: "visible" | "hidden") {
  fakeDocument.visibilityState = visibilityState;
  fakeDocument.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  fakeDocument.visibilityState = "visible";
  createReply = createBrandReply(false);
  vi.stubGlobal("document", fakeDocument);
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("fetch", async (url: string) => {
    requestMock(url);
    return createReply();
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
    const before = requestMock.mock.calls.length;
    await advanceSeconds(1);
    if (requestMock.mock.calls.length > before) times.push(second);
  }
  expect(times).toEqual([15, 45, 105, 225, 345, 465, 585]);
  expect(requestMock).toHaveBeenLastCalledWith("/api/users/v1/merchants/sub/osh");
  expect(onOpen).not.toHaveBeenCalled();
});

test("[BR-7] a hidden page does not poll; a visible one shows at once that the brand is open", async () => {
  setVisibility("hidden");
  await advanceSeconds(600);
  expect(requestMock).not.toHaveBeenCalled();
  createReply = createBrandReply(true);
  setVisibility("visible");
  await advanceSeconds(0);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test("[BR-7] keeps polling offline, and if the brand is not found", async () => {
  createReply = () => {
    throw new TypeError("Failed to fetch");
  };
  await advanceSeconds(30);
  createReply = () => Response.json({ code: "merchant_not_found", message: "" }, { status: 404 });
  await advanceSeconds(90);
  expect(onOpen).not.toHaveBeenCalled();
  createReply = createBrandReply(true);
  await advanceSeconds(150);
  expect(onOpen).toHaveBeenCalled();
});

test("[BR-7] stops polling after the page is left", async () => {
  let resolveReply = (_: Response) => undefined as void;
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (resolveReply = resolve)));
  await advanceSeconds(15);
  stopPolling();
  resolveReply(createBrandReply(true)());
  await advanceSeconds(600);
  expect(onOpen).not.toHaveBeenCalled();
});
